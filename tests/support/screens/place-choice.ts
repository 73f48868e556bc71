import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '#domain/words.ts';
import type { Tongue } from './words.ts';

/** The header's button that tells where and when and opens the sheet. */
export function whereButton(page: Page): Locator {
  return page.getByRole('banner').locator('button[aria-haspopup=dialog]');
}

export async function openFulfillmentPicker(page: Page, tongue: Tongue): Promise<Locator> {
  await whereButton(page).click();
  const sheet = page.getByRole('dialog', { name: tongue.in('fulfillment-sheet')('title') });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function chooseDistrict(sheet: Locator, tongue: Tongue, district: number): Promise<void> {
  await sheet
    .getByRole('combobox', { name: tongue.in('fulfillment-sheet')('district') })
    .selectOption({ label: tongue.district(district) });
}

/** A delivery to the middle of a district. */
export async function deliverTo(page: Page, tongue: Tongue, place: { district: number; address: string }): Promise<void> {
  const say = tongue.in('fulfillment-sheet');
  const sheet = await openFulfillmentPicker(page, tongue);
  await chooseDistrict(sheet, tongue, place.district);
  await expect(sheet.getByRole('term').filter({ hasText: say('minimum') })).toBeVisible();
  await sheet.getByRole('textbox', { name: say('address') }).fill(place.address);
  await closeSheet(sheet, say);
}

/** A pickup at a restaurant, tomorrow in the first slot; answers the slot's label. */
export async function pickUpTomorrow(page: Page, tongue: Tongue, restaurant: number): Promise<string> {
  const [control, say] = [tongue.in('fulfillment-picker'), tongue.in('fulfillment-sheet')];
  const sheet = await openFulfillmentPicker(page, tongue);
  await sheet.getByRole('radio', { name: control('pickup'), exact: true }).check();
  await sheet
    .getByRole('group', { name: say('restaurants') })
    .getByRole('radio', { name: tongue.restaurant(restaurant) })
    .check();
  const slots = sheet.getByRole('group', { name: say('time') });
  await expect(slots.getByRole('radio').first()).toBeVisible();
  await sheet.getByRole('radio', { name: control('tomorrow'), exact: true }).check();
  const first = slots.getByRole('radio', { name: /^\d\d:\d\d–\u2060\d\d:\d\d$/ }).first();
  await expect(first).toBeChecked();
  const label = await slots.locator('label').first().innerText();
  await closeSheet(sheet, say);
  return label.trim();
}

async function closeSheet(sheet: Locator, say: Translate<'fulfillment-sheet'>): Promise<void> {
  await sheet.getByRole('button', { name: new RegExp(`^(${say('showMenu')}|${say('done')})$`) }).click();
  await expect(sheet).toBeHidden();
}
