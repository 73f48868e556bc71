import type { Page } from '@playwright/test';
import { openCart } from '../support/screens/order-screens.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, ordinaryBrowser, phone, test } from './fixtures.ts';

test.use({ ...ordinaryBrowser, ...phone });

/** Chooses a language by its link and waits until the worker controls the page. */
async function chooseLanguage(page: Page, language: 'en' | 'uz'): Promise<void> {
  await page.goto(`/${language}?lang=${language}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
}

test('with an active worker, opening / from outside leads to the chosen language', async ({ page, shop }) => {
  for (const language of ['en', 'uz'] as const) {
    await chooseLanguage(page, language);
    await page.goto('about:blank');
    await page.goto('/');
    expect(page.url()).toBe(`${shop.url}/${language}`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }
});

test('with an active worker, a link to / within the shop opens the Russian page', async ({ page, shop }) => {
  await chooseLanguage(page, 'en');
  await page.evaluate(() => location.assign('/'));
  await page.waitForURL(`${shop.url}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

  test('/ opens the last menu in the chosen language', async ({ page, context, shop }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await chooseLanguage(page, 'uz');
    await context.setOffline(true);
    await page.goto('/');
    expect(page.url()).toBe(`${shop.url}/uz`);
    await expect(page.getByRole('link', { name: languageOf('uz').dish(1001), exact: true })).toBeVisible();
  });

  test('a saved menu says that it is saved and how old it is, and a dish opened there shows one message', async ({ page, context }) => {
    const ru = languageOf('ru');
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-saved]')).toHaveCount(0);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-saved]')).toHaveText(new RegExp(ru.in('offline')('savedMenu', { time: '.*\\d\\d:\\d\\d' })));
    await hydrated(page);
    // a browser restores the place of a reloaded page in the frames after its load
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator('[data-saved]')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-add][data-choices]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert').filter({ hasText: ru.in('menu-actions')('noConnection') })).toBeVisible();
    await expect(page.getByText(ru.in('menu-actions')('noConnection'))).toHaveCount(1);
  });

  test('the notice in place of a page is the page after "try again", once there is a network', async ({ page, context, shop }) => {
    const language = languageOf('uz');
    const t = language.in('offline');
    await chooseLanguage(page, language.locale === 'ru' ? 'en' : language.locale);
    await context.setOffline(true);
    const path = `${language.prefix}/product/1001`;
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '+998 00 200-00-00' })).toHaveAttribute('href', 'tel:+998002000000');
    await context.setOffline(false);
    await page.getByRole('link', { name: t('retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: language.dish(1001) })).toBeVisible();
    expect(page.url()).toBe(shop.url + path);
  });
});

test.describe('a cart without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

  test('a cart without a network says so calmly, shows no broken picture, and can be ordered once there is a network', async ({
    page,
    context,
    shop,
  }) => {
    const language = languageOf('ru');
    const t = language.in('cart-contents');
    await haveChosen(context, shop, pickupAt(1));
    const snapshot = { name: language.dish(1031), image: '/dishes/never-seen.svg', unitPrice: 6_000, choices: [] };
    const value = [{ productId: '1031', quantity: 1, modifiers: [], combo: [], snapshot }];
    await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    await page.goto(`${language.prefix}/offline`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(language.prefix || '/', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.locator('[data-cart-open]').waitFor();
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    const cart = await openCart(page, language);
    await expect(cart.getByText(t('offline'))).toBeVisible();
    await expect(cart.getByRole('button', { name: t('retry') })).toBeVisible();
    await expect.poll(() => cart.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await context.setOffline(false);
    await expect(cart.getByRole('link', { name: t('order') })).toBeVisible();
    await expect(cart.getByText(t('offline'))).toHaveCount(0);
  });

  test('a cart without a network shows a picture that another page stored in another size', async ({ page, context, shop }) => {
    const ru = languageOf('ru');
    await haveChosen(context, shop, pickupAt(1));
    const image = '/media/0123456789abcdef-d512x512-ffffff';
    const snapshot = { name: ru.dish(1031), image, unitPrice: 6_000, choices: [] };
    const value = [{ productId: '1031', quantity: 1, modifiers: [], combo: [], snapshot }];
    await page.goto('/offline');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(async (path) => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"></svg>';
      const cache = await caches.open('pictures');
      await cache.put(path, new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } }));
    }, `${image}/640`);
    await context.setOffline(true);
    await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    await page.reload();
    await hydrated(page);
    const cart = await openCart(page, ru);
    await expect.poll(() => cart.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(77);
  });
});

test.describe('an order on its way, without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

  test('the notice says how far the order on its way is, until the session ends', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    const id = await placePickupOrder(shop, context.request);
    await chooseLanguage(page, 'uz');
    await page.goto(`/uz/profile/history/${id}`);
    await hydrated(page);
    const line = page.getByText(new RegExp(`buyurtma · ${languageOf('uz').in('order')('status_created')} · `));
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('menu')).match('/kept-order')) !== undefined)).toBe(true);
    await context.setOffline(true);
    await page.goto('/uz/profile/history');
    await expect(line).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => fetch('/api/v1/auth/session', { method: 'DELETE' }));
    await context.setOffline(true);
    await page.goto('/uz/profile/history');
    await expect(page.getByRole('heading', { name: languageOf('uz').in('offline')('title') })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});
