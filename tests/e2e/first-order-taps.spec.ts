import type { Locator, Page } from '@playwright/test';
import { addButton, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, openCart, placeButton } from '../support/screens/order-screens.ts';
import { fulfillmentSheet, whereButton } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';

const language = languageOf('uz');
const [soup, plov] = [1013, 1001];
const [yunusabad, chorsu] = [12, 1];
const t = language.in('fulfillment-sheet');

/** Counts every tap; what is typed, with the Enter of its keyboard, is not counted. */
class Visitor {
  taps = 0;
  readonly #page: Page;
  readonly #shop: Shop;

  constructor(page: Page, shop: Shop) {
    this.#page = page;
    this.#shop = shop;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** A district by the beginning of its name, and the address in words: the sheet closes by itself. */
  async enterAddress(): Promise<void> {
    await this.tap(whereButton(this.#page));
    const sheet = fulfillmentSheet(this.#page, language);
    await expect(sheet.getByRole('searchbox')).toBeFocused();
    await this.#page.keyboard.type('Yunus');
    await this.tap(sheet.getByRole('button', { name: new RegExp(`^${language.district(yunusabad)}`) }));
    await expect(sheet.getByLabel(t('address'))).toBeFocused();
    await this.#page.keyboard.type('4-mavze, 12');
    await sheet.getByLabel(t('apartment')).fill('38');
    await this.#page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
  }

  async checkOut(total: number): Promise<void> {
    const signIn = language.in('sign-in-form');
    if ((this.#page.viewportSize()?.width ?? 0) < 1024) this.taps += 1;
    await this.tap((await openCart(this.#page, language)).getByRole('link', { name: language.in('cart-contents')('order') }));
    await this.#page.waitForURL('**/uz/sign-in?*');
    await hydrated(this.#page);
    const known = this.#shop.codeCount();
    await this.#page.getByLabel(signIn('phone')).fill(freshPhone());
    await this.#page.getByLabel(signIn('name')).fill('Saida');
    await this.tap(this.#page.getByRole('button', { name: signIn('sendCode') }));
    await this.#page.getByLabel(signIn('code')).fill(await this.#shop.nextCode(known));
    await this.#page.waitForURL('**/uz/profile/cart');
    await hydrated(this.#page);
    await this.tap(placeButton(this.#page, language, total));
    await this.#page.waitForURL('**/uz/profile/history/*');
    await expectReceipt(this.#page, language, total);
  }
}

test('from the first visit to a placed delivery of a plain dish takes at most 7 taps', async ({ page, shop }) => {
  const visitor = new Visitor(page, shop);
  await openFolder(page, language, national);
  await visitor.enterAddress();
  await visitor.tap(addButton(page, language, soup));
  await visitor.checkOut(58_000);
  expect(visitor.taps).toBeLessThanOrEqual(7);
});

test('from the first visit to a placed delivery of a dish with an extra takes at most 9 taps', async ({ page, shop }) => {
  const visitor = new Visitor(page, shop);
  await openFolder(page, language, national);
  await visitor.enterAddress();
  await visitor.tap(addButton(page, language, plov));
  const dish = page.getByRole('dialog', { name: language.dish(plov) });
  await visitor.tap(dish.getByRole('checkbox', { name: language.option('osh-extra-1') }));
  await visitor.tap(dish.getByRole('button', { name: new RegExp(`^${language.in('menu-actions')('add')} `) }));
  await visitor.checkOut(84_000);
  expect(visitor.taps).toBeLessThanOrEqual(9);
});

test('from the first visit to a placed pickup takes at most 7 taps, with a chosen restaurant that the row names', async ({
  page,
  shop,
}) => {
  const visitor = new Visitor(page, shop);
  await openFolder(page, language, national);
  await visitor.tap(page.getByRole('radio', { name: language.in('fulfillment-picker')('pickup') }));
  const sheet = fulfillmentSheet(page, language);
  await visitor.tap(sheet.getByRole('radio', { name: new RegExp(`^${language.restaurant(chorsu)}`) }));
  await expect(sheet).toBeHidden();
  await expect(whereButton(page)).toContainText(language.restaurant(chorsu));
  await visitor.tap(addButton(page, language, soup));
  await visitor.checkOut(48_000);
  expect(visitor.taps).toBeLessThanOrEqual(7);
});
