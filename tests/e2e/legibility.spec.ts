import type { Page } from '@playwright/test';
import { axeIn } from '../support/screens/axe.ts';
import { cutTexts } from '../support/screens/cut-texts.ts';
import { legiblePages } from '../support/screens/demo-pages.ts';
import { overhang, overhangWithLargeText } from '../support/screens/overhang.ts';
import { fulfillmentSheet, openFulfillmentPicker } from '../support/screens/place-choice.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { setDark } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Every text can be read: nothing cuts it, what belongs together is aligned, and its color stands out. */

test.use({ expectedErrors: [/status of 404/] });
test.describe.configure({ timeout: 240_000 });

const heights = { 320: 640, 360: 780, 390: 844, 820: 1180, 1180: 820, 1440: 900, 1920: 1080 };
const navoiStreet = [41.3111, 69.2797] as const;
const ru = languageOf('ru');
const pages = [
  ...legiblePages,
  '/nothing-here',
  '/profile',
  '/profile/cart',
  '/profile/history',
  '/profile/addresses',
  '/profile/favorites',
];

/** Resizes the open page to every width. */
async function* atEveryWidth(page: Page): AsyncGenerator<string> {
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height });
    yield `${width} px`;
  }
}

/** A customer with a saved address, favorites, three dishes in the cart and an order of every kind. */
async function haveEverything(page: Page, shop: Shop): Promise<string[]> {
  const { request } = page.context();
  await signIn(shop, request);
  await haveChosen(page.context(), shop, deliveryTo(...navoiStreet));
  const headers = { origin: shop.url };
  const address = { text: 'Юнусабад, 4-й квартал, 12', entrance: '2', floor: '5', apartment: '38' };
  const [latitude, longitude] = navoiStreet;
  await request.put(`${shop.url}/api/v1/addresses`, {
    headers,
    data: { addresses: [{ id: 'a', latitude, longitude, label: 'Дом', ...address }] },
  });
  for (const dish of [1028, 2001]) await request.put(`${shop.url}/api/v1/favorites/${dish}`, { headers });
  const line = {
    productId: '1042',
    quantity: 2,
    modifiers: [],
    combo: [],
    snapshot: { name: '', image: null, unitPrice: 48_000, choices: [] },
  };
  await page.addInitScript((value) => localStorage.setItem('cart', JSON.stringify({ version: 1, savedAt: Date.now(), value })), [line]);
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

for (const { locale, prefix } of languages) {
  test(`${locale}: no text is cut and no page is wider than the screen, from 320 to 1,920 px, nor than 390 px with large text`, async ({
    page,
    shop,
  }) => {
    const orders = await haveEverything(page, shop);
    const found: string[] = [];
    for (const path of [...pages, ...orders]) {
      await page.goto(prefix + path || '/');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      for await (const width of atEveryWidth(page)) {
        const tooWide = await overhang(page);
        if (tooWide > 0) found.push(`${path} ${width}: ${tooWide} px too wide`);
        found.push(...(await cutTexts(page)).map((text) => `${path} ${width}: ${text}`));
      }
      const tooWide = await overhangWithLargeText(page);
      if (tooWide > 0) found.push(`${path} with text twice as large: ${tooWide} px too wide`);
    }
    expect(found).toEqual([]);
  });

  test(`${locale}: the sheet of place and time cuts no text with an address that has terms`, async ({ page, context, shop }) => {
    await haveChosen(context, shop, deliveryTo(...navoiStreet));
    await page.goto(prefix || '/');
    await hydrated(page);
    const language = languageOf(locale);
    await openFulfillmentPicker(page, language);
    const sheet = fulfillmentSheet(page, language);
    await expect(sheet.getByRole('term')).toHaveCount(3);
    for await (const width of atEveryWidth(page)) {
      const facts = sheet.locator('.where-facts');
      expect(await facts.evaluate((list) => list.scrollHeight - list.clientHeight), width).toBe(0);
      expect(await cutTexts(page, 'dialog[open]'), width).toEqual([]);
    }
  });
}

for (const scheme of ['light', 'dark']) {
  test(`${scheme}: every state of an order, every promo code and the account have the contrast of WCAG AA`, async ({ page, shop }) => {
    setDark(shop, scheme === 'dark');
    try {
      const orders = await haveEverything(page, shop);
      for (const path of ['', '/profile', '/profile/cart', '/profile/history', '/profile/addresses', '/profile/favorites', ...orders]) {
        await page.goto(path || '/');
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const { violations } = await axeIn(page, { runOnly: ['color-contrast'] }).analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path} ${html}`))).toEqual([]);
      }
    } finally {
      setDark(shop, false);
    }
  });
}

test('in the history, the totals of active orders stand at one edge, and those of past ones', async ({ page, shop }) => {
  await haveEverything(page, shop);
  await page.goto('/profile/history');
  const account = ru.in('account');
  for (const [name, count] of [
    [account('activeOrders'), 3],
    [account('pastOrders'), 2],
  ] as const) {
    const totals = page.getByRole('region', { name }).locator('.sum');
    await expect(totals).toHaveCount(count);
    for await (const width of atEveryWidth(page)) {
      const edges = await totals.evaluateAll((all) => {
        const boxes = all.map((total) => total.getBoundingClientRect());
        return [boxes.map(({ left }) => Math.round(left)), boxes.map(({ right }) => Math.round(right))];
      });
      expect(Math.min(...edges.map((side) => new Set(side).size)), `${name}, ${width}`).toBe(1);
    }
  }
});

test('popular dishes fill their rows below the heading: four on a page that does not exist, three in an empty checkout', async ({
  page,
  context,
  shop,
}) => {
  await signIn(shop, context.request);
  for (const [path, count] of [
    ['/nothing-here', 4],
    ['/profile/cart', 3],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const section = page.locator('section', { has: page.getByRole('heading', { name: ru.in('problem-page')('popular') }) });
    await expect(section.getByRole('link')).toHaveCount(count);
    for await (const width of atEveryWidth(page)) {
      // in one step, because the checkout replaces the server's section by its own
      const { own, dishes } = await section.evaluate((part) => {
        const rect = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
        return { own: rect(part), dishes: [...part.querySelectorAll('a')].map(rect) };
      });
      const rows = Object.values(Object.groupBy(dishes, ({ y }) => y));
      expect(rows.length, `${path} ${width}`).toBeLessThanOrEqual(count - 2);
      for (const row of rows) {
        expect(row?.at(0)?.x, `${path} ${width}`).toBe(own.x);
        expect(row?.at(-1)?.right, `${path} ${width}`).toBeCloseTo(own.right, 0);
      }
    }
  }
});

test('on a screen of 320 px a phone number of the checkout does not wrap, and favorites stand in two columns', async ({ page, shop }) => {
  await haveEverything(page, shop);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile/cart');
  await hydrated(page);
  const phone = page.locator('summary').getByText(/^\+998/);
  await expect(phone).toBeVisible();
  expect((await phone.boundingBox())?.height).toBeLessThan(24);
  await page.goto('/profile/favorites');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const [first, second] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()]);
  expect(second?.y).toBe(first?.y);
});

test('the details of a canceled order take both columns of a desktop', async ({ page, shop }) => {
  const orders = await haveEverything(page, shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(orders.at(-1) ?? '');
  await hydrated(page);
  const t = ru.in('order');
  const [title, dishes, details] = await Promise.all(
    [t('wasCancelled'), t('composition'), t('details')].map((name) => page.getByRole('heading', { name }).locator('..').boundingBox()),
  );
  expect(dishes?.x).toBe(title?.x);
  expect((details?.x ?? 0) + (details?.width ?? 0)).toBe((title?.x ?? 0) + (title?.width ?? 0));
  expect(details?.x).toBeGreaterThan((dishes?.x ?? 0) + (dishes?.width ?? 0));
});

test('several orders on their way leave home as wide as the screen', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  for (let orders = 0; orders < 3; orders += 1) await moveOrder(shop, await placePickupOrder(shop, context.request), 'cooking');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('[data-known] [data-live]')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the details of the contacts fill every row', async ({ page }) => {
  await page.goto('/contacts');
  for await (const width of atEveryWidth(page)) {
    const details = page.locator('dl.panels > div');
    const ends = await details.evaluateAll((all) => {
      const rows = Map.groupBy(all, (part) => Math.round(part.getBoundingClientRect().top));
      return [...rows.values()].map((row) => Math.round(row.at(-1)?.getBoundingClientRect().right ?? 0));
    });
    expect(await details.count()).toBe(6);
    expect(new Set(ends).size, width).toBe(1);
  }
});
