import type { Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { openStaffBoard, orderCard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { shopNow } from '../support/shop/shop.ts';
import { expect, hydrated, ordinaryBrowser } from './fixtures.ts';
import { giveDelivery, openPage, signInAt } from './office-shop.ts';

const [ownerPhone, courierPhone] = ['998950000001', '998950000003'];
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
test.use({ ...ordinaryBrowser, expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

const language = languageOf('ru');
const t = language.in('staff-board');
const hourMs = 60 * 60_000;

/** The board with its worker, which has kept the page and its orders. */
async function keptBoard(staff: Page): Promise<void> {
  await staff.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await staff.reload({ waitUntil: 'networkidle' });
  await hydrated(staff);
  const isKept = () => staff.evaluate(async () => (await (await caches.open('board')).keys()).length);
  await expect.poll(isKept).toBe(2);
}

const column = (staff: Page, name: 'column_confirmed' | 'column_cooking') => staff.getByRole('region', { name: t(name) });

test('an hour without a network: the board shows what it has over a reload, and sends what was pressed once (R-BOARD-4, R-CACHE-5)', async ({
  page,
  browser,
  shop,
}) => {
  const { request } = page.context();
  await signIn(shop, request);
  const ids = [await placePickupOrder(shop, request), await placePickupOrder(shop, request)];
  const staff = await openStaffBoard(browser, shop, language);
  await keptBoard(staff);
  const sent: string[] = [];
  staff.on('request', (one) => one.method() === 'POST' && one.url().endsWith('/status') && sent.push(one.url()));

  await staff.context().setOffline(true);
  await orderCard(staff, 1)
    .getByRole('button', { name: t('to_confirmed'), exact: true })
    .click();
  await expect(column(staff, 'column_confirmed').getByRole('heading', { level: 3 })).toHaveText([t('number', { number: 1 })]);
  await expect(staff.getByText(t('pressesWait', { count: 1 }))).toBeVisible();

  await staff.context().clock.setFixedTime(Date.parse(shopNow) + hourMs);
  await staff.reload();
  await hydrated(staff);
  await expect(staff.getByText(t('offlineSince', { time: '12:00' }))).toBeVisible();
  await expect(staff.getByText(t('pressesWait', { count: 1 }))).toBeVisible();
  await expect(staff.getByText('13:00', { exact: true })).toBeVisible();
  await expect(column(staff, 'column_confirmed').getByRole('heading', { level: 3 })).toHaveText([t('number', { number: 1 })]);
  await orderCard(staff, 2)
    .getByRole('button', { name: t('to_confirmed'), exact: true })
    .click();
  await expect(staff.getByText(t('pressesWait', { count: 2 }))).toBeVisible();
  await staff.getByRole('radio', { name: t('cooks') }).check();
  await expect(staff.getByRole('button', { pressed: false }).first()).toBeVisible();

  sent.length = 0;
  await staff.context().setOffline(false);
  await expect(staff.getByText(t('pressesWait', { count: 2 }))).toBeHidden({ timeout: 20_000 });
  const statuses = async () => {
    const orders = await Promise.all(ids.map((id) => request.get(`${shop.url}/api/v1/orders/${id}`)));
    return Promise.all(orders.map(async (order) => (await order.json()).history.map(({ status }: { status: string }) => status)));
  };
  await expect.poll(statuses).toEqual([
    ['created', 'confirmed'],
    ['created', 'confirmed'],
  ]);
  expect(sent).toHaveLength(2);
  await staff.context().close();
});

test('signing out leaves nothing of the board in the browser', async ({ browser, shop }) => {
  const staff = await openStaffBoard(browser, shop, language);
  await keptBoard(staff);
  await staff.getByRole('button', { name: t('signOut') }).click();
  await expect(staff.getByLabel(language.in('staff-sign-in')('token'))).toBeVisible();
  await expect.poll(() => staff.evaluate(() => caches.has('board'))).toBe(false);
  await staff.context().close();
});

test('a courier without a network reads the orders again after a reload (R-CACHE-5)', async ({ browser, shop }) => {
  const owner = await openPage(browser);
  await signInAt(owner, shop, language, ownerPhone);
  await expect(owner.getByText(language.in('office')('thisSession'))).toBeVisible();
  await giveDelivery(browser, shop, owner, { name: 'Anvar', phone: courierPhone });

  const phone = await openPage(browser);
  await signInAt(phone, shop, language, courierPhone);
  await expect(phone.getByText(language.in('office')('thisSession'))).toBeVisible();
  const words = language.in('courier-deliveries');
  const take = phone.getByRole('button', { name: words('take') });
  await phone.goto(`${shop.url}${officeLink('adminDeliveries', 'ru')}`, { waitUntil: 'networkidle' });
  await expect(take).toBeVisible();
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => phone.evaluate(async () => (await (await caches.open('board')).keys()).length)).toBe(2);
  await phone.context().setOffline(true);
  await phone.reload();
  await hydrated(phone);
  await expect(phone.getByText(words('offlineSince', { time: '12:00' }))).toBeVisible();
  await take.click();
  await expect(phone.getByText(words('stepsWait', { count: 1 }))).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(words('stepsWait', { count: 1 }))).toBeHidden({ timeout: 20_000 });
  for (const opened of [owner, phone]) await opened.context().close();
});
