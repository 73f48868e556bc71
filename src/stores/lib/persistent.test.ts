// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function freshModules() {
  vi.resetModules();
  return await import('./persistent.ts');
}

const asNumber = {
  decode: (text: string) => Number(text) || 0,
  encode: (value: number) => (value === 0 ? '' : String(value)),
  maxAgeDays: 30,
};
const asList = { decode: (json: unknown) => (Array.isArray(json) ? json.map(String) : []), version: 1 };

function bake(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${cookie}; Path=/`;
}

beforeEach(() => {
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) bake(`${pair.split('=')[0]}=; Max-Age=0`);
});
afterEach(() => vi.restoreAllMocks());

describe('a cookie store', () => {
  it('writes Path=/, SameSite=Lax, 30 days, the value URI-encoded (R-STORE-2)', async () => {
    const { cookieStore } = await freshModules();
    const written = vi.spyOn(document, 'cookie', 'set');
    const $name = cookieStore<string>('region', { decode: (text) => text, encode: (text) => text, maxAgeDays: 30 });
    $name.set('ташкент; 1');
    expect(written).toHaveBeenCalledWith(`region=${encodeURIComponent('ташкент; 1')}; Path=/; SameSite=Lax; Max-Age=2592000`);
    expect($name.get()).toBe('ташкент; 1');
  });

  it('reads values written by the server or another page, and removes the cookie for an empty value', async () => {
    bake('delivery=200');
    const { cookieStore } = await freshModules();
    const $type = cookieStore('delivery', asNumber);
    expect($type.get()).toBe(200);
    $type.set(0);
    expect(document.cookie).not.toContain('delivery');
  });

  it('treats an unparsable value as absent and never throws', async () => {
    bake('delivery=%E0%A4%A');
    const { cookieStore } = await freshModules();
    expect(cookieStore('delivery', asNumber).get()).toBe(0);
  });

  it('follows a change made in another tab', async () => {
    const { cookieStore } = await freshModules();
    const $type = cookieStore('delivery', asNumber);
    const end = $type.listen(() => {});
    const otherTab = new BroadcastChannel('storage');
    otherTab.postMessage({ key: 'delivery', newValue: '200' });
    await vi.waitFor(() => expect($type.get()).toBe(200));
    otherTab.close();
    end();
    cleanStores($type);
  });

  it('is read again when the page is restored from the back/forward cache (R-SCREEN-7)', async () => {
    const { cookieStore } = await freshModules();
    const $type = cookieStore('delivery', asNumber);
    const end = $type.listen(() => {});
    bake('delivery=200');
    window.dispatchEvent(new Event('pageshow'));
    expect($type.get()).toBe(200);
    end();
  });
});

describe('a local store', () => {
  it('stores a versioned value and ignores one of another version', async () => {
    localStorage.setItem('cart', JSON.stringify({ version: 2, savedAt: Date.now(), value: ['b'] }));
    const { localStore } = await freshModules();
    const $cart = localStore('cart', asList);
    expect($cart.get()).toEqual([]);
    $cart.set(['a']);
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ version: 1, value: ['a'] });
  });

  it.each(['', 'null', '[]', '{', '"x"', '{"version":1}', '{"version":1,"value":7}'])('takes %j for an absent value', async (garbage) => {
    localStorage.setItem('cart', garbage);
    const { localStore } = await freshModules();
    expect(localStore('cart', asList).get()).toEqual([]);
  });

  it('drops a value that is older than its maximum age', async () => {
    localStorage.setItem('checkout', JSON.stringify({ version: 1, savedAt: Date.now() - 90_000_000, value: ['a'] }));
    const { localStore } = await freshModules();
    expect(localStore('checkout', { ...asList, maxAgeDays: 1 }).get()).toEqual([]);
  });

  it('is kept in memory and reports it when storage is blocked or full (R-STORE-7)', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { $storageBlocked, localStore } = await freshModules();
    const $cart = localStore('cart', asList);
    $cart.set(['a']);
    expect($cart.get()).toEqual(['a']);
    const end = $cart.listen(() => {});
    expect($cart.get()).toEqual(['a']);
    end();
    expect($storageBlocked.get()).toBe(true);
  });
});
