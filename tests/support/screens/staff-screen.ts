import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { awake, expect } from '../../e2e/fixtures.ts';
import { type Shop, shopNow } from '../shop/shop.ts';
import type { Tongue } from './words.ts';

/** The token that a demo shop makes at its start; away from a terminal it prints where. */
function demoToken(shop: Shop): string {
  const file = /\/staff and its token in (.+)/.exec(shop.output())?.[1];
  if (file === undefined) throw new Error('the shop told no token for its kitchen');
  return readFileSync(file, 'utf8').trim();
}

/** Signs in at `/staff` in a browser of its own, in the language that its cookie names. */
export async function openKitchen(browser: Browser, shop: Shop, tongue: Tongue): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.clock.setFixedTime(shopNow);
  await context.addCookies([{ name: 'i18n_redirected', value: tongue.locale, url: shop.url }]);
  const page = await context.newPage();
  await page.goto(`${shop.url}/staff`);
  await awake(page);
  const say = tongue.in('staff-sign-in');
  await page.getByLabel(say('token')).fill(demoToken(shop));
  await page.getByRole('button', { name: say('open') }).click();
  await expect(page.getByRole('heading', { name: tongue.in('staff-board')('column_created') })).toBeVisible();
  await awake(page);
  return page;
}

/** The card of an order on the board. */
export function orderCard(kitchen: Page, number: number): Locator {
  return kitchen.getByRole('listitem').filter({ has: kitchen.getByRole('heading', { name: new RegExp(`\\b${number}$`) }) });
}

/** Presses the one button that moves an order on, and waits until the server has said yes. */
export async function moveOn(kitchen: Page, number: number, label: string): Promise<void> {
  const answered = kitchen.waitForResponse((answer) => answer.url().endsWith('/status') && answer.request().method() === 'POST');
  await orderCard(kitchen, number).getByRole('button', { name: label, exact: true }).click();
  expect((await answered).status()).toBe(200);
}
