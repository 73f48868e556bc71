import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { openCart } from '../support/screens/order-screens.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const ru = languageOf('ru');
const empty = ru.in('cart-panel')('empty');

test('with dishes in the cart no page shows an empty cart, from the first paint on', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript((text) => {
    const seen = window as unknown as { sawEmptyCart?: boolean };
    const look = () => {
      const panel = document.querySelector<HTMLElement>('section[aria-labelledby="cart-title"]');
      if (panel?.innerText.includes(text)) seen.sawEmptyCart = true;
      requestAnimationFrame(look);
    };
    look();
  }, empty);
  await openFolder(page, ru, national);
  await addPlain(page, ru, 1031);
  await addPlain(page, ru, 1008);
  await page.reload();
  await hydrated(page);
  expect(await sawEmptyCart(page)).toBe(false);
  await page.getByRole('link', { name: ru.dish(1013), exact: true }).click();
  await page.waitForURL('**/product/1013');
  await page.goBack();
  await hydrated(page);
  expect(await sawEmptyCart(page)).toBe(false);
});

test('an empty cart is shown as empty after the browser has read it', { tag: '@desktop' }, async ({ page }) => {
  await openFolder(page, ru, national);
  await expect(page.locator('section[aria-labelledby="cart-title"]')).toContainText(empty);
});

test('neither the first sums of a delivery nor what loads with them moves the link to the checkout', { tag: '@screens' }, async ({
  page,
  context,
  shop,
}) => {
  await haveChosen(context, shop, deliveryTo(41.36, 69.28));
  await openFolder(page, ru, national);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/quote?*', async (route) => {
    await released;
    await route.continue();
  });
  await addPlain(page, ru, 1013);
  const cart = await openCart(page, ru);
  const link = cart.getByRole('link', { name: ru.in('cart-contents')('order') });
  const place = async () => Object.values((await link.boundingBox()) ?? {}).map(Math.round);
  const before = await place();
  release();
  await expect(cart.locator('.cart-progress small')).toContainText('сум');
  await expect(cart.getByRole('region', { name: ru.in('cart-advice')('promoAdd') })).toBeVisible();
  expect(await place()).toEqual(before);
});

test('the button that removes the last portion is a bin, in the cart and at the checkout', async ({ page, context, shop }) => {
  await haveChosen(context, shop, pickupAt(1));
  await signIn(shop, context.request);
  await openFolder(page, ru, national);
  await addPlain(page, ru, 1013);
  const name = ru.dish(1013);
  const isBin = (part: Page | Locator) =>
    part
      .getByRole('button', { name: ru.in('cart-contents')('decrease', { name }) })
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).maskImage.startsWith('url('));
  const cart = await openCart(page, ru);
  expect(await isBin(cart)).toBe(true);
  await cart.getByRole('button', { name: ru.in('cart-contents')('increase', { name }) }).click();
  expect(await isBin(cart)).toBe(false);
  await page.goto('/profile/cart');
  await hydrated(page);
  expect(await isBin(page)).toBe(false);
  await page.getByRole('button', { name: ru.in('cart-contents')('decrease', { name }) }).click();
  expect(await isBin(page)).toBe(true);
});

test('in the cart a code is removed, refused with its reason and applied', async ({ page, context, shop }) => {
  const language = languageOf('ru');
  const t = language.in('cart-advice');
  const words = language.in('checkout');
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, language, national);
  // 87 000: too little for the 20 000 off a pickup
  for (const dish of [1013, 1031, 1008]) await addPlain(page, language, dish);
  const cart = await openCart(page, language);
  const offer = cart.getByRole('button', { name: 'BIRINCHI' }).filter({ hasText: 'BIRINCHI' });
  await offer.click();
  await cart.getByRole('button', { name: t('promoRemove', { code: 'BIRINCHI' }) }).click();
  await expect(offer).toBeVisible();
  await cart.getByRole('button', { name: t('otherCode') }).click();
  const field = cart.getByRole('textbox', { name: words('promoCode') });
  await field.fill('NAVROZ2026');
  await field.press('Enter');
  await expect(cart.getByText(words('promo_expired'))).toBeVisible();
  await expect(field).toHaveValue('NAVROZ2026');
  await field.fill('olib20');
  await field.press('Enter');
  await expect(cart.getByText('OLIB20')).toBeVisible();
  await expect(cart.getByText(words('promo_min_sum_of', { sum: formatPrice(100_000, language.locale) }))).toBeVisible();
  await cart.getByRole('button', { name: t('otherCode') }).click();
  await field.fill('birinchi');
  await field.press('Enter');
  await expect(cart.getByText('BIRINCHI', { exact: true })).toBeVisible();
  await expect(cart.locator('.cart-totals')).toContainText(formatPrice(-13_050, language.locale));
});

async function sawEmptyCart(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { sawEmptyCart?: boolean }).sawEmptyCart === true);
}

test.describe('when the network goes', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('an open cart offers another try in place of the checkout, and the checkout again when the network is back', async ({
    page,
    context,
    shop,
  }) => {
    const t = ru.in('cart-contents');
    await haveChosen(context, shop, pickupAt(1));
    await openFolder(page, ru, national);
    await addPlain(page, ru, 1013);
    const cart = await openCart(page, ru);
    const order = cart.getByRole('link', { name: t('order') });
    await expect(order).toBeVisible();
    // a part that fails to load makes the page reload
    await expect(cart.getByRole('region', { name: ru.in('cart-advice')('promoAdd') })).toBeVisible();
    await context.setOffline(true);
    await expect(cart.getByRole('button', { name: t('retry') })).toBeVisible();
    await expect(order).toHaveCount(0);
    await context.setOffline(false);
    await expect(order).toBeVisible();
  });
});
