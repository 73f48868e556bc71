import type { APIRequestContext, Page } from '@playwright/test';
import { holdScripts } from '../support/screens/hold-scripts.ts';
import { firstPaint, notedShifts, noteShifts } from '../support/screens/layout-shifts.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface State {
  readonly path: string;
  readonly state: string;
  /** also on a desktop, where the cart or a column of the account is beside it */
  readonly isBeside?: true;
  /** what the browser has stored */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** what the customer's account has; returns the path if it depends on that */
  readonly prepare?: (shop: Shop, request: APIRequestContext) => Promise<string | undefined>;
}

const dish = { productId: '1028', quantity: 2, modifiers: [], combo: [] };
const cart = [{ ...dish, snapshot: { name: 'Ачичук', image: null, unitPrice: 17_000, choices: [] } }];
const favorites = { productIds: ['1001', '1002'], customerId: null };
const addresses = [{ id: 'home', longitude: 69.2797, latitude: 41.3111, label: 'Дом', text: 'Навои, 30' }];

async function order(shop: Shop, request: APIRequestContext): Promise<undefined> {
  await placePickupOrder(shop, request);
}

/** The pages in the states that the islands alone know. */
const states: readonly State[] = [
  { path: '/', state: 'an empty cart' },
  { path: '/', isBeside: true, state: 'a filled cart', stored: { cart } },
  { path: '/', state: 'favorites', stored: { favorites } },
  { path: '/?q=plov', state: 'a search' },
  { path: '/uz', state: 'an empty cart' },
  { path: '/product/1001', state: 'choices' },
  { path: '/filial', isBeside: true, state: 'a chosen restaurant' },
  { path: '/sign-in', state: 'a guest' },
  { path: '/product/1028', state: 'a dish in the cart', stored: { cart } },
  { path: '/restaurant/1', isBeside: true, state: 'a filled cart', stored: { cart } },
  { path: '/about', state: 'a filled cart', stored: { cart } },
  { path: '/offline', state: 'a filled cart', stored: { cart } },
  { path: '/profile', isBeside: true, state: 'a new customer' },
  { path: '/profile/cart', state: 'an empty cart' },
  { path: '/profile/cart', state: 'a filled cart', stored: { cart } },
  { path: '/profile/history', state: 'no orders' },
  { path: '/profile/history', state: 'an order', prepare: order },
  {
    path: '/profile/history/:id',
    state: 'an order',
    prepare: async (shop, request) => `/profile/history/${await placePickupOrder(shop, request)}`,
  },
  { path: '/profile/addresses', state: 'no address' },
  {
    path: '/profile/addresses',
    state: 'an address',
    prepare: async (shop, request) => {
      await request.put(`${shop.url}/api/v1/addresses`, { headers: { origin: shop.url }, data: { addresses } });
      return undefined;
    },
  },
  { path: '/profile/favorites', state: 'no favorites' },
  { path: '/profile/favorites', isBeside: true, state: 'favorites', stored: { favorites } },
];

test.describe('with scripts that come late', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { path, state, isBeside, stored = {}, prepare } of states) {
    test(`${path}, ${state}: nothing that was painted moves`, { tag: isBeside ? '@screens' : '@phone' }, async ({
      page,
      context,
      shop,
    }) => {
      await haveChosen(context, shop, pickupAt(1));
      if (path.startsWith('/profile')) await signIn(shop, context.request);
      const address = (await prepare?.(shop, context.request)) ?? path;
      await store(page, stored);
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await firstPaint(page);
      await page.evaluate(() => document.fonts.ready);
      await noteShifts(page);
      release();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await notedShifts(page)).toEqual([]);
    });
  }

  test('an empty cart is shown as empty before any script has come, a filled one by its form', async ({ page, context, shop }) => {
    const t = languageOf('ru').in('checkout');
    await signIn(shop, context.request);
    await holdScripts(page);
    await page.goto('/profile/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: t('emptyTitle') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('placeEmpty') })).toBeHidden();
    await store(page, { cart });
    await page.goto('/profile/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: t('placeEmpty') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('emptyTitle') })).toBeHidden();
  });
});

/** Lets the browser remember values in the shape of `stores/lib/persistent.ts`. */
async function store(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
  }, Object.entries(values));
}
