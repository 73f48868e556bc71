import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { expect, hydrated } from '../../e2e/fixtures.ts';
import { type Shop, shopNow } from '../shop/shop.ts';
import type { Language } from './words.ts';

/** The token that a demo shop creates at its start; without a terminal it prints the path of its file. */
function demoToken(shop: Shop): string {
  const file = /\/staff and its token in (.+)/.exec(shop.output())?.[1];
  if (file === undefined) throw new Error('the shop printed no token for its staff board');
  return readFileSync(file, 'utf8').trim();
}

/** Moves an order as the kitchen does. */
export async function moveOrder(shop: Shop, id: string, status: OrderStatus): Promise<void> {
  const response = await fetch(`${shop.url}/api/v1/staff/orders/${id}/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${demoToken(shop)}`, origin: shop.url },
    body: JSON.stringify({ status }),
  });
  expect(response.status).toBe(200);
}

/** Signs in at `/staff` in a separate browser context, in the language of its cookie. */
export async function openStaffBoard(browser: Browser, shop: Shop, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.clock.setFixedTime(shopNow);
  await context.addCookies([{ name: 'i18n_redirected', value: language.locale, url: shop.url }]);
  const page = await context.newPage();
  await page.goto(`${shop.url}/staff`);
  await hydrated(page);
  const t = language.in('staff-sign-in');
  await page.getByLabel(t('token')).fill(demoToken(shop));
  await page.getByRole('button', { name: t('open') }).click();
  await expect(page.getByRole('heading', { name: language.in('staff-board')('column_created') })).toBeVisible();
  await hydrated(page);
  return page;
}

/** The card of an order on the board. */
export function orderCard(staff: Page, number: number): Locator {
  return staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name: new RegExp(`\\b${number}$`) }) });
}

/** Clicks the button that advances an order, and waits for a successful response. */
export async function moveOn(staff: Page, number: number, label: string): Promise<void> {
  const received = staff.waitForResponse((response) => response.url().endsWith('/status') && response.request().method() === 'POST');
  await orderCard(staff, number).getByRole('button', { name: label, exact: true }).click();
  expect((await received).status()).toBe(200);
}

interface Offered {
  /** of the order */
  readonly dish: number;
  /** the dish that replaces it, or what happens to it; `less`: one less */
  readonly how: number | 'leave_out' | 'less';
}

/** Offers the customer a change of one line on the board. */
export async function offerChange(staff: Page, language: Language, number: number, { dish, how }: Offered): Promise<void> {
  const board = language.in('staff-board');
  const kind = how === 'leave_out' ? 'leave_out' : how === 'less' ? 'amount' : 'replace';
  await orderCard(staff, number)
    .getByLabel(`${board('more')}: ${board('number', { number })}`)
    .click();
  await staff.getByRole('button', { name: `${board('change')}: ${board('number', { number })}` }).click();
  const dialog = staff.getByRole('dialog', { name: board('changeTitle', { number }) });
  await dialog.getByRole('radio', { name: language.dish(dish) }).check();
  await dialog.getByRole('radio', { name: board(`change_to_${kind}`) }).check();
  if (how === 'less') await dialog.getByRole('button', { name: board('changeLess') }).click();
  if (typeof how === 'number') {
    await dialog.getByRole('searchbox').fill(language.dish(how));
    await dialog.getByRole('radio', { name: language.dish(how) }).check();
  }
  await dialog.getByRole('button', { name: board('changeOffer') }).click();
  await expect(orderCard(staff, number)).toContainText(board('change_open', { time: '' }).trim().split(' ')[0] ?? '');
}
