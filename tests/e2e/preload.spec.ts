import type { Page } from '@playwright/test';
import { expect, hydrated, phone, test } from './fixtures.ts';

test.use(phone);
// A service worker would respond with its cached chunk.
test.use({ serviceWorkers: 'block', expectedErrors: [/Failed to load resource|Error hydrating|dynamically imported module/] });

/** Counts page requests, page loads and `vite:preloadError` events. */
async function watch(page: Page) {
  let loads = 0;
  let errors = 0;
  let documents = 0;
  page.on('load', () => {
    loads += 1;
  });
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest());
  });
  await page.exposeFunction('notePreloadError', () => {
    errors += 1;
  });
  await page.addInitScript("addEventListener('vite:preloadError', () => window.notePreloadError())");
  return { loads: () => loads, errors: () => errors, documents: () => documents };
}

async function fillCart(page: Page): Promise<string> {
  await page.goto('/');
  await hydrated(page);
  await page.locator('[data-add]:not([data-choices]):visible').first().click();
  await expect.poll(() => cart(page)).not.toBeNull();
  return (await cart(page)) ?? '';
}

/** Waits until the network and then the page is idle, so that a requested reload would have started. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

const cart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'));

test("an island's chunk that fails to load causes one reload in ten seconds, the cart is kept, the rest works", async ({ page }) => {
  const before = await fillCart(page);
  const seen = await watch(page);
  await page.route(/\/_astro\/CartPanel\.[\w-]+\.js/, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => seen.errors(), { timeout: 10_000 }).toBe(2);
  await waitUntilIdle(page);
  expect([seen.documents(), seen.loads(), seen.errors()]).toEqual([2, 2, 2]);
  expect(await cart(page)).toBe(before);
  await page.locator('[data-add]:not([data-choices]):visible').nth(1).click();
  await expect.poll(() => cart(page)).not.toBe(before);
});

test('a nested chunk that fails to load does the same, then its island shows the error, and the retry opens it', async ({ page }) => {
  const before = await fillCart(page);
  const seen = await watch(page);
  const open = (options = {}) => page.locator('[data-where]:visible').first().click(options);
  await page.route(/\/_astro\/FulfillmentSheet\.[\w-]+\.js/, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await open();
  await expect.poll(() => seen.loads()).toBe(2);
  await hydrated(page);
  await open();
  await expect(page.getByRole('alert').filter({ hasText: 'Эта часть страницы не загрузилась.' }).first()).toBeVisible();
  expect([seen.loads(), seen.errors()]).toEqual([2, 2]);
  expect(await cart(page)).toBe(before);

  await page.unroute(/\/_astro\/FulfillmentSheet\.[\w-]+\.js/);
  await page.getByRole('button', { name: 'Повторить' }).click();
  // newer browsers request the chunk again; others only after a reload, which closes what was open
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await open({ timeout: 1_000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(seen.loads()).toBeLessThanOrEqual(3);
  expect(await cart(page)).toBe(before);
});

test('an old tab whose chunks were removed by a release is reloaded once into the new one, the cart is kept', async ({ page }) => {
  const before = await fillCart(page);
  await page.goto('/');
  await hydrated(page);
  const seen = await watch(page);
  await page.route(/\/_astro\/FulfillmentSheet\.[\w-]+\.js/, (route) =>
    seen.documents() === 0 ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  );
  await page.evaluate("addEventListener('vite:preloadError', () => window.notePreloadError())");
  await page.locator('[data-where]:visible').first().click();
  await expect.poll(() => seen.loads()).toBe(1);
  await hydrated(page);
  await page.locator('[data-where]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect([seen.documents(), seen.loads()]).toEqual([1, 1]);
  expect(await cart(page)).toBe(before);
});

test('offline the page is not reloaded', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  const seen = await watch(page);
  await page.evaluate("addEventListener('vite:preloadError', () => window.notePreloadError())");
  await context.setOffline(true);
  await page.locator('[data-where]:visible').first().click();
  // the sheet's code, translations and styles are separate chunks: each failure raises an error
  await expect.poll(() => seen.errors()).toBeGreaterThanOrEqual(1);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  expect(seen.loads()).toBe(0);
});
