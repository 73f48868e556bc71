import type { BrowserContext, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { officeLink } from '#domain/office/sections.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, goToCheckout, openCart, placeTwice } from '../support/screens/order-screens.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, haveOnlyChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoOverflow, openPage, openPublishing, publishAll, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const [chorsu, yunusabad, mirabad] = [1, 2, 4];
const bread = 1031;
const [breadPrice, ownPrice] = [6_000, 7_500];
const ru = languageOf('ru');

/** of the owner, who signs in once: the codes of a phone are limited */
let owner: Awaited<ReturnType<BrowserContext['cookies']>>;
test.beforeAll(async ({ browser, shop }) => {
  const page = await openPage(browser);
  await signInAt(page, shop, ru, ownerPhone);
  await expect(page.getByText(ru.in('office')('thisSession'))).toBeVisible();
  owner = await page.context().cookies();
  await page.context().close();
});

async function openDish(page: Page, language: Language): Promise<void> {
  const t = language.in('office-menu');
  await page.goto(officeLink('adminMenu', language.locale));
  await hydrated(page);
  await page.getByLabel(t('search')).fill(language.dish(bread));
  await page.getByRole('button', { name: t('editOf', { name: language.dish(bread) }), exact: true }).click();
  const details = page.getByRole('form').locator('details');
  const summary = details.locator('summary').filter({ hasText: t('restaurants') });
  await expect(summary).toBeVisible();
  if ((await details.getAttribute('open')) === null) await summary.click();
  await expect(page.getByRole('table')).toBeVisible();
}

async function expectPriceIn(page: Page, shop: Shop, restaurant: number, price: number): Promise<void> {
  await haveOnlyChosen(page.context(), shop, pickupAt(restaurant));
  for (const path of [`/?folder=${national}`, `/product/${bread}`, `/restaurant/${restaurant}`, '/?q=лепёшка']) {
    await page.goto(path);
    const card = page.locator('[data-card]').filter({ has: page.getByRole('heading', { name: ru.dish(bread), exact: true }) });
    await expect(card.first(), path).toContainText(formatPrice(price, 'ru'));
  }
}

test('the owner sets the price of one restaurant; its customers see and pay it, those of the others do not', async ({ page, shop }) => {
  const t = ru.in('office-menu');
  const draft = ru.in('publishing');
  await page.context().addCookies(owner);
  await openDish(page, ru);
  const priceOf = (restaurant: number) => page.getByLabel(t('restaurantPriceOf', { name: ru.restaurant(restaurant) }));
  await priceOf(mirabad).fill('0');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(t('restaurantPriceWrong'));
  await expect(priceOf(mirabad)).toBeFocused();
  await priceOf(mirabad).fill(String(ownPrice));
  await page.getByRole('switch', { name: t('soldHereOf', { name: ru.restaurant(yunusabad) }) }).uncheck();
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await openPublishing(page, ru);
  const changes = page.getByRole('region', { name: draft('changes'), exact: true });
  await expect(changes).toContainText(`${draft('field_restaurantPrices')} (${ru.restaurant(mirabad)})`);
  await expect(changes).toContainText(formatPrice(ownPrice, 'ru'));
  await expect(changes).toContainText(`${draft('field_isSoldIn')} (${ru.restaurant(yunusabad)})`);
  await publishAll(page, ru);

  await expectPriceIn(page, shop, mirabad, ownPrice);
  await expectPriceIn(page, shop, chorsu, breadPrice);
  await haveOnlyChosen(page.context(), shop, pickupAt(yunusabad));
  await page.goto(`/product/${bread}`);
  await expect(page.getByText(ru.in('product')('notHere'))).toBeVisible();

  await page.context().clearCookies();
  await signIn(shop, page.context().request);
  await haveChosen(page.context(), shop, pickupAt(chorsu));
  await openFolder(page, ru, national);
  await addPlain(page, ru, bread);
  // the cart comes along to the other restaurant and is priced there
  await haveChosen(page.context(), shop, pickupAt(mirabad));
  await openFolder(page, ru, national);
  const cart = await openCart(page, ru);
  await expectTotal(cart, ru, ownPrice);
  await goToCheckout(cart, ru);
  await placeTwice(page, ru, ownPrice);
});

test('the table of restaurants fits a narrow screen and is used by keyboard', async ({ page }) => {
  const language = languageOf('uz');
  const t = language.in('office-menu');
  await page.context().addCookies(owner);
  await page.setViewportSize({ width: 320, height: 800 });
  await openDish(page, language);
  await expectNoOverflow(page);
  const first = page.getByLabel(t('restaurantPriceOf', { name: language.restaurant(chorsu) }));
  const sold = page.getByRole('switch', { name: t('soldHereOf', { name: language.restaurant(chorsu) }) });
  await first.focus();
  await page.keyboard.type('9 000');
  await expect(first).toHaveValue('9 000');
  await page.keyboard.press('Tab');
  await expect(sold).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sold).not.toBeChecked();
});
