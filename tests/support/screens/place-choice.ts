import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '#domain/words.ts';
import type { Language } from './words.ts';

/** The header's button that shows place and time and opens the sheet. */
export function whereButton(page: Page): Locator {
  return page.getByRole('banner').locator('button[aria-haspopup=dialog]');
}

export async function openFulfillmentPicker(page: Page, language: Language): Promise<Locator> {
  await whereButton(page).click();
  const sheet = page.getByRole('dialog', { name: language.in('fulfillment-sheet')('title') });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function chooseDistrict(sheet: Locator, language: Language, district: number): Promise<void> {
  await sheet
    .getByRole('combobox', { name: language.in('fulfillment-sheet')('district') })
    .selectOption({ label: language.district(district) });
}

/** Chooses a delivery to the middle of a district. */
export async function deliverTo(page: Page, language: Language, place: { district: number; address: string }): Promise<void> {
  const t = language.in('fulfillment-sheet');
  const sheet = await openFulfillmentPicker(page, language);
  await chooseDistrict(sheet, language, place.district);
  await expect(sheet.getByRole('term').filter({ hasText: t('minimum') })).toBeVisible();
  await sheet.getByRole('textbox', { name: t('address') }).fill(place.address);
  await closeSheet(sheet, t);
}

/** Chooses a pickup at a restaurant, tomorrow in the first slot; returns the slot's label. */
export async function pickUpTomorrow(page: Page, language: Language, restaurant: number): Promise<string> {
  const [control, t] = [language.in('fulfillment-picker'), language.in('fulfillment-sheet')];
  const sheet = await openFulfillmentPicker(page, language);
  await sheet.getByRole('radio', { name: control('pickup'), exact: true }).check();
  await sheet
    .getByRole('group', { name: t('restaurants') })
    .getByRole('radio', { name: language.restaurant(restaurant) })
    .check();
  const slots = sheet.getByRole('group', { name: t('time') });
  await expect(slots.getByRole('radio').first()).toBeVisible();
  await sheet.getByRole('radio', { name: control('tomorrow'), exact: true }).check();
  const first = slots.getByRole('radio', { name: /^\d\d:\d\d–\u2060\d\d:\d\d$/ }).first();
  await expect(first).toBeChecked();
  const label = await slots.locator('label').first().innerText();
  await closeSheet(sheet, t);
  return label.trim();
}

async function closeSheet(sheet: Locator, t: Translate<'fulfillment-sheet'>): Promise<void> {
  await sheet.getByRole('button', { name: new RegExp(`^(${t('showMenu')}|${t('done')})$`) }).click();
  await expect(sheet).toBeHidden();
}
