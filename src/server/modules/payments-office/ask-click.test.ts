import { expect, test } from 'vitest';
import type { ClickMerchant } from '../payments/click/click-merchant.ts';
import { askClick } from './ask-click.ts';

type Reply = Awaited<ReturnType<ClickMerchant['statusOfOrder']>>;
const order = (orderNumber: number) => ({ orderNumber, day: '2026-11-21' });
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index + 1));
const ok = (state: 'paid' | 'pending' | 'none' | 'unknown', paymentId: string | null = null): Reply => ({ kind: 'ok', paymentId, state });
const answering = (answers: readonly Reply[]) => ({ statusOfOrder: async (number: number) => answers[number - 1] ?? ok('paid') });

test('each answer of Click is a line of its order, without an amount', async () => {
  const { lines, notAsked } = await askClick(answering([ok('paid', '15'), ok('pending'), ok('none')]), orders(3));
  expect(lines.map(({ order: number, ids, amount, state }) => [number, ids, amount, state])).toEqual([
    [1, ['15'], null, 'paid'],
    [2, [], null, 'unpaid'],
    [3, [], null, 'cancelled'],
  ]);
  expect(notAsked).toEqual([]);
});

test('an order without an answer is named, with the reason of a refusal', async () => {
  const { lines, notAsked } = await askClick(
    answering([{ kind: 'refused', note: '-5: no' }, { kind: 'unknown', note: 'TimeoutError' }, ok('unknown')]),
    orders(4),
  );
  expect(lines.map(({ order: number }) => number)).toEqual([4]);
  expect(notAsked).toEqual([
    { orderNumber: 1, note: '-5: no' },
    { orderNumber: 2, note: null },
    { orderNumber: 3, note: null },
  ]);
});

test('no more are asked at once, and in all, than is allowed', async () => {
  let [open, most] = [0, 0];
  const statusOfOrder = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return ok('paid');
  };
  const { lines, notAsked } = await askClick({ statusOfOrder }, orders(9), { orders: 7, atOnce: 3, timeMs: 60_000 });
  expect([most, lines.length, notAsked.map(({ orderNumber }) => orderNumber)]).toEqual([3, 7, [8, 9]]);
});

test('when the time is over the rest is named, also what is being asked', async () => {
  const statusOfOrder = (number: number) => (number === 1 ? Promise.resolve(ok('paid')) : new Promise<Reply>(() => {}));
  const { lines, notAsked } = await askClick({ statusOfOrder }, orders(5), { orders: 10, atOnce: 2, timeMs: 30 });
  expect([lines.length, notAsked.map(({ orderNumber }) => orderNumber)]).toEqual([1, [2, 3, 4, 5]]);
});
