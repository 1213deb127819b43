import { formatBase64url, parseBase64url } from './base64url.ts';
import type { Cursor } from './db/entries.ts';
import type { SkillCursor } from './db/skill-board.ts';

/** A cursor as a client carries it, of `A-Za-z0-9_-`. */
export function formatCursor({ total, at, id }: Cursor): string {
  return formatBase64url(new TextEncoder().encode(`${total}.${at}.${id}`));
}

/** Reads a cursor; null for anything that `formatCursor` cannot have written. */
export function parseCursor(text: string): Cursor | null {
  const [, total, at, id] =
    /^(\d{1,4})\.(\d{1,15})\.([\w-]{16})$/.exec(parseBase64url(text) ?? '') ?? [];
  return id === undefined ? null : { total: Number(total), at: Number(at), id };
}

/** A skill board's cursor as a client carries it, of `A-Za-z0-9_-`. */
export function formatSkillCursor({ lost, at, id }: SkillCursor): string {
  return formatBase64url(new TextEncoder().encode(`lost.${lost}.${at}.${id}`));
}

/** Reads a skill board's cursor; null for anything that `formatSkillCursor` cannot have written. */
export function parseSkillCursor(text: string): SkillCursor | null {
  const [, lost, at, id] =
    /^lost\.(\d{1,6})\.(\d{1,15})\.([\w-]{16})$/.exec(parseBase64url(text) ?? '') ?? [];
  return id === undefined ? null : { lost: Number(lost), at: Number(at), id };
}
