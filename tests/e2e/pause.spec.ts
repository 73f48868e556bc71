import type { Locator, Page } from '@playwright/test';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, openCart, placeButton } from '../support/screens/order-screens.ts';
import { openFulfillmentPicker, whereButton } from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { pause } from '../support/shop/shop-database.ts';
import { haveChosen, haveOnlyChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const [mirabad, bread, breadPrice] = [4, 1031, 6_000];
const dates = { ru: 'заказы с 25 ноября, 10:30', en: 'orders from 25 November, 10:30', uz: 'buyurtmalar 25-noyabr, 10:30dan' };
const momentOf = { ru: '25 ноября, 10:30', en: '25 November, 10:30', uz: '25-noyabr, 10:30' };
const ru = languageOf('ru');

function banner(page: Page, language: Language): Locator {
  return page.getByRole('complementary', { name: language.in('shell')('closures') });
}

test('a pause beyond the preorder days is shown the same way, with its date, on every screen', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  const date = dates[language.locale];
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(mirabad));
  await openFolder(page, language, national);
  await addPlain(page, language, bread);
  const open = pause(shop, mirabad, '2026-11-25T10:30:00+05:00');

  await openFolder(page, language, national);
  await expect(page.getByRole('main').locator('[data-notice]')).toContainText(date);
  await expect(banner(page, language)).toHaveCount(0);
  await expect(whereButton(page)).toContainText(language.in('fulfillment-sheet')('from', { time: momentOf[language.locale] }));
  await expect(page.getByRole('main').locator('[data-notice]')).not.toContainText(language.in('menu')('ahead'));
  await expect(await openCart(page, language)).toContainText(date);
  await page.reload();
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await expect(sheet.locator('.where-notice')).toContainText(date);
  await expect(sheet.locator('label', { hasText: language.restaurant(mirabad) })).toContainText(date);

  await page.goto(`${language.prefix}/profile/cart`);
  await expect(page.getByRole('main')).toContainText(date);

  await page.goto(`${language.prefix}/restaurant/${mirabad}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: date })).toHaveCount(1);
  await page.goto(`${language.prefix}/filial`);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: language.restaurant(mirabad) }),
  ).toContainText(date);
  open();
});

test('the page of a dish tells the pause of one’s own restaurant in one line, home in its notice, and no other page does (R-PAUSE-5)', async ({
  page,
  context,
  shop,
}) => {
  const open = pause(shop, mirabad, '2026-11-25T10:30:00+05:00');
  for (const [choices, isOwn] of [
    [{ region: '1' }, false],
    [{ region: '9' }, false],
    [pickupAt(1), false],
    [pickupAt(mirabad), true],
  ] as const) {
    await haveOnlyChosen(context, shop, choices);
    for (const path of ['/', '/?q=плов', '/about', '/filial']) {
      await page.goto(path);
      await expect(banner(page, ru)).toHaveCount(0);
      if (path.startsWith('/?') || path === '/') {
        await expect(page.getByRole('main').locator('[data-notice]')).toHaveCount(Number(isOwn));
      }
    }
    await page.goto(`/product/${bread}`);
    await expect(banner(page, ru)).toHaveCount(Number(isOwn));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(banner(page, ru)).toHaveText(`На паузе до ${momentOf.ru}: ${ru.restaurant(mirabad)}`);
  expect((await banner(page, ru).boundingBox())?.height).toBeLessThanOrEqual(44);
  open();
});

test('a restaurant that is paused until the evening accepts orders for the evening, and the checkout says so once', async ({
  page,
  context,
  shop,
}) => {
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(mirabad));
  const open = pause(shop, mirabad, '2026-11-21T19:00:00+05:00');
  await openFolder(page, ru, national);
  await expect(page.getByRole('main').locator('[data-notice]')).toContainText(`заказы с 19:00. ${ru.in('menu')('ahead')}`);
  await expect(whereButton(page)).toContainText('с 19:00');
  await addPlain(page, ru, bread);
  const cart = await openCart(page, ru);
  // the part of the slot in which the reopened kitchen can have it ready, there and in the order
  await expect(cart.getByRole('term').filter({ hasText: ru.in('cart-contents')('pickup') })).toHaveText(/19:15–\u206019:20$/);
  await expect(cart).not.toContainText('заказы с 19:00');
  await page.goto('/profile/cart');
  await hydrated(page);
  await expect(page.getByText('заказы с 19:00')).toHaveCount(1);
  await expect(page.getByText(ru.in('checkout')('asapNote'))).toHaveCount(0);
  await placeButton(page, ru, breadPrice).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, ru, breadPrice);
  await expect(page.getByRole('main')).toContainText('19:15–\u206019:20');
  open();
});

test('a closed branch and a removed region in old cookies are replaced silently when ordering', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await haveChosen(context, shop, { ...pickupAt(999), region: '999' });
  await openFolder(page, ru, national);
  await addPlain(page, ru, bread);
  const cart = await openCart(page, ru);
  await expect(cart.getByRole('link', { name: ru.in('cart-contents')('order') })).toBeVisible();
  await expect(cart.getByText(ru.in('cart-advice')('problem'))).toBeHidden();
  await haveChosen(context, shop, { ...pickupAt(999), region: '999' });
  await page.goto('/profile/cart');
  await hydrated(page);
  await placeButton(page, ru, breadPrice).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, ru, breadPrice);
  await expect(page.getByRole('main')).toContainText(ru.restaurant(1));
});
