// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
const { onSignedOutElsewhere } = await import('./session.ts');
const { deleteAccount, signOut } = await import('./sign-out.ts');

function fillBrowser() {
  addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] });
  choosePoint({ longitude: 69.2, latitude: 41.3 });
  setCheckout({ addressText: 'Навои, 30', comment: 'без лука' });
  saveAddress();
  void toggleFavorite('1');
}

/** A browser that gets messages, whose push service ends them like this. */
function subscribed(unsubscribe: () => Promise<boolean>) {
  const getRegistration = async () => ({ pushManager: { getSubscription: async () => ({ unsubscribe }) } });
  vi.stubGlobal('Notification', {});
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
}

/** As long as what was told before takes to arrive. */
async function roundTrip(): Promise<void> {
  const [from, to] = [new BroadcastChannel('test'), new BroadcastChannel('test')];
  await new Promise((arrived) => {
    to.onmessage = arrived;
    from.postMessage('');
  });
  from.close();
  to.close();
}

// not after each: the mock of the network is one of them
afterAll(() => void vi.unstubAllGlobals());

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

  it('ends the messages of this browser, as a deleted account does (R-MSG-6)', async () => {
    const unsubscribe = vi.fn(async () => true);
    subscribed(unsubscribe);
    await signOut(false);
    expect(unsubscribe).toHaveBeenCalledOnce();
    server.respond(calls.deleteAccount, undefined);
    await deleteAccount();
    expect(unsubscribe).toHaveBeenCalledTimes(2);
    server.reject(calls.endSession, { code: 'UNAVAILABLE' });
    await signOut(false);
    expect(unsubscribe).toHaveBeenCalledTimes(2);
  });

  it('tells the tabs, of which this page is one, once the messages have ended', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const [left, unsubscribe] = [vi.fn(), vi.fn(() => promise)];
    subscribed(unsubscribe);
    const end = onSignedOutElsewhere(left);
    const leaving = signOut(false);
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    await roundTrip();
    expect(left).not.toHaveBeenCalled();
    resolve(true);
    await leaving;
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    end();
  });

  it('is done where the browser can’t end its messages', async () => {
    subscribed(() => Promise.reject(new Error('no push service')));
    expect((await signOut(false)).ok).toBe(true);
  });
});
