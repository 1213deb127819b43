import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { formatRoll, parseRolls } from '../../engine/dice.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import { parseSeed } from '../fairness.ts';
import type { CheckedDay, CheckedGame } from '../state/checked-day.ts';
import { number } from '../words.ts';
import './game-turns.ts';

/** Whether nothing of a checked day is wrong. */
export function isSound({ check, outcome, games }: CheckedDay): boolean {
  return check.commitment && check.dice && outcome !== 'broken' && games.every(isRight);
}

/** What was checked, step by step, and the lines to do the same without this page. */
export function renderSteps(checked: CheckedDay): TemplateResult {
  const { challenge, check, games } = checked;
  return html`<ol class="steps">
      ${renderStep(check.commitment, msg('El SHA-256 de la semilla es el compromiso del día.'), challenge.commitment)}
      ${renderRemembered(checked)}
      ${renderStep(check.dice, msg('Los 195 dados salen de esa semilla, uno a uno.'), check.dealt)}
      ${games.map((game) => renderGame(checked, game))}
    </ol>
    ${renderTurns(checked)} ${parseSeed(challenge.seed) ? renderLines(checked) : nothing}`;
}

/** Only a device that kept the commitment can say that it was there before the seed. */
function renderRemembered({ challenge, remembered, outcome }: CheckedDay): TemplateResult {
  if (remembered === null)
    return renderStep(
      null,
      msg(
        'Este navegador no guardó el compromiso antes de publicarse la semilla; aquí no se puede saber desde cuándo estaba.',
      ),
    );
  if (remembered === challenge.commitment)
    return renderStep(
      true,
      msg('Es el publicado de antemano: este navegador lo guardó antes de conocerse la semilla.'),
      remembered,
    );
  if (outcome === 'replaced')
    return renderStep(
      null,
      msg(
        'Este navegador guardó otro compromiso, que se cambió antes de abrir el día; el cambio consta abajo.',
      ),
      remembered,
    );
  return renderStep(
    false,
    msg('No es el compromiso que este navegador guardó antes de conocerse la semilla.'),
    remembered,
  );
}

function renderGame({ challenge }: CheckedDay, game: CheckedGame): TemplateResult {
  const watch = `/watch/${challenge.number}/${game.entry.id}`;
  return renderStep(isRight(game), html`${wordsOfGame(game)} <a href=${watch}>${msg('Verla')}</a>`);
}

function wordsOfGame({ entry, claimed, scored }: CheckedGame): TemplateResult {
  const name = html`<bdi>${entry.name || msg('Anónimo')}</bdi>`;
  const onBoard = number(claimed);
  if (typeof scored !== 'number') {
    const code = html`<code>${scored.code}</code>`;
    const turn = scored.turn === undefined ? '–' : number(scored.turn + 1);
    return msg(
      html`La partida de ${name} no vale con estos dados (${code}, turno ${turn}); la clasificación dice ${onBoard}.`,
    );
  }
  const total = number(scored);
  return scored === claimed
    ? msg(
        html`La partida de ${name}, repetida jugada a jugada, suma ${total}, como dice la clasificación.`,
      )
    : msg(
        html`La partida de ${name}, repetida jugada a jugada, suma ${total}, pero la clasificación dice ${onBoard}.`,
      );
}

/** Every roll and choice of the game, where a single one that can be played was checked. */
function renderTurns({ challenge, check, games }: CheckedDay) {
  const [game, ...others] = games;
  if (!game?.entry.transcript || others.length > 0 || typeof game.scored !== 'number')
    return nothing;
  const attempt: AttemptAnswer = {
    day: challenge.day,
    step: 0,
    rolls: parseRolls(check.dealt)!.map(formatRoll),
    turns: game.entry.transcript.turns,
    finished: true,
  };
  return html`<details>
    <summary>${msg('Jugada a jugada')}</summary>
    <game-turns .attempt=${attempt}></game-turns>
  </details>`;
}

function renderLines({ challenge: { seed }, games: [game] }: CheckedDay): TemplateResult {
  return html`<p>${msg('Lo mismo, en tu terminal y sin nosotros: primero el compromiso, luego los primeros dados (bytes menores que 252; cara = byte % 6 + 1).')}</p>
    <pre>printf ${seed} | xxd -r -p | openssl dgst -sha256
printf trece:dice:v1:0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:${seed}</pre>
    ${
      game
        ? html`<p>${msg('Y una partida entera con el verificador del proyecto:')}</p>
            <pre>echo ${quoted(auditLine(seed, game))} | npm run -s audit</pre>`
        : nothing
    }`;
}

function auditLine(seed: string, { entry, claimed }: CheckedGame): string {
  return JSON.stringify({ seed, transcript: entry.transcript, total: claimed });
}

/** A text for a shell, whatever is in it: what the server sent is not to be run by the reader. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function isRight({ scored, claimed }: CheckedGame): boolean {
  return scored === claimed;
}

/** One step: right, wrong, or null where this browser cannot tell. */
function renderStep(
  right: boolean | null,
  words: string | TemplateResult,
  value?: string,
): TemplateResult {
  return html`<li class=${right === false ? 'wrong' : nothing}>
    ${
      right === null
        ? html`<span class="mark" aria-hidden="true">·</span>`
        : html`<span class="mark">${right ? '✓' : '✗'}<span class="unseen">${right ? msg('Correcto:') : msg('No coincide:')}</span></span>`
    }
    <span>${words}</span>
    ${value ? html`<code>${value}</code>` : nothing}
  </li>`;
}
