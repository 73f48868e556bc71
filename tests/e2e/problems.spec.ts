import type { Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { translateUnknown } from '#domain/words.ts';
import { addChosen, addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, placeButton } from '../support/screens/order-screens.ts';
import { closeSheet, fulfillmentSheet } from '../support/screens/place-choice.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { sellOut } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen, pickupAt, switchLanguage } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, phone, test } from './fixtures.ts';

test.use({ ...phone, expectedErrors: [/status of (400|409|422)/] });

const [bread, salad, norin, bigPlov] = [1031, 1028, 1013, 1005];
const breadPrice = 6_000;
const bektemir = [41.209, 69.3347] as const;
const first = languageOf('ru');

test.beforeEach(({ context, shop }) => signIn(shop, context.request).then(() => undefined));

async function checkOut(page: Page, language = first): Promise<void> {
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
}

interface ProblemError {
  code: string;
  total: number;
  lines: number;
  reported?: (language: Language) => string;
}

/** Clicks in every language: each time the problem is shown in that language, and the cart has all its lines. */
async function expectProblems(
  page: Page,
  { code, total, lines, reported = (language) => translateUnknown(language.in('problems'), code) ?? '' }: ProblemError,
): Promise<Language> {
  let before = first;
  for (const language of languages) {
    if (language !== before) await switchLanguage(page, before, language);
    await hydrated(page);
    await placeButton(page, language, total).click();
    await expect(page.getByText(reported(language))).toBeVisible();
    await expect(cartLines(page, language)).toHaveCount(lines);
    before = language;
  }
  return before;
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

test('a sum above OrderMaxSum is rejected', async ({ page, context, shop }) => {
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, first, national);
  await addChosen(page, first, bigPlov, async (sheet) => {
    const more = sheet.getByRole('button', { name: first.in('menu-actions')('increase', { name: first.dish(bigPlov) }) });
    for (let portions = 1; portions < 26; portions++) await more.click();
  });
  await checkOut(page);
  const most = (language: Language) => ({ sum: formatPrice(5_000_000, language.locale) });
  await expect(page.getByText(first.in('checkout')('maxSum', most(first)))).toBeVisible();
  const reported = (language: Language) => language.in('problems')('ORDER_MAX_SUM_exactly', most(language));
  await expectProblems(page, { code: 'ORDER_MAX_SUM', total: 26 * 198_000, lines: 1, reported });
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
  await expect(cartLines(page, first).filter({ hasText: first.dish(norin) })).toContainText(t('missing'));
  await page.getByRole('button', { name: t('removeAndPlace', { sum: formatPrice(breadPrice, first.locale) }) }).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, first, breadPrice);
  bringBack();
});

test('a lower total in the request returns the real one, which the next click accepts', async ({ page, context, shop }) => {
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, first, national);
  await addPlain(page, first, salad);
  await checkOut(page);
  await tamper(page, (order) => ({ ...order, expectedTotal: 1 }));
  const last = await expectProblems(page, { code: 'PRICE_CHANGED', total: 17_000, lines: 1 });
  await expect(page.getByRole('alert').filter({ hasText: formatPrice(17_000, last.locale) })).toBeVisible();
  await page.unrouteAll();
  await placeButton(page, last, 17_000).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, last, 17_000);
});

test('a price added to a line of the request is rejected', async ({ page, context, shop }) => {
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, first, national);
  await addPlain(page, first, salad);
  await checkOut(page);
  await tamper(page, (order) => ({ ...order, lines: order.lines.map((line) => ({ ...line, price: 1 })) }));
  await expectProblems(page, { code: 'INVALID_BODY', total: 17_000, lines: 1 });
});

test.describe('with too many orders', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('the phone number to call does not wrap', async ({ page, context, shop }) => {
    await haveChosen(context, shop, pickupAt(1));
    await openFolder(page, first, national);
    await addPlain(page, first, bread);
    await page.route('**/api/v1/orders', (route) => {
      const details = { limit: 'open', figure: 10, opensAt: '2026-11-21T07:40:00.000Z', phone: '998712000042' };
      return route.fulfill({ status: 429, json: { code: 'TOO_MANY_ORDERS', message: { ru: '…' }, details } });
    });
    for (const language of languages) {
      await checkOut(page, language);
      await placeButton(page, language, breadPrice).click();
      const phone = page.getByRole('alert').getByRole('link');
      await expect(phone).toBeVisible();
      for (let width = 320; width <= 430; width += 10) {
        await page.setViewportSize({ width, height: 844 });
        expect(await phone.evaluate((link) => link.getClientRects().length), `${language.locale} ${width} px`).toBe(1);
      }
    }
  });
});

interface SentOrder {
  readonly lines: readonly object[];
}

async function tamper(page: Page, change: (order: SentOrder) => object): Promise<void> {
  await page.route('**/api/v1/orders', (route) => route.continue({ postData: JSON.stringify(change(route.request().postDataJSON())) }));
}
