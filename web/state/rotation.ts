import type { RecoveryAnswer } from '../../worker/wire.ts';
import { Refusal } from '../api.ts';
import { rotateRecoveryCode } from '../player-api.ts';
import { readSetting, writeSetting } from './settings.ts';

/** One tab at a time: a second one must find the change over, not make another. */
const LOCK = 'trece:rotation';
const SECRET_BYTES = 32;

/** The secret of the change under way, where the device stores none. */
let kept: string | null = null;

/** A new code; the old one and every other device end. Where the answer is lost, call it again. */
export function changeCode(): Promise<RecoveryAnswer> {
  return navigator.locks.request(LOCK, () => change(underWay() ?? drawSecret()));
}

/** Ends a change of code that an earlier visit or another tab began, if there is one. */
export function finishRotation(): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const secret = underWay();
    if (secret === null) return;
    try {
      await change(secret);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  });
}

/** Keeps the secret until there is an answer for good. */
async function change(secret: string): Promise<RecoveryAnswer> {
  keep(secret);
  try {
    const answer = await rotateRecoveryCode(secret);
    keep(null);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) keep(null);
    throw error;
  }
}

function underWay(): string | null {
  return readSetting('rotation') ?? kept;
}

function keep(secret: string | null): void {
  kept = secret;
  writeSetting('rotation', secret);
}

/** Random bits in base64url, without the padding. */
function drawSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const text = btoa(String.fromCharCode(...bytes)).replace('=', '');
  return text.replaceAll('+', '-').replaceAll('/', '_');
}
