import type { Page } from '@playwright/test';
import { axeIn } from '../support/screens/axe.ts';
import { addButton, addCombo, combos, national, openFolder } from '../support/screens/menu-screen.ts';
import { openCart, placeButton } from '../support/screens/order-screens.ts';
import { chooseDistrict, openFulfillmentPicker, openTimes, pickUpAtRestaurant } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { setDark } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const uz = languageOf('uz');
const bektemir = [41.209, 69.3347] as const;
const yunusabad = [41.365, 69.289] as const;

test.beforeEach(({ shop }, { project }) => setDark(shop, project.name === 'desktop'));
test.afterAll(({ shop }) => setDark(shop, false));

test('axe finds no violation in the sheets for place and time, and outside all zones', async ({ page }) => {
  await openFolder(page, uz, national);
  const t = uz.in('fulfillment-sheet');
  const sheet = await openFulfillmentPicker(page, uz);
  await chooseDistrict(sheet, uz, 12);
  await expect(sheet.getByRole('term')).toHaveCount(3);
  await expectNoFlaws(page, 'place and time');
  await chooseDistrict(sheet, uz, 1);
  await expect(sheet.getByText(t('outOfZone'))).toBeVisible();
  await expectNoFlaws(page, 'outside all zones');
  await sheet.getByRole('radio', { name: uz.in('fulfillment-picker')('pickup'), exact: true }).check();
  await expect(sheet.getByRole('group', { name: t('restaurants') })).toBeVisible();
  await expectNoFlaws(page, 'pickup');
  await pickUpAtRestaurant(sheet, uz, 1);
  await openFulfillmentPicker(page, uz);
  await openTimes(page, uz);
  await expectNoFlaws(page, 'times');
});

test('axe finds no violation in the sheets of a dish and a combo and in a cart', async ({ page, context, shop }) => {
  await haveChosen(context, shop, deliveryTo(...yunusabad));
  await openFolder(page, uz, national);
  await addButton(page, uz, 1001).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectNoFlaws(page, 'options');
  await openFolder(page, uz, combos);
  await addButton(page, uz, 2003).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectNoFlaws(page, 'combo');
  await page.keyboard.press('Escape');
  await addCombo(page, uz);
  await expect((await openCart(page, uz)).getByRole('definition').last()).toBeVisible();
  await expectNoFlaws(page, 'cart');
});

test('axe finds no violation in a completed checkout, nor in one for a place outside all zones', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, uz, combos);
  await addCombo(page, uz);
  await page.goto('/uz/profile/cart');
  await hydrated(page);
  await expect(placeButton(page, uz, 66_000)).toBeEnabled();
  await expectNoFlaws(page, 'checkout');
  await haveChosen(context, shop, deliveryTo(...bektemir));
  await page.goto('/uz/profile/cart');
  await hydrated(page);
  await expect(page.getByText(uz.in('checkout')('OUT_OF_ZONE'))).toBeVisible();
  await expectNoFlaws(page, 'outside');
});

/** Runs axe after all animations have finished, because a half-faded text has half its contrast. */
async function expectNoFlaws(page: Page, part: string): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await axeIn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${part} ${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
