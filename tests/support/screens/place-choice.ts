import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

/** The header's row that shows place and time and opens the sheet. */
export function whereButton(page: Page): Locator {
  return page.getByRole('banner').locator('button[aria-haspopup=dialog]');
}

/** The sheet for place and time; its title depends on the order type. */
export function fulfillmentSheet(page: Page, language: Language): Locator {
  const t = language.in('fulfillment-sheet');
  return page.getByRole('dialog', { name: new RegExp(`^(${t('title')}|${t('titlePickup')})$`) });
}

export async function openFulfillmentPicker(page: Page, language: Language): Promise<Locator> {
  await whereButton(page).click();
  const sheet = fulfillmentSheet(page, language);
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Types into the sheet's search, which a chosen point hides, and takes the first result with this name. */
export async function findPlace(sheet: Locator, language: Language, name: string): Promise<void> {
  const [search, change] = [sheet.getByRole('searchbox'), sheet.getByRole('button', { name: language.in('fulfillment-sheet')('change') })];
  await expect(search.or(change)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await search.fill(name);
  await sheet
    .getByRole('list', { name: language.in('fulfillment-sheet')('found') })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

export async function chooseDistrict(sheet: Locator, language: Language, district: number): Promise<void> {
  await findPlace(sheet, language, language.district(district));
}

/** Chooses a delivery to the middle of a district. */
export async function deliverTo(page: Page, language: Language, place: { district: number; address: string }): Promise<void> {
  const t = language.in('fulfillment-sheet');
  const sheet = await openFulfillmentPicker(page, language);
  await chooseDistrict(sheet, language, place.district);
  await expect(sheet.getByRole('term').filter({ hasText: t('minimum') })).toBeVisible();
  await sheet.getByRole('textbox', { name: t('address') }).fill(place.address);
  await closeSheet(sheet, language);
}

/** Switches the open sheet to pickup. */
export async function switchToPickup(sheet: Locator, language: Language): Promise<void> {
  await sheet.getByRole('radio', { name: language.in('fulfillment-picker')('pickup'), exact: true }).check();
}

/** Chooses a restaurant in the open sheet with a pointer, which closes the sheet. */
export async function pickUpAtRestaurant(sheet: Locator, language: Language, restaurant: number): Promise<void> {
  await sheet
    .getByRole('group', { name: language.in('fulfillment-sheet')('restaurants') })
    .getByRole('radio', { name: new RegExp(`^${language.restaurant(restaurant).replace(/[()]/g, '\\$&')}`) })
    .click();
  await expect(sheet).toBeHidden();
}

/** Opens the times from the open sheet, with all parts of the day unfolded. */
export async function openTimes(page: Page, language: Language): Promise<Locator> {
  const t = language.in('fulfillment-sheet');
  await fulfillmentSheet(page, language)
    .getByRole('button', { name: t('time'), exact: true })
    .click();
  const times = page.getByRole('dialog', { name: new RegExp(`^(${t('timeTitle')}|${t('timeTitlePickup')})$`) });
  await expect(times.getByRole('radio').first()).toBeVisible();
  await unfoldTimes(times);
  return times;
}

async function unfoldTimes(times: Locator): Promise<void> {
  const folded = times.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The radio buttons of the times: as soon as possible, then the slots of the day. */
export function timeRadios(times: Locator, language: Language): Locator {
  return times.getByRole('group', { name: language.in('fulfillment-sheet')('time') }).getByRole('radio');
}

/** Chooses a pickup at a restaurant, tomorrow in the first slot; returns the slot's label. */
export async function pickUpTomorrow(page: Page, language: Language, restaurant: number): Promise<string> {
  await switchToPickup(await openFulfillmentPicker(page, language), language);
  await pickUpAtRestaurant(fulfillmentSheet(page, language), language, restaurant);
  const sheet = await openFulfillmentPicker(page, language);
  const times = await openTimes(page, language);
  await times.getByRole('radio', { name: language.in('fulfillment-picker')('tomorrow'), exact: true }).check();
  const first = timeRadios(times, language).nth(1);
  await expect(first).toBeChecked();
  const label = await times.locator('details[open] label').first().innerText();
  await closeSheet(times, language);
  await closeSheet(sheet, language);
  return label.trim();
}

/** Closes a sheet with the button at its end. */
export async function closeSheet(sheet: Locator, language: Language): Promise<void> {
  const t = language.in('fulfillment-sheet');
  const labels = [t('showMenu'), t('browse'), t('browsePickup'), t('done'), t('showMenuOf', { name: '.+' }), t('pickUpAt', { name: '.+' })];
  await sheet.getByRole('button', { name: new RegExp(`^(${labels.join('|')})$`) }).click();
  await expect(sheet).toBeHidden();
}
