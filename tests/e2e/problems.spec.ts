import type { Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, placeButton } from '../support/screens/order-screens.ts';
import { closeSheet, fulfillmentSheet } from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { sellOut } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, phone, test } from './fixtures.ts';

test.use({ ...phone, expectedErrors: [/status of (400|409|422)/] });

const [bread, norin] = [1031, 1013];
const breadPrice = 6_000;
const bektemir = [41.209, 69.3347] as const;
const first = languageOf('ru');

test.beforeEach(({ context, shop }) => signIn(shop, context.request).then(() => undefined));

async function checkOut(page: Page, language = first): Promise<void> {
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
}

function cartLines(page: Page, language: Language) {
  return page.getByRole('region', { name: language.in('checkout')('lines'), exact: true }).getByRole('listitem');
}

test('a delivery outside all zones leads to another place, a pickup is offered and placed', async ({ page, context, shop }) => {
  await haveChosen(context, shop, deliveryTo(...bektemir));
  await openFolder(page, first, national);
  await addPlain(page, first, bread);
  await checkOut(page);
  await page.getByRole('button', { name: first.in('checkout')('otherPlace') }).click();
  const sheet = fulfillmentSheet(page, first);
  await expect(sheet.getByText(first.in('fulfillment-sheet')('outOfZone'))).toBeVisible();
  await sheet.getByRole('button', { name: first.restaurant(6) }).click();
  await closeSheet(sheet, first);
  await placeButton(page, first, breadPrice).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, first, breadPrice);
});

test('a dish that sold out in the meantime is named and leaves the sum, and the button removes it and orders the others', async ({
  page,
  context,
  shop,
}) => {
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, first, national);
  await addPlain(page, first, norin);
  await addPlain(page, first, bread);
  await checkOut(page);
  await expect(placeButton(page, first, 54_000)).toBeEnabled();
  const bringBack = sellOut(shop, 1, norin);
  const t = first.in('checkout');
  await placeButton(page, first, 54_000).click();
  await expect(page.getByText(first.in('problems')('ITEMS_UNAVAILABLE'))).toBeVisible();
  await expect(cartLines(page, first).filter({ hasText: first.dish(norin) })).toContainText(t('gone_soldOut'));
  await page.getByRole('button', { name: t('removeAndPlace', { sum: formatPrice(breadPrice, first.locale) }) }).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, first, breadPrice);
  bringBack();
});
