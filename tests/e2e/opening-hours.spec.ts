import type { Locator, Page } from '@playwright/test';
import {
  findPlace,
  openFulfillmentPicker,
  openTimes,
  pickUpAtRestaurant,
  switchToPickup,
  timeRadios,
} from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { testAt } from '../support/shop/shop-at.ts';
import { expect, hydrated, phone } from './fixtures.ts';

const test = testAt('2026-11-21T00:20:00+05:00');
test.use(phone);

const ru = languageOf('ru');
const bukhara = 4;
const [overnight, aroundTheClock, pickupOnly] = [2, 5, 9];

async function pickUpAt(page: Page, language: Language, restaurant: number): Promise<Locator> {
  await page.goto(language.prefix || '/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await switchToPickup(sheet, language);
  await pickUpAtRestaurant(sheet, language, restaurant);
  await openFulfillmentPicker(page, language);
  await expect(sheet.getByRole('radio', { name: language.restaurant(restaurant) })).toBeChecked();
  return sheet;
}

test('after midnight yesterday’s current shift is listed first under today', async ({ page }) => {
  await pickUpAt(page, ru, overnight);
  const times = timeRadios(await openTimes(page, ru), ru);
  await expect(times.nth(0)).toBeChecked();
  await expect(times.nth(0)).toHaveAccessibleName(/около 20 мин, не позже 00:45/);
  await expect(times.nth(1)).toHaveAccessibleName('10:00–\u206010:20');
});

test('a restaurant that never closes shows this and the next slot', async ({ page }) => {
  const sheet = await pickUpAt(page, ru, aroundTheClock);
  const row = sheet.locator('label', { hasText: ru.restaurant(aroundTheClock) });
  await expect(row).toContainText(` · ${ru.in('fulfillment-sheet')('aroundTheClock')}`);
  const times = timeRadios(await openTimes(page, ru), ru);
  await expect(times.nth(0)).toHaveAccessibleName(/около 20 мин, не позже 00:45/);
  await expect(times.nth(1)).toHaveAccessibleName('01:00–\u206001:20');
});

test('a move out of the zone is shown immediately and offers pickup at the nearest restaurant', async ({ page }) => {
  const language = languageOf('uz');
  const [control, t] = [language.in('fulfillment-picker'), language.in('fulfillment-sheet')];
  await page.goto(language.prefix || '/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await findPlace(sheet, language, language.region(bukhara));
  await expect(sheet.getByRole('alert').filter({ hasText: t('outOfZone') })).toBeVisible();
  await sheet.getByRole('button', { name: language.restaurant(pickupOnly) }).click();
  await expect(sheet.getByRole('radio', { name: control('pickup'), exact: true })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: language.restaurant(pickupOnly) })).toBeChecked();
  await expect((await openTimes(page, language)).getByText('09:00–\u206009:20').first()).toBeVisible();
});
