import { expect, test } from 'vitest';
import { businessDay, endOfBusinessDay } from './business-day.ts';

const at = (time: string) => Date.parse(`2026-11-${time}+05:00`);

test('the night until six belongs to the day before (R-PAUSE-6)', () => {
  expect(['20T23:59:59', '21T00:00:00', '21T05:59:59', '21T06:00:00'].map((time) => businessDay(at(time)))).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('a day ends at six in the morning, also for who asks after midnight (R-PAUSE-6)', () => {
  expect(['20T22:00:00', '21T00:30:00'].map((time) => endOfBusinessDay(at(time)))).toEqual([at('21T06:00:00'), at('21T06:00:00')]);
});
