import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { hydrated } from '../../e2e/fixtures.ts';
import { freshPhone } from '../shop/customer.ts';
import type { Shop } from '../shop/shop.ts';
import { addCombo, addPlain, addPlov, combos, openFolder } from './menu-screen.ts';
import type { Language } from './words.ts';

const panelWidth = 1024;

/** The cart: beside the menu on a desktop, behind the bar on a phone. */
export async function openCart(page: Page, language: Language): Promise<Locator> {
  const title = language.in('cart-panel')('title');
  if ((page.viewportSize()?.width ?? 0) >= panelWidth) return page.getByRole('region', { name: title });
  await page.getByRole('button', { name: new RegExp(`^${title}:`) }).click();
  return page.getByRole('dialog', { name: title });
}

/** The orders of the history, those on their way first; not the stops of one. */
export function orderCards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
}

/** Waits until a cart or a checkout shows this total. */
export async function expectTotal(part: Locator, language: Language, total: number): Promise<void> {
  await expect(part.getByRole('definition').last()).toHaveText(formatPrice(total, language.locale));
}

/** Follows the cart's link to the checkout, or to the sign-in before it. */
export async function goToCheckout(cart: Locator, language: Language): Promise<void> {
  const page = cart.page();
  await cart.getByRole('link', { name: language.in('cart-contents')('order') }).click();
  await page.waitForURL(/\/(profile\/cart|sign-in\?.*)$/);
  await hydrated(page);
}

/** What the first order's code takes off. */
export function firstOrderDiscount(itemsTotal: number): number {
  return itemsTotal < 60_000 ? 0 : Math.min(40_000, Math.floor((itemsTotal * 15) / 100));
}

/** Opens the field for a code that is not in the list. */
export async function openOtherCode(page: Page, language: Language): Promise<Locator> {
  await page.getByText(`+ ${language.in('checkout')('otherCode')}`).click();
  return page.getByLabel(language.in('checkout')('promoCode'), { exact: true });
}

/** Opens a folded row of the checkout. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page
    .locator('summary')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();
}

/** The price of a salad and two breads. */
export const saladAndBread = 29_000;

/** Adds a salad and two breads to the cart of a signed-in customer, and orders them. */
export async function orderSaladAndBread(page: Page, language: Language): Promise<void> {
  const [salad, bread] = [1028, 1031];
  await addPlain(page, language, salad);
  await addPlain(page, language, bread);
  const more = page.getByRole('button', { name: language.in('menu-actions')('increase', { name: language.dish(bread) }) });
  await more.first().click();
  const cart = await openCart(page, language);
  await expectTotal(cart, language, saladAndBread);
  await goToCheckout(cart, language);
  await placeTwice(page, language, saladAndBread);
}

/** Adds plov and a combo to the cart from the open folder, signs in as a new customer and orders, for the same total. */
export async function orderPlovAndCombo(page: Page, shop: Shop, language: Language, total: number): Promise<void> {
  await addPlov(page, language);
  await openFolder(page, language, combos);
  await addCombo(page, language);
  const cart = await openCart(page, language);
  await expectTotal(cart, language, total);
  await goToCheckout(cart, language);
  await signInOnScreen(page, shop, language);
  await page.waitForURL(`**${language.prefix}/profile/cart`);
  await placeTwice(page, language, total);
}

/** Signs in as a new customer on the sign-in screen. */
export async function signInOnScreen(
  page: Page,
  shop: Shop,
  language: Language,
  firstName = 'Дилноза',
  phone = freshPhone(),
): Promise<void> {
  const t = language.in('sign-in-form');
  await showPhone(page, shop, language, phone);
  await page.getByLabel(t('name')).fill(firstName);
  await page.getByRole('button', { name: t('continue') }).click();
}

/** Enters a phone and the code sent to it, which is all that a known customer needs. */
export async function showPhone(page: Page, shop: Shop, language: Language, phone: string): Promise<void> {
  const t = language.in('sign-in-form');
  await hydrated(page);
  const known = shop.codeCount();
  await page.getByLabel(t('phone')).fill(phone);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await expect(page.getByLabel(t('code'))).toBeFocused();
  await page.getByLabel(t('code')).fill(await shop.nextCode(known));
}

/** The sums of the checkout. */
export function summary(page: Page, language: Language): Locator {
  return page.getByRole('region', { name: language.in('checkout')('summary') });
}

export function placeButton(page: Page, language: Language, total: number): Locator {
  return page.getByRole('button', { name: language.in('checkout')('place', { sum: formatPrice(total, language.locale) }) });
}

/** Clicks twice; resolves when the order's page shows the total. */
export async function placeTwice(page: Page, language: Language, total: number): Promise<void> {
  await expectTotal(summary(page, language), language, total);
  await placeButton(page, language, total).dblclick();
  await page.waitForURL(`**${language.prefix}/profile/history/*`);
  await expectReceipt(page, language, total);
}

export async function expectReceipt(page: Page, language: Language, total: number): Promise<void> {
  const receipt = page.locator('section', { has: page.getByRole('heading', { name: language.in('order')('composition') }) });
  await expectTotal(receipt, language, total);
}
