import type { APIRequestContext, Page } from '@playwright/test';
import { formatNumber } from '#domain/format.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { moveOn, openKitchen, orderCard } from '../support/screens/staff-screen.ts';
import { type Tongue, tongues } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { awake, expect, test } from './fixtures.ts';

const withinSecond = { timeout: 1_000 };
const welcomePoints = 10_000;

/** What the API says of an order or of the points. */
async function read<Answer>(shop: Shop, request: APIRequestContext, path: string): Promise<Answer> {
  return (await request.get(`${shop.url}${path}`)).json() as Promise<Answer>;
}

async function numberOf(shop: Shop, request: APIRequestContext, id: string): Promise<number> {
  return (await read<{ number: number }>(shop, request, `/api/v1/orders/${id}`)).number;
}

async function balance(shop: Shop, request: APIRequestContext): Promise<number> {
  return (await read<{ balance: number }>(shop, request, '/api/v1/loyalty')).balance;
}

/** The customer's page says where the order stands: in its steps and, unless it was drawn so, in its title. */
async function expectStep(page: Page, tongue: Tongue, status: OrderStatus): Promise<void> {
  const label = tongue.in('order')(`status_${status}`);
  await expect(page).toHaveTitle(new RegExp(`^${label} · `), withinSecond);
  await expect(page.getByRole('status').filter({ hasText: label })).toHaveCount(1);
}

for (const tongue of tongues) {
  test(`${tongue.locale}: the kitchen accepts, cooks and hands over; the customer's page follows within a second, and points arrive`, async ({
    page,
    browser,
    shop,
  }) => {
    const { request } = page.context();
    await signIn(shop, request);
    const id = await placePickupOrder(shop, request);
    const number = await numberOf(shop, request, id);
    const kitchen = await openKitchen(browser, shop, tongue);
    await page.goto(`${tongue.prefix}/profile/history/${id}`);
    await awake(page);
    const say = tongue.in('staff-board');
    const steps = ['confirmed', 'cooking', 'ready', 'picked_up', 'completed'] as const;
    for (const status of steps) {
      await moveOn(kitchen, number, say(`to_${status}`));
      await expectStep(page, tongue, status);
    }
    await expect(orderCard(kitchen, number)).toHaveCount(0);
    const earned = 870;
    await expect(page.getByText(tongue.in('order')('earned', { points: formatNumber(earned, tongue.locale) }))).toBeVisible();
    await page.goto(`${tongue.prefix}/profile`);
    const card = page.getByRole('region', { name: tongue.in('loyalty')('card') });
    await expect(card).toContainText(formatNumber(welcomePoints + earned, tongue.locale));
    await expect(card.getByRole('img')).toBeVisible();
    await kitchen.context().close();
  });

  test(`${tongue.locale}: a cancel gives the points back and leaves the board; the same is ordered again in two presses`, async ({
    page,
    browser,
    shop,
  }) => {
    const { request } = page.context();
    await signIn(shop, request);
    const id = await placePickupOrder(shop, request, { pointsToSpend: 5_000 });
    const number = await numberOf(shop, request, id);
    expect(await balance(shop, request)).toBe(welcomePoints - 5_000);
    const kitchen = await openKitchen(browser, shop, tongue);
    await expect(orderCard(kitchen, number)).toBeVisible();
    await page.goto(`${tongue.prefix}/profile/history/${id}`);
    await awake(page);
    const say = tongue.in('order');
    await page.getByRole('button', { name: say('cancel'), exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: say('cancelTitle') });
    await dialog.getByRole('radio', { name: say('cancel_customer_changed_mind') }).check();
    await dialog.getByRole('button', { name: say('cancelYes') }).click();
    await expect(page.getByText(say('wasCancelled'))).toBeVisible();
    await expect(orderCard(kitchen, number)).toHaveCount(0, withinSecond);
    expect(await balance(shop, request)).toBe(welcomePoints);

    await page.goto(`${tongue.prefix}/profile/history`);
    await awake(page);
    await page.getByRole('button', { name: new RegExp(`^${say('again')}:`) }).click();
    const reorder = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(reorder).toContainText(tongue.in('reorder')('pickup', { name: '' }).split(/[:,]/)[0] ?? '');
    await reorder.getByRole('button', { name: tongue.in('reorder')('add'), exact: true }).click();
    await page.waitForURL(`**${tongue.prefix}/profile/cart`);
    await expect(page.getByRole('region', { name: tongue.in('checkout')('lines') }).getByRole('listitem')).toHaveCount(2);
    await kitchen.context().close();
  });
}

test('a cancel of the kitchen is told with its reason, and a new order rings on the open board', async ({ page, browser, shop }) => {
  const [tongue] = tongues as [Tongue];
  const { request } = page.context();
  await signIn(shop, request);
  const kitchen = await openKitchen(browser, shop, tongue);
  const id = await placePickupOrder(shop, request);
  const number = await numberOf(shop, request, id);
  const say = tongue.in('staff-board');
  await expect(orderCard(kitchen, number)).toBeVisible(withinSecond);
  await expect(kitchen).toHaveTitle(/^\(\d+\) /);
  await page.goto(`/profile/history/${id}`);
  await awake(page);
  await kitchen.getByRole('button', { name: `${say('cancel')}: ${say('number', { number })}` }).click();
  await kitchen.getByRole('radio', { name: say('reason_out_of_stock') }).check();
  await kitchen.getByRole('button', { name: say('cancelYes') }).click();
  await expect(page.getByText(tongue.in('order')('cancel_out_of_stock'))).toBeVisible();
  await kitchen.context().close();
});

test('the kitchen’s side is private: a door in the cookie’s language, no-store, noindex, nothing without the token', async ({
  page,
  shop,
}) => {
  const uzbek = tongues[2] as Tongue;
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'uz', url: shop.url }]);
  const answer = await page.goto('/staff');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1, name: uzbek.in('staff-sign-in')('title') })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect((await page.request.get(`${shop.url}/api/v1/staff/orders`)).status()).toBe(401);
  expect((await page.request.get(`${shop.url}/en/staff`)).status()).toBe(404);
});

test('a shop without a token has no kitchen’s side', async () => {
  const closed = await startShop({ env: { DEMO: '0' } });
  const [side, call] = await Promise.all([fetch(`${closed.url}/staff`), fetch(`${closed.url}/api/v1/staff/orders`)]);
  await closed.stop();
  expect([side.status, call.status]).toEqual([404, 404]);
});
