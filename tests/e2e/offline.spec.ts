import type { Page } from '@playwright/test';
import { addCombo, addPlain, addPlov, combos, national, openFolder, stepper } from '../support/screens/menu-screen.ts';
import { expectReceipt, expectTotal, openCart, orderCards, placeButton, summary, unfold } from '../support/screens/order-screens.ts';
import { deliverTo, whereButton } from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { haveChosen, pickupAt, switchLanguage } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, ordinaryBrowser, test } from './fixtures.ts';

test.use(ordinaryBrowser);

const [ru, en, uz] = [languageOf('ru'), languageOf('en'), languageOf('uz')];
const address = 'Юнусабад, 4-й квартал, 12';
/** the fee of 10 000 is not part of the items */
const total = 150_000;

test('a language switch preserves page, cart and choices and is remembered for 365 days; reload and back preserve them too', async ({
  page,
  context,
  shop,
}) => {
  await openFolder(page, ru, national);
  await deliverTo(page, ru, { district: 12, address });
  await addPlov(page, ru);
  await openFolder(page, ru, combos);
  await addCombo(page, ru);

  await switchLanguage(page, ru, en);
  expect(page.url()).toBe(`${shop.url}/en?folder=${combos}`);
  await expectShop(page, en);
  const remembered = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(remembered?.value).toBe('en');
  expect(Math.round(((remembered?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);

  await page.reload();
  await expectShop(page, en);
  await page
    .getByRole('link', { name: en.dish(2001) })
    .first()
    .click();
  await page.waitForURL('**/en/product/2001');
  await page.goBack();
  await expectShop(page, en);
  await switchLanguage(page, en, uz);
  await expectShop(page, uz);
});

/** Expects the menu of the page's language, with the chosen cart, address and sums. */
async function expectShop(page: Page, language: Language): Promise<void> {
  await hydrated(page);
  await expect(whereButton(page)).toContainText(address);
  await expect(stepper(page, language, 2001, 1)).toBeVisible();
  const cart = await openCart(page, language);
  await expectTotal(cart, language, total);
  await expect(cart).toContainText(language.dish(1048));
  await page.keyboard.press('Escape');
}

test('the checkout preserves typed text over a reload, a language switch and going back', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await openFolder(page, ru, national);
  await deliverTo(page, ru, { district: 12, address });
  await addPlov(page, ru);
  await page.goto('/profile/cart');
  await hydrated(page);
  const t = ru.in('checkout');
  for (const row of [t('doorDetails'), t('notes'), t('personNote'), t('wishes')]) await unfold(page, row);
  await page.getByLabel(t('apartment')).fill('45');
  await page.getByLabel(t('addressComment')).fill('Домофон 45');
  await page.getByLabel(t('name')).fill('Саида');
  await page.getByRole('radio', { name: t('card_on_delivery') }).check();
  await page.getByLabel(t('comment'), { exact: true }).fill('Без лука');
  await page.getByRole('switch', { name: t('leaveAtDoor') }).check();
  await expectDraft(page, ru);
  await page.reload();
  await expectDraft(page, ru);
  await switchLanguage(page, ru, uz);
  await expectDraft(page, uz);
  await page.getByRole('link', { name: uz.in('account')('backToMenu') }).click();
  await page.waitForURL('**/uz');
  await page.goBack();
  await expectDraft(page, uz);
});

async function expectDraft(page: Page, language: Language): Promise<void> {
  const t = language.in('checkout');
  await expect(page.getByRole('button', { name: address })).toBeVisible();
  await expect(page.getByLabel(t('apartment'))).toHaveValue('45');
  await expect(page.getByLabel(t('addressComment'))).toHaveValue('Домофон 45');
  await expect(page.getByLabel(t('name'))).toHaveValue('Саида');
  await expect(page.getByRole('radio', { name: t('card_on_delivery') })).toBeChecked();
  await expect(page.getByLabel(t('comment'), { exact: true })).toHaveValue('Без лука');
  await expect(page.getByText(t('leaveAtDoor')).first()).toBeVisible();
  await expectTotal(summary(page, language), language, 84_000);
}

test.describe('a response that never arrived', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaves the cart, and the next click finds the existing order', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    await haveChosen(context, shop, pickupAt(1));
    await openFolder(page, ru, national);
    await addPlain(page, ru, 1031);
    await page.goto('/profile/cart');
    await hydrated(page);
    await page.route('**/api/v1/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeButton(page, ru, 6_000).click();
    await expect(page.getByText(ru.in('checkout')('uncertain'))).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await placeButton(page, ru, 6_000).click();
    await page.waitForURL('**/profile/history/*');
    await expectReceipt(page, ru, 6_000);
    await page.goto('/profile/history');
    await expect(orderCards(page)).toHaveCount(1);
  });
});
