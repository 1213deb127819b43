// The calls by which a finished sheet is passed on (worker/http.md).
import type { SheetAnswer, SheetBody, SheetLinkAnswer } from '../worker/wire.ts';
import { call } from './api.ts';

/** Saves a sheet; with the same key again it is the same link. */
export function saveSheet(sheet: SheetBody): Promise<SheetLinkAnswer> {
  return call('POST', '/api/sheets', sheet);
}

export function fetchSheet(id: string): Promise<SheetAnswer> {
  return call('GET', `/api/sheets/${id}`);
}

/** Removes the sheet that was saved with this key. */
export function removeSheet(id: string, key: string): Promise<unknown> {
  return call('DELETE', `/api/sheets/${id}`, { key });
}
