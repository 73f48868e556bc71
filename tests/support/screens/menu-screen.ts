import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures.ts';
import type { Language } from './words.ts';

/** Folders of the demo catalog. */
export const national = 1;
export const combos = 18;

export async function openFolder(page: Page, language: Language, folder: number): Promise<void> {
  await page.goto(`${language.prefix || '/'}?folder=${folder}`);
  await hydrated(page);
}

/** A card's add button; its own label includes the dish's name only after hydration. */
export function addButton(page: Page, language: Language, dish: number): Locator {
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: language.dish(dish), exact: true }) });
  return card.getByRole('button', { name: new RegExp(`^${language.in('dish-card')('add')}`) }).and(card.locator('[data-add]'));
}

export async function addPlain(page: Page, language: Language, dish: number): Promise<void> {
  await addButton(page, language, dish).click();
  await expect(stepper(page, language, dish, 1)).toBeVisible();
}

/** The card's stepper with the given count in the cart. */
export function stepper(page: Page, language: Language, dish: number, count: number): Locator {
  return page.getByRole('group', { name: language.in('cards')('quantity', { name: language.dish(dish), count }) });
}

/** Adds a dish through its sheet after `choose` has selected its options. */
async function addChosen(page: Page, language: Language, dish: number, choose: (sheet: Locator) => Promise<void>): Promise<void> {
  await addButton(page, language, dish).click();
  const sheet = page.getByRole('dialog', { name: language.dish(dish) });
  const add = sheet.getByRole('button', { name: new RegExp(`^${language.in('menu-actions')('add')} `) });
  await expect(add).toBeEnabled();
  await choose(sheet);
  await add.click();
  await expect(sheet).toBeHidden();
}

/** Wedding plov with kazy: 74 000. */
export function addPlov(page: Page, language: Language): Promise<void> {
  return addChosen(page, language, 1001, (sheet) => sheet.getByRole('checkbox', { name: language.option('osh-extra-1') }).check());
}

/** Burger combo with a cheeseburger, which costs 4 000 more: 66 000. */
export function addCombo(page: Page, language: Language): Promise<void> {
  return addChosen(page, language, 2001, (sheet) => sheet.getByRole('radio', { name: language.dish(1048) }).check());
}
