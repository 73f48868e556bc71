import { expect, test } from 'vitest';
import type { OrderStatus } from './order-status.ts';
import { standingSteps, statusBefore, stepBackMs } from './step-back.ts';

const noon = Date.parse('2026-11-30T07:00:00Z');
const order = (...steps: readonly (readonly [OrderStatus, string])[]) => ({
  status: steps.at(-1)?.[0] ?? ('created' as const),
  orderTypeId: 200 as const,
  history: steps.map(([status, by], index) => ({ status, by, at: new Date(noon + (index - steps.length + 1) * 60_000).toISOString() })),
});

test('the last step of staff is taken back within two minutes, to the status before it (R-STATUS-12)', () => {
  const cooking = order(['created', 'customer'], ['confirmed', 'staff'], ['cooking', 'staff:Anvar']);
  expect(statusBefore(cooking, noon + stepBackMs - 1)).toBe('confirmed');
  expect(statusBefore(cooking, noon + stepBackMs)).toBeNull();
  expect(statusBefore(order(['created', 'customer'], ['ready', 'staff']), noon)).toBe('created');
});

test('what is handed over, canceled or not moved by staff is not taken back, and neither is a step back', () => {
  expect(statusBefore(order(['created', 'customer']), noon)).toBeNull();
  expect(statusBefore(order(['awaiting_payment', 'customer'], ['created', 'system']), noon)).toBeNull();
  expect(statusBefore(order(['created', 'customer'], ['confirmed', 'system']), noon)).toBeNull();
  for (const end of ['picked_up', 'completed', 'cancelled'] as const)
    expect(statusBefore(order(['created', 'customer'], ['ready', 'staff'], [end, 'staff']), noon), end).toBeNull();
  expect(
    statusBefore(order(['created', 'customer'], ['confirmed', 'staff'], ['cooking', 'staff'], ['confirmed', 'staff']), noon),
  ).toBeNull();
});

test('a step that was taken back does not stand', () => {
  const { history } = order(['created', 'c'], ['confirmed', 's'], ['ready', 's'], ['confirmed', 's'], ['cooking', 's'], ['ready', 's']);
  expect(standingSteps(history, 200).map(({ at }) => at)).toEqual([0, 1, 4, 5].map((index) => history[index]?.at));
});
