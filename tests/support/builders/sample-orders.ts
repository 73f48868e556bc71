import { toRange } from '#domain/order/estimate.ts';
import { type ExpectedOrder, expectedAt, promiseBySlot } from '#domain/order/expected-at.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { PricedLine } from '#domain/order/types.ts';
import { slotEndInstant, slotStartInstant, type TimeSlot } from '#domain/schedule/time-slot.ts';

const text = (ru: string) => ({ ru, en: ru, uz: ru });

type Timed = ExpectedOrder & Partial<Pick<Order, 'promised' | 'expectedAt'>>;

/** An order with the times that the server gives it: as soon as possible, of an open kitchen without a queue. */
export function withTimes<Placed extends Timed>(order: Placed): Placed & Pick<Order, 'promised' | 'expectedAt'> {
  const promised = order.promised ?? promiseBySlot(order);
  return { ...order, promised, expectedAt: order.expectedAt ?? expectedAt(order, promised) };
}

/** An order whose slot was promised. */
export function inSlot<Placed extends object>(order: Placed, slot: TimeSlot): Placed & Pick<Order, 'slot' | 'promised' | 'expectedAt'> {
  const promised = toRange(slotStartInstant(slot), slotEndInstant(slot));
  return { ...order, slot, promised, expectedAt: promised };
}

/** A pickup of two combos, placed at five minutes to noon in Tashkent. */
export const sampleOrder: Order = withTimes({
  id: 'o1',
  number: 7,
  orderTypeId: 200,
  restaurantId: '1',
  slot: { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' },
  lines: [
    {
      productId: '2',
      quantity: 2,
      modifiers: [],
      combo: [],
      name: text('Обед'),
      image: null,
      unitPrice: 50_000,
      total: 100_000,
      choices: [{ name: text('Плов'), amount: 1, price: 0 }],
      parts: [{ name: text('Плов'), amount: 1, choices: [] }],
    },
  ],
  itemsTotal: 100_000,
  discount: 0,
  pointsSpent: 0,
  deliveryFee: 0,
  total: 100_000,
  pointsEarned: 0,
  payment: { method: 'cash', status: 'unpaid' },
  contact: { firstName: 'Дилноза', phone1: '998901234567' },
  comment: '',
  status: 'created',
  history: [{ status: 'created', at: '2026-11-21T06:55:00.000Z', by: 'customer' }],
  localeId: 2,
  createdAt: '2026-11-21T06:55:00.000Z',
});

/** Two portions of one dish. */
export const sampleLine: PricedLine = {
  productId: '1',
  quantity: 2,
  modifiers: [],
  combo: [],
  name: 'Плов',
  image: null,
  unitPrice: 50_000,
  total: 100_000,
  choices: [],
};

/** A delivery of two dishes that can be ordered as it is. */
export const sampleQuote: Quote = {
  lines: [sampleLine],
  restaurantId: '2',
  slot: { day: '2026-11-21', start: 1110, end: 1150, tomorrow: false, label: '18:30 - 19:10' },
  deliveryDuration: 40,
  itemsTotal: 100_000,
  discount: 0,
  points: 0,
  deliveryFee: 10_000,
  total: 110_000,
  minOrderLeft: 0,
  freeDeliveryLeft: 50_000,
  maxSumExceeded: false,
  unavailable: [],
  suggestions: [],
  warnings: [],
  hash: 'h1',
};
