import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { Problem } from '#domain/problem.ts';
import words from '../../../locales/ru/checkout.json' with { type: 'json' };
import missingWords from '../../../locales/ru/missing-dish.json' with { type: 'json' };
import { sampleQuote as quote, sampleOrder } from '../builders/sample-orders.ts';
import { mockBackend } from '../mock-backend.ts';

/** The checkout of a delivery with one dish, for tests that draw it without a browser. */

export const slot = { day: '2026-11-21', start: 1110, end: 1150, tomorrow: false, label: '18:30 - 19:10' };
export const server = mockBackend();
const { addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { clearCheckout, setCheckout } = await import('#stores/shop/checkout.ts');
const { choosePoint, chooseOrderType, closeFulfillmentPicker } = await import('#stores/shop/preferences.ts');
const { Checkout } = await import('#islands/shop/Checkout/Checkout.tsx');

export const orders = () => server.requests(calls.placeOrder);
export const sent = (index: number) => orders()[index]?.body;
export const key = (index: number) => orders()[index]?.headers.get('Idempotency-Key');
export const respondWithQuote = (change: Partial<Quote>) => server.respond(calls.quote, { ...quote, ...change });
export const reject = (rejected: Problem) => server.reject(calls.placeOrder, rejected);
export const button = () => screen.findByRole('button', { name: /Заказать за 110\s000\sсум/ });
export const press = async () => fireEvent.click(await button());
export const focused = () => document.activeElement as HTMLElement;

export async function show() {
  render(
    <Checkout
      locale="ru"
      words={{ ...words, ...missingWords }}
      customer={{ firstName: 'Дилноза', phone1: '998901234567', cardBalance: 48_500 }}
    />,
  );
  await screen.findByText('10 000 сум');
}

beforeEach(() => {
  server.reset();
  server.respond(calls.quote, quote);
  server.respond(calls.slots, [{ day: slot.day, slots: [{ ...slot, isAvailable: true }] }]);
  server.respond(calls.regionsList, [{ id: '1', name: 'Ташкент', latitude: 41.3, longitude: 69.2 }]);
  server.respond(calls.restaurantsList, []);
  server.respond(calls.placeOrder, sampleOrder);
  act(() => {
    emptyCart();
    clearCheckout();
    closeFulfillmentPicker();
    chooseOrderType(0);
    addToCart({ productId: '1', quantity: 2, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 50_000, choices: [] });
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Навои, 30', floor: '5' });
  });
});
afterEach(cleanup);
