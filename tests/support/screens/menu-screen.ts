import { expect, type Locator, type Page } from '@playwright/test';
import { awake } from '../../e2e/fixtures.ts';
import type { Tongue } from './words.ts';

/** Folders of the demo catalogue. */
export const national = 1;
export const combos = 18;

export async function openFolder(page: Page, tongue: Tongue, folder: number): Promise<void> {
  await page.goto(`${tongue.prefix || '/'}?folder=${folder}`);
  await awake(page);
}

/** A card's add button; it tells the dish's name itself once its island is awake. */
export function addButton(page: Page, tongue: Tongue, dish: number): Locator {
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: tongue.dish(dish), exact: true }) });
  return card.getByRole('button', { name: new RegExp(`^${tongue.in('menu')('add')}`) });
}

export async function addPlain(page: Page, tongue: Tongue, dish: number): Promise<void> {
  await addButton(page, tongue, dish).click();
  await expect(stepper(page, tongue, dish, 1)).toBeVisible();
}

/** The card's stepper with so many in the cart. */
export function stepper(page: Page, tongue: Tongue, dish: number, count: number): Locator {
  return page.getByRole('group', { name: tongue.in('menu-actions')('quantity', { name: tongue.dish(dish), count }) });
}

/** Adds a dish by its sheet after `choose` made its choices. */
export async function addChosen(page: Page, tongue: Tongue, dish: number, choose: (sheet: Locator) => Promise<void>): Promise<void> {
  await addButton(page, tongue, dish).click();
  const sheet = page.getByRole('dialog', { name: tongue.dish(dish) });
  const add = sheet.getByRole('button', { name: new RegExp(`^${tongue.in('menu-actions')('add')} `) });
  await expect(add).toBeEnabled();
  await choose(sheet);
  await add.click();
  await expect(sheet).toBeHidden();
}

/** Wedding plov with kazy: 74 000. */
export function addPlov(page: Page, tongue: Tongue): Promise<void> {
  return addChosen(page, tongue, 1001, (sheet) => sheet.getByRole('checkbox', { name: tongue.option('osh-extra-1') }).check());
}

/** Burger combo with a cheeseburger, which costs 4 000 more: 66 000. */
export function addCombo(page: Page, tongue: Tongue): Promise<void> {
  return addChosen(page, tongue, 2001, (sheet) => sheet.getByRole('radio', { name: tongue.dish(1048) }).check());
}
