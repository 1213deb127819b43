import { afterEach, expect, test } from 'vitest';
import { addAnswer, readTraining } from '../../web/state/training-record.ts';

afterEach(() => localStorage.clear());

test('training is kept on the device, row by row', () => {
  let record = readTraining();
  for (const lost of [0, 0, 1.25, 0]) record = addAnswer(record, lost);
  expect(record).toEqual({ answered: 4, best: 3, lost: 1.25, row: 1, longestRow: 2 });
  expect(readTraining()).toEqual(record);
});

for (const kept of ['', '1,2', 'a,b,c,d,e', '-1,0,0,0,0', '1,2,3,4,5,6']) {
  test(`a record that reads ${JSON.stringify(kept)} is begun anew`, () => {
    localStorage.setItem('trece:training', kept);
    expect(readTraining().answered).toBe(0);
  });
}
