import { readSetting, writeSetting } from './settings.ts';

/** How training went on this device. */
export interface TrainingRecord {
  readonly answered: number;
  /** Answers that lost nothing. */
  readonly best: number;
  /** Points lost in all answers. */
  readonly lost: number;
  /** Best answers in a row, up to now, and at most. */
  readonly row: number;
  readonly longestRow: number;
}

const NONE: TrainingRecord = { answered: 0, best: 0, lost: 0, row: 0, longestRow: 0 };

/** The record as kept; an empty one where nothing, or nothing readable, is. */
export function readTraining(): TrainingRecord {
  const numbers = (readSetting('training') ?? '').split(',').map(Number);
  const [answered, best, lost, row, longestRow] = numbers;
  if (numbers.length !== 5 || numbers.some((value) => !(value >= 0))) return NONE;
  return {
    answered: answered!,
    best: best!,
    lost: lost!,
    row: row!,
    longestRow: longestRow!,
  };
}

/** The record with one more answer, kept on the device. */
export function addAnswer(record: TrainingRecord, lost: number): TrainingRecord {
  const isBest = lost === 0;
  const row = isBest ? record.row + 1 : 0;
  const after = {
    answered: record.answered + 1,
    best: record.best + (isBest ? 1 : 0),
    lost: record.lost + lost,
    row,
    longestRow: Math.max(row, record.longestRow),
  };
  const { answered, best, longestRow } = after;
  writeSetting('training', [answered, best, after.lost.toFixed(4), row, longestRow].join(','));
  return after;
}
