// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireRestaurant } from '#contract/shop/sample-wire.ts';
import type { Quote } from '#domain/order/quote.ts';
import { problem } from '#domain/problem.ts';
import { Rejection } from '../../../.storybook/mock-response.ts';
import { sampleQuote } from '../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { $cart, addToCart, emptyCart } = await import('./cart.ts');
const { $region, $restaurantId, choosePoint, chooseOrderType, chooseRegion, chooseRestaurant } = await import('./preferences.ts');
const { chooseSlot, clearCheckout } = await import('./checkout.ts');
const { applyPromo, removePromo } = await import('../account/promo.ts');
const { $quote } = await import('./quote.ts');

const snapshot = { name: 'Плов', image: null, unitPrice: 50_000, choices: [] };
const put = (productId: string) => addToCart({ productId, quantity: 1, modifiers: [], combo: [] }, snapshot);
const quoteOf = (total: number) => ({ ...sampleQuote, total, restaurantId: '3' });
const bodies = () => server.requests(calls.quote).map(({ body }) => body);

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  server.reset();
  emptyCart();
  chooseRegion('1');
});
afterEach(() => {
  end();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
});

/** A change is painted before its price is requested. */
const frameMs = 20;

describe('the quote', () => {
  it('is requested once, 200 ms after the last of several changes', async () => {
    server.respond(calls.quote, quoteOf(1));
    end = $quote.listen(() => {});
    put('1');
    put('2');
    await vi.advanceTimersByTimeAsync(199);
    expect(bodies()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1 + frameMs);
    expect(bodies()).toHaveLength(1);
    expect($quote.get()).toMatchObject({ status: 'success', quote: { total: 1 } });
  });

  it('sends lines, region, coordinates for delivery and the slot, and nothing else', async () => {
    server.respond(calls.quote, quoteOf(1));
    end = $quote.listen(() => {});
    choosePoint({ longitude: 69.25, latitude: 41.3 });
    chooseSlot({ day: '2026-11-21', start: 1080, end: 1120 });
    put('1');
    await vi.advanceTimersByTimeAsync(250);
    const lines = [{ productId: '1', quantity: 1, modifiers: [], combo: [] }];
    const slot = { day: '2026-11-21', start: 1080, end: 1120 };
    expect(bodies().at(-1)).toEqual({ orderTypeId: 0, regionId: '1', longitude: 69.25, latitude: 41.3, slot, lines });
    chooseOrderType(200);
    await vi.advanceTimersByTimeAsync(250);
    expect(bodies().at(-1)).toEqual({ orderTypeId: 200, regionId: '1', lines });
    expect(server.requests(calls.quote).at(-1)?.url.search).toBe('?ownPromos=apply&unknown=list');
    chooseOrderType(0);
  });

  it('lets the server choose a promo code until the customer removes it, and again with the next order', async () => {
    server.respond(calls.quote, quoteOf(1));
    end = $quote.listen(() => {});
    put('1');
    const choice = async () => {
      await vi.advanceTimersByTimeAsync(250);
      return server.requests(calls.quote).at(-1)?.url.searchParams.get('ownPromos');
    };
    expect(await choice()).toBe('apply');
    removePromo();
    expect(await choice()).toBe('list');
    applyPromo('BIRINCHI');
    expect(await choice()).toBe('apply');
    expect(bodies().at(-1)).toMatchObject({ promoCode: 'BIRINCHI' });
    removePromo();
    clearCheckout();
    expect(await choice()).toBe('apply');
    expect(bodies().at(-1)).not.toHaveProperty('promoCode');
  });

  it('uses only the latest response', async () => {
    const slow = Promise.withResolvers<Quote>();
    server.respond(calls.quote, () => slow.promise);
    end = $quote.listen(() => {});
    put('1');
    await vi.advanceTimersByTimeAsync(250);
    server.respond(calls.quote, quoteOf(2));
    put('2');
    await vi.advanceTimersByTimeAsync(250);
    slow.resolve(quoteOf(1));
    await vi.advanceTimersByTimeAsync(1);
    expect($quote.get().quote?.total).toBe(2);
  });

  it('keeps the last sums when it fails, and gives the reason', async () => {
    server.respond(calls.quote, quoteOf(1));
    end = $quote.listen(() => {});
    put('1');
    await vi.advanceTimersByTimeAsync(250);
    server.reject(calls.quote, { code: 'UNAVAILABLE' });
    put('1');
    await vi.advanceTimersByTimeAsync(250);
    expect($quote.get()).toMatchObject({ status: 'error', quote: { total: 1 }, problem: { status: 503 } });
  });

  it('drops a region and a restaurant that do not exist anymore, and is requested again for valid ones', async () => {
    vi.useRealTimers();
    const place = { id: '1', name: 'x', address: 'x', latitude: 41.3, longitude: 69.2 };
    server.respond(calls.regionsList, [place]);
    server.respond(calls.restaurantsList, [sampleWireRestaurant(place)]);
    server.respond(calls.quote, ({ body: { regionId, restaurantId } }) => {
      const isKnown = regionId === '1' && restaurantId === undefined;
      return isKnown ? { ...quoteOf(7), restaurantId: '1' } : new Rejection(problem('NOT_FOUND'));
    });
    chooseOrderType(200);
    chooseRegion('999');
    chooseRestaurant('998');
    put('1');
    end = $quote.listen(() => {});
    await vi.waitFor(() => expect($quote.get()).toMatchObject({ status: 'success', quote: { total: 7 }, problem: null }), 3000);
    expect([$region.get(), $restaurantId.get()]).toEqual([null, null]);
    chooseOrderType(0);
    vi.useFakeTimers();
  });

  it('is null for a cart that was emptied while the regions failed to load', async () => {
    vi.resetModules();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'region=; Path=/; Max-Age=0';
    const [cart, { $quote: $fresh }] = [await import('./cart.ts'), await import('./quote.ts')];
    const slow = Promise.withResolvers<Rejection>();
    server.respond(calls.regionsList, () => slow.promise);
    end = $fresh.listen(() => {});
    cart.addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, snapshot);
    await vi.advanceTimersByTimeAsync(250);
    cart.emptyCart();
    await vi.advanceTimersByTimeAsync(250);
    server.reject(calls.regionsList, { code: 'UNAVAILABLE' });
    slow.resolve(new Rejection(problem('UNAVAILABLE')));
    await vi.advanceTimersByTimeAsync(250);
    expect($fresh.get()).toEqual({ status: 'idle', quote: null, problem: null });
    expect(bodies()).toEqual([]);
  });

  it('is null for an empty cart, without a request', async () => {
    end = $quote.listen(() => {});
    await vi.advanceTimersByTimeAsync(500);
    expect($cart.get()).toEqual([]);
    expect($quote.get()).toEqual({ status: 'idle', quote: null, problem: null });
    expect(server.requests()).toEqual([]);
  });
});
