import { expect, test } from 'vitest';
import { canMove, hasEnded, isFinal, isUnanswered, nextStep, type OrderActor, type OrderStatus, orderSteps } from './order-status.ts';

const all: OrderStatus[] = [
  'awaiting_payment',
  'created',
  'confirmed',
  'cooking',
  'ready',
  'on_way',
  'delivered',
  'picked_up',
  'completed',
  'cancelled',
];
const targets = (from: OrderStatus, by: OrderActor, orderType: 0 | 200) => all.filter((to) => canMove(from, to, by, orderType));

test('the steps of delivery and pickup differ after ready', () => {
  expect(orderSteps(0)).toEqual(['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered', 'completed']);
  expect(orderSteps(200)).toEqual(['created', 'confirmed', 'cooking', 'ready', 'picked_up', 'completed']);
});

test('staff moves an order forward only and may skip steps', () => {
  expect(targets('cooking', 'staff', 0)).toEqual(['ready', 'on_way', 'delivered', 'completed', 'cancelled']);
  expect(targets('ready', 'staff', 200)).toEqual(['picked_up', 'completed', 'cancelled']);
});

test('an order may be cancelled in any status before delivered or picked up', () => {
  expect(all.filter((from) => canMove(from, 'cancelled', 'staff', 0))).toEqual(['created', 'confirmed', 'cooking', 'ready', 'on_way']);
  expect(all.filter((from) => canMove(from, 'cancelled', 'staff', 200))).toEqual(['created', 'confirmed', 'cooking', 'ready']);
});

test('the customer only cancels, until the kitchen begins', () => {
  const cancelled = all.filter((from) => targets(from, 'customer', 0).length > 0);
  expect(cancelled).toEqual(['awaiting_payment', 'created', 'confirmed']);
  expect(cancelled.map((from) => targets(from, 'customer', 0))).toEqual([['cancelled'], ['cancelled'], ['cancelled']]);
});

test('the system completes delivered and picked up orders', () => {
  expect(all.filter((from) => targets(from, 'system', 0).includes('completed'))).toEqual(['delivered']);
  expect(all.filter((from) => targets(from, 'system', 200).includes('completed'))).toEqual(['picked_up']);
});

test('the system creates or cancels an order that waits for its payment, which staff never touch', () => {
  expect(targets('awaiting_payment', 'system', 0)).toEqual(['created', 'cancelled']);
  expect(targets('awaiting_payment', 'staff', 0)).toEqual([]);
});

test('the system cancels an order whose money went back, until the kitchen begins', () => {
  expect(all.filter((from) => targets(from, 'system', 0).includes('cancelled'))).toEqual(['awaiting_payment', 'created', 'confirmed']);
});

test('completed and cancelled are final', () => {
  for (const by of ['customer', 'staff', 'system'] as const) {
    expect(targets('completed', by, 0)).toEqual([]);
    expect(targets('cancelled', by, 200)).toEqual([]);
  }
});

test('an order that stays created for 15 minutes is not accepted', () => {
  const createdAt = '2026-11-21T07:00:00.000Z';
  const at = (minutes: number) => Date.parse(createdAt) + minutes * 60_000;
  expect(isUnanswered({ status: 'created', createdAt }, at(14.9))).toBe(false);
  expect(isUnanswered({ status: 'created', createdAt }, at(15))).toBe(true);
  expect(isUnanswered({ status: 'confirmed', createdAt }, at(60))).toBe(false);
});

test('no status follows completed and cancelled', () => {
  expect(all.filter(isFinal)).toEqual(['completed', 'cancelled']);
});

test('the next step depends on the order type', () => {
  expect(nextStep('ready', 0)).toBe('on_way');
  expect(nextStep('ready', 200)).toBe('picked_up');
  expect([nextStep('completed', 0), nextStep('cancelled', 0)]).toEqual([null, null]);
});

test('an order has ended when the customer has it, and when it is canceled', () => {
  expect(all.filter(hasEnded)).toEqual(['delivered', 'picked_up', 'completed', 'cancelled']);
});
