import type { Page } from '@playwright/test';
import { axeIn } from '../support/screens/axe.ts';
import { brokenParts } from '../support/screens/broken-parts.ts';
import { coveredTexts } from '../support/screens/covered-texts.ts';
import { cutTexts } from '../support/screens/cut-texts.ts';
import { accountPages, contentPages } from '../support/screens/demo-pages.ts';
import { overhang, overhangWithLargeText } from '../support/screens/overhang.ts';
import { openFulfillmentPicker } from '../support/screens/place-choice.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { setDark } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Every page of customers, for what would be a fault on any of them. A layout of its own has no test: this one is the net below all. */

test.use({ expectedErrors: [/status of 404/] });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const screens = [
  [320, 640],
  [820, 1180],
  [1440, 900],
] as const;
const navoiStreet = [41.3111, 69.2797] as const;
const publicPages = [
  '/',
  '/?folder=18',
  '/?q=plov',
  '/product/1001',
  '/product/2001',
  '/product/1044',
  '/restaurant/1',
  ...contentPages,
  '/sign-in',
  '/offline',
  '/nothing-here',
];
/** What a customer sees of them besides: the row of home, the sums of an address. */
const knownPages = ['/', '/restaurant/1', ...accountPages];

const at = (prefix: string, path: string) => (/^\/(\?|$)/.test(path) ? (prefix || '/') + path.slice(1) : prefix + path);

/** A customer with a saved address, favorites, three kinds of dishes in the cart and an order of every kind; returns the pages of the orders. */
async function haveEverything(page: Page, shop: Shop): Promise<string[]> {
  const { request } = page.context();
  await signIn(shop, request);
  await haveChosen(page.context(), shop, deliveryTo(...navoiStreet));
  const headers = { origin: shop.url };
  const address = { text: 'Юнусабад, 4-й квартал, 12', entrance: '2', floor: '5', apartment: '38' };
  const [latitude, longitude] = navoiStreet;
  const addresses = [{ id: 'a', latitude, longitude, label: 'Дом', ...address }];
  await request.put(`${shop.url}/api/v1/addresses`, { headers, data: { addresses } });
  for (const dish of [1028, 2001]) await request.put(`${shop.url}/api/v1/favorites/${dish}`, { headers });
  const cart = [1013, 1042, 1028].map((id) => ({
    productId: String(id),
    quantity: 2,
    modifiers: [],
    combo: [],
    snapshot: { name: '', image: null, unitPrice: 48_000, choices: [] },
  }));
  await page.addInitScript((value) => localStorage.setItem('cart', JSON.stringify({ version: 1, savedAt: Date.now(), value })), cart);
  const orders: string[] = [];
  for (const status of ['created', 'cooking', 'ready', 'picked_up'] as const) {
    const id = await placePickupOrder(shop, request);
    if (status !== 'created') await moveOrder(shop, id, status);
    orders.push(id);
  }
  const canceled = await placePickupOrder(shop, request);
  await request.post(`${shop.url}/api/v1/orders/${canceled}/cancel`, { headers, data: { reason: 'customer_changed_mind' } });
  return [...orders, canceled].map((id) => `/profile/history/${id}`);
}

/** What is wrong with the texts of the open page at any width. */
async function faultyTexts(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const tooWide = await overhang(page);
    const faults = [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...(await cutTexts(page)),
      ...(await brokenParts(page)),
      ...(path.startsWith('/profile') && width !== 820 ? await coveredTexts(page) : []),
    ];
    found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`));
  }
  const tooWide = await overhangWithLargeText(page);
  if (tooWide > 0) found.push(`${path} with text twice as large: ${tooWide} px too wide`);
  return found;
}

/** The text of the main part, as the server sends it and as it is when the islands are hydrated. */
async function textsOf(page: Page, address: string): Promise<{ before: string; after: string }> {
  const html = await (await page.context().request.get(address)).text();
  return page.evaluate((source) => {
    // a map has text only in view; the contents of the cart are only in the browser
    const textOf = (of: Document) => {
      const main = of.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const other of main.querySelectorAll('script, style, noscript, #map, [aria-labelledby=cart-title]')) other.remove();
      return (main.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    return { before: textOf(new DOMParser().parseFromString(source, 'text/html')), after: textOf(document) };
  }, html);
}

for (const { locale, prefix } of languages) {
  test(`${locale}: from 320 to 1,440 px no page is too wide, no text is cut, covered or broken, and hydration changes no text`, async ({
    page,
    shop,
  }) => {
    const found: string[] = [];
    for (const path of publicPages) {
      await page.goto(at(prefix, path));
      await hydrated(page);
      const { before, after } = await textsOf(page, at(prefix, path));
      expect(after, path).toBe(before);
      found.push(...(await faultyTexts(page, path)));
    }
    const orders = await haveEverything(page, shop);
    for (const path of [...knownPages, ...orders]) {
      await page.goto(at(prefix, path));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      found.push(...(await faultyTexts(page, path)));
    }
    await page.goto(prefix || '/');
    await hydrated(page);
    const sheet = await openFulfillmentPicker(page, languageOf(locale));
    await expect(sheet.getByRole('term')).toHaveCount(3);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      found.push(...(await cutTexts(page, 'dialog[open]')).map((text) => `place and time at ${width} px: ${text}`));
    }
    expect(found).toEqual([]);
  });
}

/** A target that is scrolled below a bar counts as covered: where that happens, the others are measured on similar pages. */
const hasTargets = (path: string) => !['/?q=plov', '/profile/favorites'].includes(path);

for (const [scheme, locale, width, height] of [
  ['light', 'ru', 390, 844],
  ['dark', 'uz', 1440, 900],
] as const) {
  const isLight = scheme === 'light';
  test(`${scheme}: axe finds no violation on any page, nor ${isLight ? 'a target too small for a finger' : 'a text that does not stand out'}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await setDark(shop, !isLight);
    try {
      const { prefix } = languageOf(locale);
      const found: string[] = [];
      const analyze = async (path: string, isMeasured = hasTargets(path)) => {
        await page.goto(at(prefix, path));
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        await hydrated(page);
        const options = isLight ? { rules: { 'target-size': { enabled: isMeasured } } } : { runOnly: ['color-contrast'] };
        const { violations } = await axeIn(page, options).analyze();
        const describe = ({ html, failureSummary }: { html: string; failureSummary?: string }) => `${html} ${failureSummary}`;
        found.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(describe).join(' ')}`));
      };
      for (const path of publicPages) await analyze(path);
      for (const path of [...(await haveEverything(page, shop)), ...accountPages]) await analyze(path);
      await analyze('/', false);
      expect(found).toEqual([]);
    } finally {
      await setDark(shop, false);
    }
  });
}
