import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { addButton, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, goToCheckout, openCart, placeTwice, signInOnScreen } from '../support/screens/order-screens.ts';
import { openFulfillmentPicker } from '../support/screens/place-choice.ts';
import { type Tongue, tongueOf, tongues } from '../support/screens/words.ts';
import { testAt } from '../support/shop/shop-at.ts';
import { awake, expect } from './fixtures.ts';

const test = testAt('2026-11-21T00:20:00+05:00');

const ru = tongueOf('ru');
const fastFood = 14;
const fries = 1050;
const [overnight, aroundTheClock, pickupOnly] = [2, 5, 9];

async function pickUpAt(page: Page, tongue: Tongue, restaurant: number): Promise<Locator> {
  await page.goto(tongue.prefix || '/');
  await awake(page);
  const sheet = await openFulfillmentPicker(page, tongue);
  await sheet.getByRole('radio', { name: tongue.in('fulfillment-picker')('pickup'), exact: true }).check();
  await sheet.getByRole('radio', { name: tongue.restaurant(restaurant) }).check();
  await expect(sheet.getByRole('radio', { name: tongue.restaurant(restaurant) })).toBeChecked();
  return sheet;
}

function times(sheet: Locator, tongue: Tongue): Locator {
  return sheet.getByRole('group', { name: tongue.in('fulfillment-sheet')('time') }).getByRole('radio');
}

test('after midnight the running shift of yesterday comes first under today', async ({ page }) => {
  const sheet = await pickUpAt(page, ru, overnight);
  await expect(times(sheet, ru).nth(0)).toBeChecked();
  await expect(times(sheet, ru).nth(0)).toHaveAccessibleName(/^00:40–\u206001:00/);
  await expect(times(sheet, ru).nth(1)).toHaveAccessibleName('10:00–\u206010:20');
});

test('the kitchen that never closes says so and gives the next slot', async ({ page }) => {
  const sheet = await pickUpAt(page, ru, aroundTheClock);
  await expect(sheet.locator('label', { hasText: ru.restaurant(aroundTheClock) })).toContainText(
    `00:00 - 24:00 · ${ru.in('fulfillment-sheet')('aroundTheClock')}`,
  );
  await expect(times(sheet, ru).nth(0)).toHaveAccessibleName(/^00:40–\u206001:00/);
  await expect(times(sheet, ru).nth(1)).toHaveAccessibleName('01:00–\u206001:20');
});

for (const tongue of tongues) {
  test(`${tongue.locale}: a move out of the zone is told at once and offers pickup at the nearest restaurant`, async ({ page }) => {
    const [control, say] = [tongue.in('fulfillment-picker'), tongue.in('fulfillment-sheet')];
    await page.goto(tongue.prefix || '/');
    await awake(page);
    const sheet = await openFulfillmentPicker(page, tongue);
    await sheet.getByRole('combobox', { name: say('region') }).selectOption('4');
    await sheet.getByRole('combobox', { name: say('district') }).selectOption({ index: 1 });
    await expect(sheet.getByRole('alert').filter({ hasText: say('outOfZone') })).toBeVisible();
    await sheet.getByRole('button', { name: tongue.restaurant(pickupOnly) }).click();
    await expect(sheet.getByRole('radio', { name: control('pickup'), exact: true })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: tongue.restaurant(pickupOnly) })).toBeChecked();
    await expect(sheet.getByText('09:00–\u206009:20').first()).toBeVisible();
  });

  test(`${tongue.locale}: of three sauces one is free, the dearest, and the order's total is the screen's to the som`, async ({
    page,
    shop,
  }) => {
    const total = 27_000;
    const first = await pickUpAt(page, tongue, overnight);
    await expect(times(first, tongue).nth(0)).toBeChecked();
    await openFolder(page, tongue, fastFood);
    await addButton(page, tongue, fries).click();
    const sheet = page.getByRole('dialog', { name: tongue.dish(fries) });
    for (const sauce of ['sauce-4', 'sauce-1', 'sauce-2']) await sheet.getByRole('checkbox', { name: tongue.option(sauce) }).check();
    const add = sheet.getByRole('button', { name: new RegExp(`^${tongue.in('menu-actions')('add')} `) });
    await expect(add).toContainText(formatPrice(total, tongue.locale));
    await add.click();
    await expect(sheet).toBeHidden();
    const cart = await openCart(page, tongue);
    await expectTotal(cart, tongue, total);
    await goToCheckout(cart, tongue);
    await signInOnScreen(page, shop, tongue);
    await page.waitForURL(`**${tongue.prefix}/profile/cart`);
    await placeTwice(page, tongue, total);
  });
}
