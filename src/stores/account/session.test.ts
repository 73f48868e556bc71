// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Problem } from '#domain/problem.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { $cart, addToCart } = await import('../shop/cart.ts');
const { $addresses } = await import('../shop/addresses.ts');
const { $checkout, emptyDraft, setCheckout } = await import('../shop/checkout.ts');
const { $coordinates, choosePoint } = await import('../shop/preferences.ts');
const { saveAddress } = await import('../shop/remember-address.ts');
const { $favorites, toggleFavorite } = await import('../shop/favorites.ts');
const { onSignedOutElsewhere, signOut } = await import('./session.ts');

function fillBrowser() {
  addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] });
  choosePoint({ longitude: 69.2, latitude: 41.3 });
  setCheckout({ addressText: 'Навои, 30', comment: 'без лука' });
  saveAddress();
  void toggleFavorite('1');
}

beforeEach(() => {
  server.reset();
  server.respond(calls.endSession, undefined);
  fillBrowser();
});

describe('signing out', () => {
  it.each<[string, Problem | null]>([
    ['a session ends', null],
    ['there was none any more', { code: 'NOT_SIGNED_IN' }],
  ])('takes the account out of the browser when %s, and leaves the cart (R-SESSION-5)', async (_, rejected) => {
    if (rejected !== null) server.reject(calls.endSession, rejected);
    expect((await signOut(false)).ok).toBe(true);
    expect($addresses.get()).toEqual([]);
    expect($checkout.get()).toEqual(emptyDraft);
    expect($coordinates.get()).toBeNull();
    expect($favorites.get()).toEqual([]);
    expect($cart.get()).toHaveLength(1);
  });

  it('leaves everything unchanged when it fails', async () => {
    server.reject(calls.endSession, { code: 'UNAVAILABLE' });
    expect((await signOut(true)).ok).toBe(false);
    expect(server.requests().at(-1)?.url).toMatchObject({ pathname: '/api/v1/auth/session', search: '?everywhere=1' });
    expect($addresses.get()).toHaveLength(1);
  });

  it('notifies the other tabs', async () => {
    const left = vi.fn();
    const end = onSignedOutElsewhere(left);
    await signOut(false);
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    end();
  });
});
