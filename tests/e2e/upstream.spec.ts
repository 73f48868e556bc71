import type { Locator, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, openOtherCode, orderCards, orderPlovAndCombo, orderSaladAndBread } from '../support/screens/order-screens.ts';
import { closeSheet, openFulfillmentPicker, pickUpTomorrow } from '../support/screens/place-choice.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { catalogRows } from '../support/shop/shop-database.ts';
import { editorToken, test } from '../support/shop/shop-in-front.ts';
import { haveChosen } from '../support/shop/visitor-preferences.ts';
import { failing, silent } from '../support/upstream/upstream-behaviors.ts';
import { publishAnyway, withoutPreviews } from './editor-shop.ts';
import { expect, hydrated } from './fixtures.ts';

test.use({ expectedErrors: [/status of (4|5)\d\d/] });

const delivered = 155_000;

test('a new customer orders a delivery and a pickup in front of a restaurant’s own system', async ({ page, shop, upstream }) => {
  const language = languageOf('uz');
  await openFolder(page, language, national);
  await deliverToCenter(page, language);
  await orderPlovAndCombo(page, shop, language, delivered);
  await expect(page.getByRole('main')).toContainText(language.option('osh-extra-1'));

  await openFolder(page, language, national);
  await pickUpTomorrow(page, language, 1);
  await orderSaladAndBread(page, language);

  await page.goto(`${language.prefix}/profile/history`);
  const rows = orderCards(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(formatPrice(delivered, language.locale));
  await rows.nth(1).getByRole('link').click();
  await expectReceipt(page, language, delivered);
  await page.goto(`${language.prefix}/profile`);
  await expect(page.getByRole('main')).toContainText(formatNumber(12_500, language.locale));
  expect(upstream.count(calls.customersCreate)).toBe(1);
  expect(catalogRows(shop)).toBe(0);
});

/** Chooses the middle of the region, because an upstream has no districts. */
async function deliverToCenter(page: Page, language: Language): Promise<void> {
  const t = language.in('fulfillment-sheet');
  const sheet = await openFulfillmentPicker(page, language);
  await sheet
    .getByRole('list', { name: t('found') })
    .getByRole('button')
    .first()
    .click();
  await expect(sheet.getByRole('term').filter({ hasText: t('minimum') })).toBeVisible();
  await sheet.getByRole('textbox', { name: t('address') }).fill('Navoi, 30');
  await closeSheet(sheet, language);
}

test('while the upstream is unavailable settings and menu are served in every language requested before', async ({ page, upstream }) => {
  for (const behavior of [failing(503), silent]) {
    upstream.behave(null);
    for (const language of languages) await openFolder(page, language, national);
    upstream.behave(behavior);
    for (const language of languages) {
      await page.goto(`${language.prefix || '/'}?folder=${national}`);
      await expect(page.getByRole('link', { name: language.dish(1001), exact: true })).toBeVisible();
    }
  }
});

test('a menu that fails shows the upstream’s message, and is not filled from the cache', async ({ page, upstream, context, shop }) => {
  await haveChosen(context, shop, { delivery: '200', region: '1', restaurantId: '2' });
  const message = { ru: 'Кухня закрыта', en: 'The kitchen is closed', uz: 'Oshxona yopiq' };
  for (const body of [{ error: { message } }, { message }]) {
    upstream.behave(failing(422, JSON.stringify(body)), calls.restaurantMenu);
    for (const { locale, prefix } of languages) {
      await page.goto(prefix || '/');
      await expect(page.getByRole('main')).toContainText(message[locale]);
      await expect(page.getByRole('article')).toHaveCount(0);
    }
  }
  upstream.behave(failing(200, '{"error": "Перерыв до 15:00"}'), calls.restaurantMenu);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Перерыв до 15:00');
});

test('a search finds dishes by their names in every language, while typing and by the server', async ({ page, request }) => {
  // the names in other languages are those of their last good menus
  for (const { prefix } of languages) expect((await request.get(prefix || '/')).status()).toBe(200);
  const uz = languageOf('uz');
  await page.goto('/uz');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: uz.in('shell')('search') });
  await field.focus();
  await expect(page.getByRole('list', { name: uz.in('menu-search')('popular') })).toBeVisible();
  await field.pressSequentially('говядина');
  const dish = page.getByRole('article').filter({ hasText: uz.dish(1017) });
  await expect(dish).toBeVisible();
  await page.reload();
  await expect(dish).toBeVisible();
});

test('a page asks each call at most once', async ({ page, upstream, shop }) => {
  await signIn(shop, page.context().request);
  for (const path of ['/', '/filial', '/restaurant/1', '/product/1001', '/contacts', '/uz?q=osh', '/profile', '/profile/cart']) {
    upstream.forget();
    expect((await page.request.get(path)).status()).toBe(200);
    // none when the request of another page is still pending
    const sent = upstream.requests.map((requested) => `${requested.path}?${requested.query}`);
    expect(sent, path).toEqual([...new Set(sent)]);
  }
});

test('the checkout and the profile open while customers and promo codes do not respond', async ({ page, upstream, shop }) => {
  await signIn(shop, page.context().request);
  upstream.behave(failing(503), calls.customersGet, calls.promoByPhone);
  expect((await page.request.get('/profile/cart')).status()).toBe(200);
  const profile = await page.request.get('/profile');
  expect([profile.status(), await profile.text()]).toEqual([200, expect.stringContaining(languageOf('ru').in('account')('customerAway'))]);
});

test('the editor shows what is published and states that another system publishes it', async ({ page }) => {
  await withoutPreviews(page);
  const t = languageOf('ru').in('editor');
  await page.goto('/editor');
  await hydrated(page);
  await page.getByRole('textbox').first().fill(editorToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('readOnly'))).toBeVisible();
  await expect(page.getByRole('textbox').first()).not.toBeEditable();
});

test('in front of another system blocks, own pages and banners are published here, and the four texts stay those of that system', async ({
  page,
  request,
}) => {
  const t = languageOf('ru').in('editor');
  await withoutPreviews(page);
  const texts = await Promise.all(contentPaths.map(async (path) => mainText(await (await request.get(path)).text())));
  await page.goto('/editor');
  await hydrated(page);
  await page.getByRole('textbox').first().fill(editorToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('readOnly'))).toBeVisible();
  await addTextBlock(page, 'Блок над чужим текстом');

  await page.getByRole('button', { name: t('page_own') }).click();
  await page.getByRole('button', { name: t('own_new') }).click();
  const dialog = page.getByRole('dialog', { name: t('own_new') });
  await dialog.getByRole('textbox', { name: t('lang_ru') }).fill('Своя страница');
  await dialog.getByRole('button', { name: t('own_create') }).click();
  await addTextBlock(page, 'Текст своей страницы');

  await page.getByRole('button', { name: t('page_banners') }).click();
  await page.getByRole('button', { name: t('banner_add') }).click();
  await page
    .getByRole('group', { name: t('banner_title') })
    .getByRole('textbox', { name: t('lang_ru') })
    .fill('Баннер без перевода');
  await publishAnyway(page);

  const html = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => html('/about')).toContain('Блок над чужим текстом');
  expect(await html('/p/svoya-stranitsa')).toContain('Текст своей страницы');
  expect(await html('/')).toContain('Баннер без перевода');
  for (const [at, path] of contentPaths.entries()) expect(mainText(await html(path))).toContain(texts[at]);
});

test.describe('error toasts', () => {
  const texts = { ru: 'Код закончился', en: 'The code is used up', uz: 'Kod tugadi' };
  const rows = [
    ['a string error as it is', 422, '{"error": "Код занят"}', () => 'Код занят'],
    ['the message of an error object', 400, '{"error": {"message": "No such code"}}', () => 'No such code'],
    ['the page’s language of a message by language', 409, JSON.stringify({ message: texts }), ({ locale }: Language) => texts[locale]],
    ['otherwise the status text', 503, '', () => 'Service Unavailable'],
    ['a 502 of the promo call by its own words', 502, '', (language: Language) => language.in('toast')('promoUnavailable')],
  ] as const;

  test('each row of the error catalog', async ({ page, upstream, shop }) => {
    const language = languageOf('en');
    await signIn(shop, page.context().request);
    await openFolder(page, language, national);
    await addPlain(page, language, 1031);
    upstream.behave(failing(500, '"nothing"'), calls.promoByPhone);
    await page.goto(`${language.prefix}/profile/cart`);
    await hydrated(page);
    await expect(page.getByRole('list', { name: language.in('checkout')('promoOffers') })).toHaveCount(0);
    for (const [, status, text, reported] of rows) {
      upstream.behave(failing(status, text), calls.promoByName);
      await requestPromo(page, language);
      await expectToast(page, reported(language));
    }
    upstream.behave(failing(418, 'Я чайник', 'text/plain; charset=utf-8'), calls.promoByName);
    await requestPromo(page, language);
    await expectToast(page, 'Я чайник');
    await expect(page.getByText('nothing')).toHaveCount(0);
  });
});

async function requestPromo(page: Page, language: Language): Promise<void> {
  const field = page.getByRole('textbox', { name: language.in('checkout')('promoCode'), exact: true });
  if (!(await field.isVisible())) await openOtherCode(page, language);
  await field.fill('ANY');
  await field.press('Enter');
}

/** Waits for a toast and closes it. */
async function expectToast(page: Page, message: string): Promise<void> {
  const toast: Locator = page.locator('.toast-area').getByText(message, { exact: true });
  await expect(toast).toBeVisible();
  await page.locator('.toast-area').getByRole('button').first().click();
  await expect(toast).toHaveCount(0);
}

const contentPaths = ['/about', '/contacts', '/offer', '/privacy'];

/** The text of a page that the upstream publishes, without the blocks behind it. */
function mainText(html: string): string {
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

async function addTextBlock(page: Page, text: string): Promise<void> {
  const t = languageOf('ru').in('editor');
  await page.getByRole('button', { name: t('blocks_add'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('blocks_add') })
    .getByRole('button', { name: t('block_text_about') })
    .click();
  const blocks = page.getByRole('region', { name: t('blocks_title') });
  await blocks
    .getByRole('group', { name: t('part_text') })
    .getByRole('textbox', { name: t('lang_ru') })
    .fill(text);
}
