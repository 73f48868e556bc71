import type { Page } from '@playwright/test';
import { addCombo, addPlain, addPlov, combos, national, openFolder, stepper } from '../support/screens/menu-screen.ts';
import { expectReceipt, expectTotal, openCart, placeButton, summary } from '../support/screens/order-screens.ts';
import { deliverTo, whereButton } from '../support/screens/place-choice.ts';
import { type Tongue, tongueOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { haveChosen, pickupAt, switchLanguage } from '../support/shop/visitor-preferences.ts';
import { awake, expect, test } from './fixtures.ts';

const [ru, en, uz] = [tongueOf('ru'), tongueOf('en'), tongueOf('uz')];
const address = 'Юнусабад, 4-й квартал, 12';
const total = 150_000;

test('a language switch keeps page, cart and choices and is remembered for 365 days; reload and back keep them too', async ({
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

/** The menu of the page's language, with cart, address and sums as they were chosen. */
async function expectShop(page: Page, tongue: Tongue): Promise<void> {
  await awake(page);
  await expect(whereButton(page)).toContainText(address);
  await expect(stepper(page, tongue, 2001, 1)).toBeVisible();
  const cart = await openCart(page, tongue);
  await expectTotal(cart, tongue, total);
  await expect(cart).toContainText(tongue.dish(1048));
  await page.keyboard.press('Escape');
}

test('the checkout keeps what was typed over a reload, a language switch and going back', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await openFolder(page, ru, national);
  await deliverTo(page, ru, { district: 12, address });
  await addPlov(page, ru);
  await page.goto('/profile/cart');
  await awake(page);
  const say = ru.in('checkout');
  await page.getByLabel(say('apartment')).fill('45');
  await page.getByLabel(say('addressComment')).fill('Домофон 45');
  await page.getByLabel(say('name')).fill('Саида');
  await page.getByRole('radio', { name: say('card_on_delivery') }).check();
  await page.getByLabel(say('comment'), { exact: true }).fill('Без лука');
  await expectDraft(page, ru);
  await page.reload();
  await expectDraft(page, ru);
  await switchLanguage(page, ru, uz);
  await expectDraft(page, uz);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL('**/uz');
  await page.goBack();
  await expectDraft(page, uz);
});

async function expectDraft(page: Page, tongue: Tongue): Promise<void> {
  const say = tongue.in('checkout');
  await expect(page.getByLabel(say('addressText'))).toHaveValue(address);
  await expect(page.getByLabel(say('apartment'))).toHaveValue('45');
  await expect(page.getByLabel(say('addressComment'))).toHaveValue('Домофон 45');
  await expect(page.getByLabel(say('name'))).toHaveValue('Саида');
  await expect(page.getByRole('radio', { name: say('card_on_delivery') })).toBeChecked();
  await expect(page.getByLabel(say('comment'), { exact: true })).toHaveValue('Без лука');
  await expectTotal(summary(page, tongue), tongue, 84_000);
}

test.describe('an answer that never came', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaves the cart, and the next press finds the order that stands', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    await haveChosen(context, shop, pickupAt(1));
    await openFolder(page, ru, national);
    await addPlain(page, ru, 1031);
    await page.goto('/profile/cart');
    await awake(page);
    await page.route('**/api/v1/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeButton(page, ru, 6_000).click();
    await expect(page.getByText(ru.in('checkout')('uncertain'))).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await awake(page);
    await placeButton(page, ru, 6_000).click();
    await page.waitForURL('**/profile/history/*');
    await expectReceipt(page, ru, 6_000);
    await page.goto('/profile/history');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
});
