import { describe, expect, test } from 'vitest';
import { pickup } from '#domain/fulfillment/order-type.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import type { SlotChoice } from '#domain/schedule/time-slot.ts';
import { emptySettings } from '#domain/site-settings.ts';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import { toCatalog } from '../catalog/catalog.ts';
import { stockKey } from '../catalog/stock.ts';
import { type AcceptedOrder, type ArrivedOrder, decideOrders, type PlacingState } from './decide-orders.ts';
import { hashBody, keyLifeMs, keyName } from './idempotency.ts';

/** Saturday noon in Tashkent: the demo's discount of working days does not apply. */
const noon = Date.parse('2026-11-21T12:00:00+05:00');
const file = demoCatalog();
const restaurantId = '1';
const code: (typeof file.promoCodes)[number] = {
  code: 'ONCE',
  type: 'fixed',
  value: 1_000,
  minOrderSum: 0,
  totalLimit: 1,
  orderTypes: [0, 200],
  title: { ru: 'Раз' },
};
const catalog = toCatalog(
  {
    ...file,
    promoCodes: [...file.promoCodes, code],
    restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: 1 })),
    settings: emptySettings,
  },
  'on',
);
/** A dish without choices, above the least sum of an order. */
const dish = [...catalog.menus.ru.products.values()].find(
  ({ price, isSet, modifierGroups, comboGroups }) => (price ?? 0) > 20_000 && !isSet && modifierGroups.length + comboGroups.length === 0,
);
const productId = dish?.id ?? '';
const price = dish?.price ?? 0;
const start = { day: '2026-11-21', start: 780, end: 800 };

const request = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  orderTypeId: pickup,
  regionId: '1',
  restaurantId,
  lines: [{ productId, quantity: 1, modifiers: [], combo: [] }],
  contact: { firstName: 'Anvar', phone1: '998901234567' },
  payment: { method: 'cash' },
  expectedTotal: price,
  ...changes,
});

/** An order of a customer: its id is its key. */
const arrived = (id: string, customerId: string, changes: Partial<OrderRequest> = {}): ArrivedOrder => {
  const body = request(changes);
  return { id, key: id, customerId, request: body, bodyHash: hashBody(body), locale: 'ru', now: noon };
};

/** Customers Anvar, Barno and Charos with 5,000 points each, in a shop without orders; `portions` limits the dish. */
function stateFor(
  arrivals: readonly ArrivedOrder[],
  { portions, ...changes }: Partial<PlacingState> & { portions?: number } = {},
): PlacingState {
  const limits = portions === undefined ? [] : [[stockKey('product', productId), { portions, until: null }] as const];
  const snapshot = { catalog, stock: { restaurants: new Map([[restaurantId, new Map(limits)]]), pausedUntil: new Map() } };
  return {
    limits: { open: 0, perHour: 0 },
    buyers: new Map(['Anvar', 'Barno', 'Charos'].map((id) => [id, { customerId: id, phone: null, balance: 5_000 }])),
    keyUses: new Map(),
    snapshots: new Map(arrivals.map(({ id }) => [id, snapshot])),
    counted: new Map(),
    counts: { loads: new Map(), uses: { uses: new Map(), haveOrdered: new Set() }, taken: new Map(), work: new Map() },
    ...changes,
  };
}

/** The decisions in short: the total of an accepted order, the id of a replayed one, the code of a problem. */
function decided(arrivals: readonly ArrivedOrder[], state: Parameters<typeof stateFor>[1] = {}) {
  return decideOrders(arrivals, stateFor(arrivals, state)).map((decision) => {
    if (decision.kind === 'accepted') return decision.accepted.order.total;
    return decision.kind === 'replay' ? decision.orderId : decision.problem.code;
  });
}

function slotsOf(arrivals: readonly ArrivedOrder[]): SlotChoice[] {
  const accepted = decideOrders(arrivals, stateFor(arrivals)).flatMap((decision): AcceptedOrder[] =>
    decision.kind === 'accepted' ? [decision.accepted] : [],
  );
  return accepted.map(({ order: { slot } }) => ({ day: slot.day, start: slot.start, end: slot.end }));
}

describe('orders that are decided together', () => {
  test('a full slot takes no further order, and "as soon as possible" means the next one', () => {
    const [first, second] = slotsOf([arrived('a', 'Anvar'), arrived('b', 'Barno')]);
    expect(first).not.toEqual(second);
    expect(decided([arrived('a', 'Anvar', { slot: start }), arrived('b', 'Barno', { slot: start })])).toEqual([price, 'SLOT_UNAVAILABLE']);
  });

  test('the last portion is sold to the first of them', () => {
    expect(decided([arrived('a', 'Anvar'), arrived('b', 'Barno')], { portions: 1 })).toEqual([price, 'ITEMS_UNAVAILABLE']);
    expect(decided([arrived('a', 'Anvar'), arrived('b', 'Barno')], { portions: 2 })).toEqual([price, price]);
  });

  test('points that the first order spends are gone for the second', () => {
    const spending = { pointsToSpend: 5_000 };
    const [first, second] = decided([arrived('a', 'Anvar', spending), arrived('b', 'Anvar', spending)]);
    expect(first).toBeLessThan(price);
    expect(second).toBe(price);
  });

  test('the last use of a code is that of the first order; the second costs more than its customer was told', () => {
    const coded = { promoCode: 'ONCE', expectedTotal: price - 1_000 };
    expect(decided([arrived('a', 'Anvar', coded), arrived('b', 'Barno', coded)])).toEqual([price - 1_000, 'PRICE_CHANGED']);
  });

  test('the first order counts toward the limit of open orders of its customer, not of others', () => {
    const arrivals = [arrived('a', 'Anvar'), arrived('b', 'Anvar'), arrived('c', 'Barno')];
    expect(decided(arrivals, { limits: { open: 1, perHour: 0 } })).toEqual([price, 'TOO_MANY_ORDERS', price]);
  });

  test('a rejected order takes nothing', () => {
    const cheap = arrived('a', 'Anvar', { slot: start, expectedTotal: 1 });
    const arrivals = [cheap, arrived('b', 'Barno', { slot: start })];
    expect(decided(arrivals, { portions: 1 })).toEqual(['PRICE_CHANGED', price]);
  });
});

describe('the key of an order', () => {
  const first = arrived('a', 'Anvar');
  const usedAt = (now: number) => new Map([[keyName(first), { bodyHash: first.bodyHash, orderId: 'before', usedAt: now }]]);

  test('returns its order for the same body, also when that was decided just before', () => {
    expect(decided([first], { keyUses: usedAt(noon - keyLifeMs), snapshots: new Map() })).toEqual(['before']);
    expect(decided([first, { ...first, id: 'again' }])).toEqual([price, 'a']);
  });

  test('is refused with another body', () => {
    const other = { ...arrived('a', 'Anvar', { comment: 'other' }), id: 'other' };
    expect(decided([other], { keyUses: usedAt(noon) })).toEqual(['IDEMPOTENCY_MISMATCH']);
    expect(decided([first, other])).toEqual([price, 'IDEMPOTENCY_MISMATCH']);
  });

  test('is unused after its lifetime, after a rejection, and for another customer', () => {
    expect(decided([first], { keyUses: usedAt(noon - keyLifeMs - 1) })).toEqual([price]);
    expect(decided([arrived('a', 'Anvar', { expectedTotal: 1 }), { ...first, id: 'again' }])).toEqual(['PRICE_CHANGED', price]);
    expect(decided([{ ...first, customerId: 'Barno' }], { keyUses: usedAt(noon) })).toEqual([price]);
  });

  test('is of no use to a customer who is deleted', () => {
    expect(decided([first], { keyUses: usedAt(noon), buyers: new Map() })).toEqual(['NOT_SIGNED_IN']);
  });
});
