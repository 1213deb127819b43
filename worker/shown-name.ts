import { parseName } from './names.ts';

/** Judgements kept in memory: a board is read more often than names change. */
const MOST = 10_000;

const judged = new Map<string, boolean>();

/**
 * A name as others see it: empty, which the page reads as anonymous, where it would be refused
 * today. So a longer list works backwards. Names made up by us pass without being judged.
 */
export function shownName(name: string, generated: boolean): string {
  if (generated || name === '') return name;
  const known = judged.get(name);
  if (known !== undefined) return known ? name : '';
  const passes = typeof parseName(name) === 'object';
  if (judged.size >= MOST) judged.clear();
  judged.set(name, passes);
  return passes ? name : '';
}
