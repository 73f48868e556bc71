import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { formatNumber } from '#domain/format.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { formatWait } from '#domain/wait.ts';
import { moveOn, moveOrder, openStaffBoard, orderCard } from '../support/screens/staff-screen.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';

const welcomePoints = 10_000;

/** Reads an order or the points from the API. */
async function read<HttpResponse>(shop: Shop, request: APIRequestContext, path: string): Promise<HttpResponse> {
  return (await request.get(`${shop.url}${path}`)).json() as Promise<HttpResponse>;
}

async function numberOf(shop: Shop, request: APIRequestContext, id: string): Promise<number> {
  return (await read<{ number: number }>(shop, request, `/api/v1/orders/${id}`)).number;
}

async function balance(shop: Shop, request: APIRequestContext): Promise<number> {
  return (await read<{ balance: number }>(shop, request, '/api/v1/loyalty')).balance;
}

/** Expects the customer's page to show the order's status: in its steps and, unless it was rendered with it, in its title. */
async function expectStep(page: Page, language: Language, status: OrderStatus): Promise<void> {
  const label = language.in('order')(`status_${status}`);
  await expect(page).toHaveTitle(new RegExp(`^${label} · `));
  await expect(page.getByRole('status').filter({ hasText: label })).toHaveCount(1);
}

test('staff accept, cook and deliver; the customer’s page follows, and points are credited', async ({ page, browser, shop }) => {
  const language = languageOf('uz');
  const { request } = page.context();
  await signIn(shop, request);
  const id = await placePickupOrder(shop, request);
  const number = await numberOf(shop, request, id);
  const staff = await openStaffBoard(browser, shop, language);
  await page.goto(`${language.prefix}/profile/history/${id}`);
  await hydrated(page);
  const t = language.in('staff-board');
  const steps = ['confirmed', 'cooking', 'ready', 'picked_up', 'completed'] as const;
  for (const status of steps) {
    await moveOn(staff, number, t(`to_${status}`));
    // the customer has the order: what is completed afterwards is not a step for them
    if (status !== 'completed') await expectStep(page, language, status);
  }
  await expect(page).toHaveTitle(new RegExp(`^${language.in('order')('status_picked_up')} · `));
  await expect(page.getByText(language.in('order')('status_completed'))).toHaveCount(0);
  await expect(orderCard(staff, number)).toHaveCount(0);
  const earned = 870;
  const points = page.getByText(language.counted('order', 'earned', earned));
  await expect(points.filter({ visible: true }).first()).toBeVisible();
  await page.goto(`${language.prefix}/profile`);
  const card = page.getByRole('region', { name: language.in('loyalty')('card') });
  await expect(card).toContainText(formatNumber(welcomePoints + earned, language.locale));
  await expect(card.getByRole('img')).toBeVisible();
  await staff.context().close();
});

test('a cancellation returns the points and leaves the board; the same is ordered again in two clicks', async ({ page, browser, shop }) => {
  const language = languageOf('uz');
  const { request } = page.context();
  await signIn(shop, request);
  const id = await placePickupOrder(shop, request, { pointsToSpend: 5_000 });
  const number = await numberOf(shop, request, id);
  expect(await balance(shop, request)).toBe(welcomePoints - 5_000);
  const staff = await openStaffBoard(browser, shop, language);
  await expect(orderCard(staff, number)).toBeVisible();
  await page.goto(`${language.prefix}/profile/history/${id}`);
  await hydrated(page);
  const t = language.in('order');
  const again = page.getByRole('button', { name: t('reorder') });
  const dishes = page.locator('section').filter({ hasText: language.in('problem-page')('popular') });
  await expect(page.getByText(t('willBeReady', { when: '' }).trim()).first()).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: t('cancel'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: t('cancelTitle') });
  await dialog.getByRole('radio', { name: t('cancel_customer_changed_mind') }).check();
  await dialog.getByRole('button', { name: t('cancelYes') }).click();
  await expect(page.getByText(t('wasCancelled'))).toBeVisible();
  await expect(page.getByText(language.counted('order', 'returnedPoints', 5_000))).toBeVisible();
  await expect(dishes.getByRole('link')).toHaveCount(3);
  await expect(again).toBeVisible();
  await expect(orderCard(staff, number)).toHaveCount(0);
  expect(await balance(shop, request)).toBe(welcomePoints);

  await page.goto(`${language.prefix}/profile/history`);
  await hydrated(page);
  await page.getByRole('button', { name: new RegExp(`^${t('again')}:`) }).click();
  const reorder = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(reorder).toContainText(language.in('reorder')('pickup', { name: '' }).split(/[:,]/)[0] ?? '');
  await reorder.getByRole('button', { name: language.in('reorder')('add'), exact: true }).click();
  await page.waitForURL(`**${language.prefix}/profile/cart`);
  await expect(page.getByRole('region', { name: language.in('checkout')('lines'), exact: true }).getByRole('listitem')).toHaveCount(2);
  await staff.context().close();
});

test('a cancellation by staff is shown with its reason, and a new order plays a sound on the open board', async ({
  page,
  browser,
  shop,
}) => {
  const [language] = languages as [Language];
  const { request } = page.context();
  await signIn(shop, request);
  const staff = await openStaffBoard(browser, shop, language);
  const id = await placePickupOrder(shop, request);
  const number = await numberOf(shop, request, id);
  const t = language.in('staff-board');
  await expect(orderCard(staff, number)).toBeVisible();
  await expect(staff).toHaveTitle(/^\(\d+\) /);
  await page.goto(`/profile/history/${id}`);
  await hydrated(page);
  await orderCard(staff, number).locator('summary').press('Enter');
  await staff.getByRole('button', { name: `${t('cancel')}: ${t('number', { number })}` }).click();
  await staff.getByRole('radio', { name: t('reason_out_of_stock') }).check();
  await staff.getByRole('button', { name: t('cancelYes') }).click();
  await expect(page.getByText(language.in('order')('cancel_out_of_stock'))).toBeVisible();
  await staff.context().close();
});

test('the staff pages are private: a sign-in page in the cookie’s language (R-LANG-10), no-store, noindex, no data without the token', async ({
  page,
  shop,
}) => {
  const uzbek = languages[2] as Language;
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'uz', url: shop.url }]);
  const response = await page.goto('/staff');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1, name: uzbek.in('staff-sign-in')('title') })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect((await page.request.get(`${shop.url}/api/v1/staff/orders`)).status()).toBe(401);
  expect((await page.request.get(`${shop.url}/en/staff`)).status()).toBe(404);
});

test('a shop without a token has no staff pages', async () => {
  const closed = await startShop({ env: { DEMO: '0' } });
  const [side, call] = await Promise.all([fetch(`${closed.url}/staff`), fetch(`${closed.url}/api/v1/staff/orders`)]);
  await closed.stop();
  expect([side.status, call.status]).toEqual([404, 404]);
});

test('an order that is late says so on its page and in home’s row, a pickup that is ready does not', async ({ request }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'late-'));
  const before = await startShop({ dataDir });
  await signIn(before, request);
  const [late, ready] = [await placePickupOrder(before, request), await placePickupOrder(before, request)];
  await moveOrder(before, late, 'cooking');
  await moveOrder(before, ready, 'ready');
  await before.stop({ keepData: true });
  const shop = await startShop({ dataDir, testNow: '2026-11-21T08:30:00Z' });
  const read = async (path: string) => (await request.get(shop.url + path)).text();
  for (const { locale, prefix, in: words } of languages) {
    const t = words('order');
    const latePage = await read(`${prefix}/profile/history/${late}`);
    // the shop's clock goes on
    const minutesLate = [60, 61, 62, 63].map((minutes) => t('late', { wait: formatWait(minutes * 60, locale) }));
    expect(minutesLate).toContain(/data-state="late"><h2>(.*?)<\/h2>/.exec(latePage)?.[1]);
    expect(latePage).toContain(t('latePromise', { time: '12:30' }));
    expect(latePage).toMatch(/role="alert".*href="tel:\+998/s);
    const readyPage = await read(`${prefix}/profile/history/${ready}`);
    expect(readyPage).toContain(`<h2>${t('pickUp')}</h2>`);
    for (const html of [latePage, readyPage]) expect(html).not.toContain('role="timer"');
    const row = await read(`${prefix}/fragments/known`);
    expect(row.split(t('lateShort'))).toHaveLength(2);
    expect(row).toContain(t('now_pickup_ready'));
  }
  await shop.stop();
});
