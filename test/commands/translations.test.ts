import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const locales = join(root, 'web/locales');
const config = JSON.parse(readFileSync(join(locales, 'lit-localize.json'), 'utf8'));
const languages: string[] = config.targetLocales;

let copy: string;

/** Extracts the texts of the source into a copy of the translations. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'trece-locales-'));
  cpSync(join(locales, 'xliff'), join(copy, 'xliff'), { recursive: true });
  const here = { ...config, tsConfig: join(root, 'web/tsconfig.json') };
  writeFileSync(join(copy, 'lit-localize.json'), JSON.stringify(here));
  const command = join(root, 'node_modules/.bin/lit-localize');
  const args = ['extract', '--config', join(copy, 'lit-localize.json')];
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

for (const language of languages) {
  test(`${language} has exactly the texts of the source`, () => {
    const file = `xliff/${language}.xlf`;
    const extracted = readFileSync(join(copy, file), 'utf8');
    expect(readFileSync(join(locales, file), 'utf8')).toBe(extracted);
  });

  test(`${language} translates every text`, () => {
    const units = unitsOf(readFileSync(join(locales, `xliff/${language}.xlf`), 'utf8'));
    expect(units.length).toBeGreaterThan(100);
    expect(units.filter(({ target }) => target.trim() === '')).toEqual([]);
  });

  test(`${language} keeps every number and name within its texts`, () => {
    const units = unitsOf(readFileSync(join(locales, `xliff/${language}.xlf`), 'utf8'));
    const broken = units.filter(({ source, target }) => {
      return placeholdersOf(source).join() !== placeholdersOf(target).join();
    });
    expect(broken).toEqual([]);
  });
}

function unitsOf(xliff: string): { source: string; target: string }[] {
  const units = xliff.match(/<trans-unit [\s\S]*?<\/trans-unit>/g) ?? [];
  return units.map((unit) => ({ source: inner(unit, 'source'), target: inner(unit, 'target') }));
}

function inner(unit: string, tag: string): string {
  return unit.match(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`))?.[1] ?? '';
}

function placeholdersOf(text: string): string[] {
  return (text.match(/<x [^>]*\/>/g) ?? []).toSorted();
}
