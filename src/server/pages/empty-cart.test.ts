import { expect, test } from 'vitest';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Backend } from '../ports/backend.ts';
import { emptyCart } from './empty-cart.ts';
import type { HomeView } from './view/home.ts';

/** Saturday, 12:00 in Tashkent. */
const now = Date.parse('2026-11-21T07:00:00Z');
const open = {
  id: '1',
  hours: { start: 540, end: 1380 },
  closedUntil: null,
  pickupDurationMinutes: 20,
  isActive: true,
} as unknown as Restaurant;
const promo = { code: 'BIRINCHI', title: { ru: 'Скидка', en: 'Off', uz: 'Chegirma' }, minOrderSum: 60_000 } as PromoCode;
const size = { id: 'size', name: 'Size', kind: 'size', minAmount: 1, maxAmount: 1, freeAmount: 0, maxPerOption: 1, options: [] };
const products = [
  sampleProduct({ id: 'other', categoryId: '2' }),
  sampleProduct({ id: 'sized', tags: ['hit'], modifierGroups: [size] }),
  sampleProduct({ id: 'sold', tags: ['hit'], isAvailable: false }),
  ...['a', 'b'].map((id) => sampleProduct({ id, tags: ['hit'] })),
];

function cartOf(change: object, restaurant = open) {
  const menu = { products, categories: [], restaurantId: '1', deliveryDurationMinutes: 50, deliveryFee: null, error: null };
  const view = { menu, restaurantId: '1', place: { orderType: 0 }, hasSignedIn: false, ...change } as unknown as HomeView;
  const backend = { restaurants: async () => [restaurant], firstOrderOffer: async () => promo } as unknown as Backend;
  return emptyCart(view, { backend, locale: 'en', now });
}

test('an empty cart offers a first order its code, a time and three dishes without choices, hits first (R-CART-8)', async () => {
  const { offer, expected, hits } = await cartOf({});
  expect(offer).toEqual({ code: 'BIRINCHI', title: 'Off', minOrderSum: 60_000 });
  expect(expected).toEqual({ minutes: 50, time: '12:50' });
  expect(hits.map(({ id, price }) => [id, price])).toEqual([
    ['a', 30_000],
    ['b', 30_000],
    ['other', 30_000],
  ]);
  expect((await cartOf({ place: { orderType: 200 } })).expected).toEqual({ minutes: 20, time: '12:20' });
});

test('who has signed in gets no offer, a closed kitchen promises no time, and without a menu there are no hits', async () => {
  expect((await cartOf({ hasSignedIn: true })).offer).toBeNull();
  expect((await cartOf({}, { ...open, closedUntil: '2026-11-21T08:00:00Z' })).expected).toBeNull();
  expect(await cartOf({ menu: null })).toMatchObject({ expected: null, hits: [] });
});
