import { expect, test } from 'vitest';
import { feedbackUntil, mayJudge, waitsForAnswer } from './feedback.ts';
import type { OrderStatus } from './order-status.ts';

const hourMs = 60 * 60_000;
const start = Date.parse('2026-11-21T07:00:00Z');

const orderWith = (...statuses: OrderStatus[]) => ({
  status: statuses.at(-1) ?? ('created' as const),
  history: statuses.map((status, index) => ({ status, at: new Date(start + index * hourMs).toISOString(), by: 'staff' })),
});
const given = { stars: 4, text: '', dishes: [], at: new Date(start).toISOString(), answer: null } as const;
const answered = { ...given, answer: { text: 'Thank you', at: given.at } };

test('an order is judged from the handing over on, for 24 hours (R-FEEDBACK-1)', () => {
  const order = orderWith('created', 'delivered', 'completed');
  const handedOver = start + hourMs;
  expect(feedbackUntil(order)).toBe(handedOver + 24 * hourMs);
  expect(mayJudge(order, null, handedOver + 24 * hourMs - 1)).toBe(true);
  expect(mayJudge(order, null, handedOver + 24 * hourMs)).toBe(false);
  expect(feedbackUntil(orderWith('created', 'picked_up'))).not.toBeNull();
  expect(feedbackUntil(orderWith('created', 'completed'))).not.toBeNull();
});

test.each([['on_way'], ['ready'], ['cancelled'], ['awaiting_payment']] as const)('an order that is %s is not judged', (status) => {
  expect(feedbackUntil(orderWith('created', status))).toBeNull();
  expect(mayJudge(orderWith('created', status), null, start)).toBe(false);
});

test('what was said may be changed in the same time, until the house has answered (R-FEEDBACK-2)', () => {
  const order = orderWith('created', 'delivered');
  expect(mayJudge(order, given, start + 2 * hourMs)).toBe(true);
  expect(mayJudge(order, answered, start + 2 * hourMs)).toBe(false);
});

test('the house answers words and three stars or fewer (R-FEEDBACK-4)', () => {
  expect(waitsForAnswer({ stars: 5, text: '', answer: null })).toBe(false);
  expect(waitsForAnswer({ stars: 5, text: 'Good', answer: null })).toBe(true);
  expect(waitsForAnswer({ stars: 3, text: '', answer: null })).toBe(true);
  expect(waitsForAnswer({ ...answered, stars: 1 })).toBe(false);
});
