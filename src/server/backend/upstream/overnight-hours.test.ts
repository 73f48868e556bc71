import { expect, test, vi } from 'vitest';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { createOvernightHours } from './overnight-hours.ts';

test('hours that end before they start last past midnight, and a warning is logged once', () => {
  const log = { warn: vi.fn() };
  const read = createOvernightHours(log);
  const hoursOf = (start: number, end: number) => read({ id: '1', name: 'Чорсу', hours: { start, end } } as Restaurant).hours;
  expect([hoursOf(600, 120), hoursOf(600, 120)]).toEqual([
    { start: 600, end: 1560 },
    { start: 600, end: 1560 },
  ]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ restaurant: '1', name: 'Чорсу', start: 600, end: 120 }, expect.any(String));
  for (const [start, end] of [
    [540, 1380],
    [600, 1560],
    [1440, 2880],
    [0, 120],
    [600, 0],
    [600, 600],
  ] as const)
    expect(hoursOf(start, end)).toEqual({ start, end });
  expect(log.warn).toHaveBeenCalledOnce();
});
