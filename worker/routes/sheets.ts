import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import { cardFault } from '../../engine/sheet/card-fault.ts';
import { formatBase64url } from '../base64url.ts';
import type { AppContext, AppHandler, Services, WithBody } from '../context.ts';
import { findSheet, removeSheet, type SavedSheet, saveSheet } from '../db/sheets.ts';
import { hashToken } from '../player-token.ts';
import { type ProblemCode, problem } from '../problems.ts';
import { SHEETS_KEPT } from '../sheet-time.ts';
import { shownName } from '../shown-name.ts';
import type { SheetAnswer, SheetBody, SheetGame, SheetKeyBody, SheetLinkAnswer } from '../wire.ts';

/** Chance of 128 bits: whoever was not told a sheet's address does not find it. */
const ID_BYTES = 16;

/** Saves a finished sheet under a link that cannot be guessed: 201, and with the same key again 200. */
export function addSheet({ db, limits, random }: Services) {
  return async (c: WithBody<SheetBody>): Promise<Response> => {
    const { key, game } = c.req.valid('json');
    const isWithin = await limits.sheet(c.req.header('cf-connecting-ip'));
    if (!isWithin) return problem(c, 'too-many-calls');
    const fault = faultOf(game);
    if (fault) return problem(c, fault);
    const sheet = { id: formatBase64url(random(ID_BYTES)), game, savedAt: c.var.now };
    const { saved, isNew } = await saveSheet(db, { ...sheet, keyHash: await hashToken(key) });
    return c.json(linkOf(c, saved), isNew ? 201 : 200);
  };
}

/** A sheet for whoever has its link; names are judged anew whenever they are shown. */
export function showSheet({ db }: Services): AppHandler {
  return async (c) => {
    const sheet = await findSheet(db, c.req.param('id') ?? '');
    if (!sheet || c.var.now >= sheet.savedAt + SHEETS_KEPT) return problem(c, 'not-found');
    const seats = sheet.game.seats.map((seat) => ({ ...seat, name: shownName(seat.name, false) }));
    const answer = {
      ...linkOf(c, sheet),
      game: { ...sheet.game, seats },
      verified: false,
    } as const;
    return c.json(answer satisfies SheetAnswer);
  };
}

/** Removes a sheet for the device that saved it. */
export function dropSheet({ db }: Services) {
  return async (c: WithBody<SheetKeyBody>): Promise<Response> => {
    const keyHash = await hashToken(c.req.valid('json').key);
    const isRemoved = await removeSheet(db, c.req.param('id') ?? '', keyHash);
    return isRemoved ? c.json({}) : problem(c, 'not-found');
  };
}

/** Why no game by its rules can have ended so, or null. */
function faultOf({ rules: name, seats }: SheetGame): ProblemCode | null {
  const rules = OFFERED_RULES.get(name);
  if (!rules) return 'unsupported-rules';
  const isEndedEarly = seats.some(({ wonAtOnce }) => wonAtOnce === true);
  for (const seat of seats) {
    const fault = cardFault(rules, seat, seat.total);
    if (fault) return fault === 'total-mismatch' ? fault : 'impossible-card';
    if (!isEndedEarly && seat.scores.includes(null)) return 'impossible-card';
  }
  return null;
}

function linkOf(c: AppContext, { id, savedAt }: SavedSheet): SheetLinkAnswer {
  return { id, url: new URL(`/s/${id}`, c.req.url).href, keptUntil: savedAt + SHEETS_KEPT };
}
