// First load: small choices kept on the device.

/** What a person may choose; each is one text in the device's storage. */
export type Setting =
  | 'language'
  | 'theme'
  | 'final-place-seen'
  | 'move'
  | 'commitments'
  | 'rotation'
  | 'training'
  | 'squares';

const PREFIX = 'trece:';

/** The stored text, or null: nothing chosen, or storage forbidden (private windows, policies). */
export function readSetting(setting: Setting): string | null {
  return withStorage((storage) => storage.getItem(PREFIX + setting)) ?? null;
}

/** Stores a text, or removes it for null. Where storage is forbidden or full the choice lasts for this visit only. */
export function writeSetting(setting: Setting, value: string | null): void {
  withStorage((storage) => {
    if (value === null) storage.removeItem(PREFIX + setting);
    else storage.setItem(PREFIX + setting, value);
  });
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
