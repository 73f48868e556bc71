// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { $cart, addToCart } = await import('../shop/cart.ts');
const { $addresses } = await import('../shop/addresses.ts');
const { $checkout, emptyDraft, setCheckout } = await import('../shop/checkout.ts');
const { $coordinates, choosePoint, saveAddress } = await import('../shop/preferences.ts');
const { $favorites, toggleFavorite } = await import('../shop/favorites.ts');
const { onSignedOutElsewhere, signOut } = await import('./session.ts');

function fillBrowser() {
  addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] });
  choosePoint({ longitude: 69.2, latitude: 41.3 });
  setCheckout({ addressText: 'Навои, 30', comment: 'без лука' });
  saveAddress();
  void toggleFavorite('1');
}

beforeEach(fillBrowser);

describe('signing out', () => {
  it.each([
    ['a session ends', 204],
    ['there was none any more', 401],
  ])('takes the account out of the browser when %s, and leaves the cart (contract §4)', async (_, status) => {
    fetch.mockImplementationOnce(async () => new Response(null, { status }));
    expect((await signOut(false)).ok).toBe(true);
    expect($addresses.get()).toEqual([]);
    expect($checkout.get()).toEqual(emptyDraft);
    expect($coordinates.get()).toBeNull();
    expect($favorites.get()).toEqual([]);
    expect($cart.get()).toHaveLength(1);
  });

  it('leaves everything unchanged when it fails', async () => {
    fetch.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    expect((await signOut(true)).ok).toBe(false);
    expect(String(fetch.mock.lastCall?.[0])).toBe('/api/v1/auth/session?everywhere=1');
    expect($addresses.get()).toHaveLength(1);
  });

  it('notifies the other tabs', async () => {
    fetch.mockImplementationOnce(async () => new Response(null, { status: 204 }));
    const left = vi.fn();
    const end = onSignedOutElsewhere(left);
    await signOut(false);
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    end();
  });
});
