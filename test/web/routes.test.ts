import { expect, test } from 'vitest';
import { type Route, routeOf } from '../../web/routes.ts';

for (const [path, route] of [
  ['/', { page: 'play' }],
  ['/d/1', { page: 'day', number: 1 }],
  ['/d/334', { page: 'day', number: 334 }],
  ['/review/334', { page: 'review', number: 334, id: null }],
  ['/review/334/abcdefghijklmno_', { page: 'review', number: 334, id: 'abcdefghijklmno_' }],
  ['/watch/334/abcdefghijklmno_', { page: 'watch', number: 334, id: 'abcdefghijklmno_' }],
  ['/board', { page: 'board' }],
  ['/record', { page: 'record' }],
  ['/rules', { page: 'rules' }],
  ['/explore', { page: 'explore' }],
  ['/train', { page: 'train' }],
  ['/sheet', { page: 'sheet' }],
  ['/games', { page: 'games' }],
  ['/s/abcdefghijklmnopqrstu_', { page: 'shared', sheet: 'abcdefghijklmnopqrstu_' }],
  ['/s/short', { page: 'missing' }],
] satisfies [string, Route][]) {
  test(`${path} is a page`, () => {
    expect(routeOf(path)).toEqual(route);
  });
}

for (const path of [
  '/d/0',
  '/d/007',
  '/d/-1',
  '/d/1.5',
  '/d/1234567',
  '/d/',
  '/board/',
  '/missing',
  '/toString',
  '/d/1/x',
  '/d/1/abcdefghijklmno_',
  '/watch/1',
  '/review/0',
  '/review/1/x',
  '',
]) {
  test(`${path || 'no path'} is no page`, () => {
    expect(routeOf(path)).toEqual({ page: 'missing' });
  });
}
