import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { awake } from '../../e2e/fixtures.ts';
import { freshPhone } from '../shop/customer.ts';
import type { Shop } from '../shop/shop.ts';
import { addPlain } from './menu-screen.ts';
import type { Tongue } from './words.ts';

const panelWidth = 1024;

/** The cart: beside the menu on a desk, behind the bar on a phone. */
export async function openCart(page: Page, tongue: Tongue): Promise<Locator> {
  const title = tongue.in('cart-panel')('title');
  if ((page.viewportSize()?.width ?? 0) >= panelWidth) return page.getByRole('region', { name: title });
  await page.getByRole('button', { name: new RegExp(`^${tongue.in('cart-contents')('open')}`) }).click();
  return page.getByRole('dialog', { name: title });
}

/** Waits until a cart or a checkout ends with this total. */
export async function expectTotal(part: Locator, tongue: Tongue, total: number): Promise<void> {
  await expect(part.getByRole('definition').last()).toHaveText(formatPrice(total, tongue.locale));
}

export async function goToCheckout(cart: Locator, tongue: Tongue): Promise<void> {
  await cart.getByRole('link', { name: tongue.in('cart-contents')('order') }).click();
}

/** What a salad and two breads cost. */
export const saladAndBread = 29_000;

/** Puts a salad and two breads into the cart of somebody who is signed in, and orders them. */
export async function orderSaladAndBread(page: Page, tongue: Tongue): Promise<void> {
  const [salad, bread] = [1028, 1031];
  await addPlain(page, tongue, salad);
  await addPlain(page, tongue, bread);
  const more = page.getByRole('button', { name: tongue.in('menu-actions')('increase', { name: tongue.dish(bread) }) });
  await more.first().click();
  const cart = await openCart(page, tongue);
  await expectTotal(cart, tongue, saladAndBread);
  await goToCheckout(cart, tongue);
  await awake(page);
  await placeTwice(page, tongue, saladAndBread);
}

/** Signs in as somebody new on the screen that `next` led over. */
export async function signInOnScreen(page: Page, shop: Shop, tongue: Tongue, firstName = 'Дилноза'): Promise<void> {
  const say = tongue.in('sign-in-form');
  await showPhone(page, shop, tongue, freshPhone());
  await page.getByLabel(say('name')).fill(firstName);
  await page.getByRole('button', { name: say('continue') }).click();
}

/** Enters a phone and the code sent to it; of a known customer that is all. */
export async function showPhone(page: Page, shop: Shop, tongue: Tongue, phone: string): Promise<void> {
  const say = tongue.in('sign-in-form');
  await awake(page);
  const known = shop.codeCount();
  await page.getByLabel(say('phone')).fill(phone);
  await page.getByRole('button', { name: say('sendCode') }).click();
  await expect(page.getByLabel(say('code'))).toBeFocused();
  await page.getByLabel(say('code')).fill(await shop.nextCode(known));
}

/** The sums of the checkout. */
export function summary(page: Page, tongue: Tongue): Locator {
  return page.getByRole('region', { name: tongue.in('checkout')('summary') });
}

export function placeButton(page: Page, tongue: Tongue, total: number): Locator {
  return page.getByRole('button', { name: tongue.in('checkout')('place', { sum: formatPrice(total, tongue.locale) }) });
}

/** Presses twice; answers when the order's page shows the total. */
export async function placeTwice(page: Page, tongue: Tongue, total: number): Promise<void> {
  await expectTotal(summary(page, tongue), tongue, total);
  await placeButton(page, tongue, total).dblclick();
  await page.waitForURL(`**${tongue.prefix}/profile/history/*`);
  await expectReceipt(page, tongue, total);
}

export async function expectReceipt(page: Page, tongue: Tongue, total: number): Promise<void> {
  const receipt = page.locator('section', { has: page.getByRole('heading', { name: tongue.in('order')('composition') }) });
  await expectTotal(receipt, tongue, total);
}
