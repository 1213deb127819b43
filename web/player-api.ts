// The calls by which a person manages who they are (worker/http.md); not needed to play.
import type { ExportAnswer, PlayerAnswer, RecoveryAnswer, RotationBody } from '../worker/wire.ts';
import { call } from './api.ts';

export function renamePlayer(name: string): Promise<PlayerAnswer> {
  return call('PATCH', '/api/me', { name });
}

/** The code by which another device becomes this player. */
export function fetchRecoveryCode(): Promise<RecoveryAnswer> {
  return call('POST', '/api/me/recovery', {});
}

/** A new code; the old one and every other device end. With the same `repeat` again, the same. */
export function rotateRecoveryCode(repeat: string): Promise<RecoveryAnswer> {
  return call('POST', '/api/me/recovery/rotate', { repeat } satisfies RotationBody);
}

/** This device becomes the player of a code. */
export function recoverPlayer(code: string): Promise<unknown> {
  return call('POST', '/api/me/recover', { code });
}

/** Removes the player: name, history and links. */
export function forgetPlayer(): Promise<unknown> {
  return call('DELETE', '/api/me', {});
}

/** Everything that the server holds of the player. */
export function fetchExport(): Promise<ExportAnswer> {
  return call('GET', '/api/me/export');
}
