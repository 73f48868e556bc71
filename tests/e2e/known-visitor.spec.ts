import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { placeButton } from '../support/screens/order-screens.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Home for a signed-in customer: one row with the order that is on its way, the last order, and dishes. */

const price = 29_000;
const [bread, salad] = [1031, 1028];
const language = languageOf('ru');

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page): Locator => page.getByRole('heading', { name: language.in('account')('forYou') });
const rowOf = (page: Page): Locator => page.locator('[data-known]');

async function openHome(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path);
  const row = rowOf(page);
  await expect(row).not.toHaveAttribute('aria-busy');
  return row;
}

test('the row shows an order on its way, then offers to repeat it', async ({ page, context, shop }) => {
  const { locale, prefix, in: words, dish } = languageOf('uz');
  await signIn(shop, context.request);
  const id = await placePickupOrder(shop, context.request);
  await moveOrder(shop, id, 'cooking');
  const row = await openHome(page, prefix || '/');
  const live = row.getByRole('link', { name: words('order')('status_cooking') });
  await expect(live).toHaveAttribute('href', `${prefix}/profile/history/${id}`);
  await expect(row.locator('[data-again]')).toHaveCount(0);
  await moveOrder(shop, id, 'picked_up');
  const later = await openHome(page, prefix || '/');
  const again = later.getByRole('link', { name: words('order')('again') });
  await expect(again).toContainText(`${dish(bread)}, ${dish(salad)}`);
  await expect(again).toContainText(formatPrice(price, locale));
  await expect(later.getByRole('link')).toHaveCount(1);
});

test('the time of an order for another day is shown whole, in every language', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await placePickupOrder(shop, context.request, { slot: { day: '2026-11-23', start: 720, end: 740 } });
  for (const { prefix } of languages) {
    const time = (await openHome(page, prefix || '/')).locator('[data-live] small');
    await expect(time).toContainText(/12:00.*12:20/);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await time.evaluate((text) => text.scrollWidth - text.clientWidth)]).toEqual([width, 0]);
    }
  }
});

test('a customer with nothing to repeat sees favorites and popular dishes', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  const added = await context.request.put(`${shop.url}/api/v1/favorites/${salad}`, { headers: { origin: shop.url } });
  expect(added.status()).toBe(204);
  const dishes = (await openHome(page)).getByRole('link');
  await expect(heading(page)).toBeVisible();
  expect(await dishes.count()).toBeGreaterThan(3);
  await expect(dishes.first()).toContainText(language.dish(salad));
});

test('from home to the placed repetition of an order takes at most three taps', async ({ page, context, shop }) => {
  await haveChosen(context, shop, pickupAt(1));
  await signIn(shop, context.request);
  await moveOrder(shop, await placePickupOrder(shop, context.request), 'picked_up');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap((await openHome(page)).locator('[data-again]'));
  await page.waitForURL('**/profile/cart');
  await hydrated(page);
  await tap(placeButton(page, language, price));
  await page.waitForURL('**/profile/history/*');
  expect(taps).toBeLessThanOrEqual(3);
  // the way back does not repeat the order once more
  await page.goBack();
  await expect(page).not.toHaveURL(/#again/);
});

test('the row is only for a customer’s own session, and never cached', async ({ page, context, shop, browser }) => {
  const anonymous = await page.request.get(`${shop.url}/fragments/known`);
  expect([anonymous.status(), anonymous.headers()['cache-control'], await anonymous.text()]).toEqual([401, 'no-store', '']);
  const other = await browser.newContext();
  await signIn(shop, other.request);
  const foreign = await placePickupOrder(shop, other.request);
  const own = await other.request.get(`${shop.url}/fragments/known`);
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await own.text()).toContain(foreign);
  await signIn(shop, context.request);
  expect(await (await context.request.get(`${shop.url}/fragments/known`)).text()).not.toContain(foreign);
  expect(await (await other.request.get(`${shop.url}/`)).text()).not.toContain(foreign);
  await other.close();
});

test('a search shows its results without the row', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await page.goto('/?q=plov');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(rowOf(page)).toBeHidden();
  await expect(heading(page)).toBeHidden();
});

test('without the hint of a session home has no row', async ({ page }) => {
  await page.goto('/');
  await expect(rowOf(page)).toHaveCount(0);
});

test.describe('when the row can not be read', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('its links remain', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    for (const response of [{ status: 503 }, { status: 401 }]) {
      await page.route('**/fragments/known', (route) => route.fulfill(response));
      const row = await openHome(page);
      await expect(row.getByRole('link', { name: language.in('account')('orders') })).toBeVisible();
      await page.unroute('**/fragments/known');
    }
  });

  test('after the end of the session a page from before shows nothing of the customer', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    const id = await placePickupOrder(shop, context.request);
    const row = await openHome(page);
    await expect(row.locator(`[href$="${id}"]`)).toBeVisible();
    await context.clearCookies();
    // the page's process hears of it a moment later
    await page.waitForFunction(() => !document.cookie.includes('user-id='));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(row.locator(`[href$="${id}"]`)).toHaveCount(0);
  });
});

test('nothing moves when the row is filled', async ({ page, context, shop }) => {
  await haveChosen(context, shop, pickupAt(1));
  await signIn(shop, context.request);
  await placePickupOrder(shop, context.request);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        // a screen that is painted while the page still arrives has fewer cards in its last row
        if (domInteractive > 0 && entry.startTime >= domInteractive) window.shifts.push({ value: entry.value, moved: '' });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const row = await openHome(page);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect((await row.boundingBox())?.height).toBe(80);
    const shifts = await page.evaluate(() => window.shifts.map(({ value }) => value));
    expect(shifts.filter((value) => value >= 0.005)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row has links to orders and favorites', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    await page.goto('/');
    for (const name of ['orders', 'favorites'] as const) {
      const link = rowOf(page).getByRole('link', { name: language.in('account')(name) });
      await expect(link).toBeVisible();
      expect(await link.evaluate((element) => getComputedStyle(element).fontSize)).not.toBe('0px');
    }
  });
});
