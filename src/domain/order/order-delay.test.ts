import { expect, test } from 'vitest';
import { toRange } from './estimate.ts';
import { expectedAt } from './expected-at.ts';
import { delaysSince, firstPromise, isDelayable, laterBy } from './order-delay.ts';

const noon = Date.parse('2026-11-30T07:00:00Z');
const minute = 60_000;
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();
const promised = toRange(noon + 40 * minute, noon + 60 * minute);

test('time is added in steps of 15 minutes until the order is handed over (R-STATUS-13)', () => {
  expect(laterBy(promised, 2)).toEqual(toRange(noon + 70 * minute, noon + 90 * minute));
  expect(['created', 'confirmed', 'cooking', 'ready', 'on_way'].every((status) => isDelayable(status as 'created'))).toBe(true);
  expect(['awaiting_payment', 'delivered', 'picked_up', 'completed', 'cancelled'].some((status) => isDelayable(status as 'created'))).toBe(
    false,
  );
  expect(delaysSince({ delays: [at(1), at(9)] }, noon + 5 * minute)).toBe(1);
});

test('reports judge by what was promised first', () => {
  expect(firstPromise({ promised: laterBy(promised, 3), delays: [at(1), at(2), at(3)] })).toEqual(promised);
  expect(firstPromise({ promised })).toEqual(promised);
});

test('what is expected follows the time that was added since the last step, and a step that was taken back does not count', () => {
  const slot = { day: '2026-11-30', start: 720, end: 780, tomorrow: false, label: '' };
  const order = { slot, orderTypeId: 0 as const, createdAt: at(0) };
  const cooking = { status: 'cooking' as const, at: at(10) };
  const start = [
    { status: 'created' as const, at: at(0) },
    { status: 'confirmed' as const, at: at(5) },
  ];
  const plain = expectedAt({ ...order, history: [...start, cooking] }, promised);
  expect(expectedAt({ ...order, history: [...start, cooking], delays: [at(2), at(12)] }, promised)).toEqual(laterBy(plain, 1));
  const back = [...start, cooking, { status: 'confirmed' as const, at: at(11) }];
  expect(expectedAt({ ...order, history: back }, promised)).toEqual(promised);
});
