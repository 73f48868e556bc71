import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../screens/words.ts';
import type { Shop } from './shop.ts';

/** The cookies of a visitor who picks up the order at a restaurant. */
export function pickupAt(restaurantId: number): Record<string, string> {
  return { delivery: '200', region: '1', restaurantId: String(restaurantId) };
}

/** The cookies of a visitor with a delivery point. */
export function deliveryTo(latitude: number, longitude: number): Record<string, string> {
  return { delivery: '0', region: '1', latitude: String(latitude), longitude: String(longitude) };
}

type Choices = Readonly<Record<string, string>>;

/** Sets the cookies of a visitor, in addition to those of before. */
export async function haveChosen(context: BrowserContext, shop: Shop, choices: Choices): Promise<void> {
  await leavePages(context, shop);
  await addChoices(context, shop, choices);
}

/** Sets the cookies of a new visitor. */
export async function haveOnlyChosen(context: BrowserContext, shop: Shop, choices: Choices): Promise<void> {
  await leavePages(context, shop);
  await context.clearCookies();
  await addChoices(context, shop, choices);
}

async function addChoices(context: BrowserContext, shop: Shop, choices: Choices): Promise<void> {
  await context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url: shop.url, sameSite: 'Lax' })));
}

/** Opens a text in the place of each page: one that hydrates meanwhile would write the choices back that it has read. */
async function leavePages(context: BrowserContext, shop: Shop): Promise<void> {
  for (const page of context.pages()) if (page.url() !== 'about:blank') await page.goto(`${shop.url}/robots.txt`);
}

/** Clicks a language in the header. */
export async function switchLanguage(page: Page, from: Language, to: Language): Promise<void> {
  const menu = page.locator('summary').and(page.getByLabel(from.in('account')('menu')));
  if (await menu.isVisible()) await menu.click();
  const button = page.getByRole('button', { name: from.in('shell')('languages') });
  if (await button.isVisible()) await button.click();
  const languages = page.getByRole('navigation', { name: from.in('shell')('languages') });
  await languages.getByRole('link', { name: new RegExp(`^${to.locale.toUpperCase()}:`) }).click();
  await page.waitForFunction((language) => document.documentElement.lang === language, to.locale);
}
