import type { Locator, Page } from '@playwright/test';
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

test('an empty cart applies the code of the first order, and a press puts a hit into it (R-CART-8)', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFolder(page, ru, national);
  const cart = page.locator('section[aria-labelledby="cart-title"]');
  const t = ru.in('cart-empty');
  await cart.getByRole('button', { name: t('offerApply', { code: 'BIRINCHI' }) }).click();
  await expect(cart.getByRole('status')).toHaveText(t('offerApplied', { code: 'BIRINCHI' }));
  const hits = cart.getByRole('region', { name: t('hits') }).getByRole('button');
  await expect(hits).toHaveCount(3);
  await hits.first().click();
  await expect(
    cart.getByRole('link', { name: ru.in('cart-contents')('order') }).or(cart.getByRole('button', { name: 'Добавить ещё' })),
  ).toBeVisible();
  await expect(cart).toContainText('BIRINCHI');
  await expect(hits).toHaveCount(0);
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

async function sawEmptyCart(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { sawEmptyCart?: boolean }).sawEmptyCart === true);
}
