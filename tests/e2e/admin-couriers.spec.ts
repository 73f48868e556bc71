import type { Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Order } from '#domain/order/order.ts';
import { pagePath } from '#domain/routes.ts';
import { moveOn, openStaffBoard, orderCard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placeDeliveryOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import type { Shop } from '../support/shop/shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { openPage, signInAt } from './office-shop.ts';

const [ownerPhone, courierPhone] = ['998950000001', '998950000003'];
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const [inUzbek, inRussian, inEnglish] = [languageOf('uz'), languageOf('ru'), languageOf('en')];
const ofCourier = inEnglish.in('courier-deliveries');

/** The owner adds a courier of the first restaurant. */
async function addCourier(office: Page, shop: Shop): Promise<void> {
  const t = inRussian.in('office');
  await office.goto(shop.url + officeLink('adminTeam', 'ru'));
  await hydrated(office);
  await office.getByRole('button', { name: t('addMember') }).click();
  await office.getByLabel(t('name')).fill('Anvar Karimov');
  await office.getByLabel(t('phone')).fill(courierPhone);
  await office.getByLabel(t('role'), { exact: true }).selectOption('courier');
  await office.getByRole('checkbox', { name: inRussian.restaurant(1), exact: true }).check();
  await office.getByRole('button', { name: t('save') }).click();
  await expect(office.getByText(t('saved'))).toBeVisible();
}

/** The courier signs in, opens the deliveries, and lets customers see where they are. */
async function openDeliveries(courier: Page, shop: Shop): Promise<void> {
  await courier.context().grantPermissions(['geolocation'], { origin: shop.url });
  await courier.context().setGeolocation({ latitude: 41.3, longitude: 69.25 });
  await signInAt(courier, shop, inEnglish, courierPhone);
  await courier
    .getByRole('navigation', { name: inEnglish.in('office')('sections') })
    .getByRole('link', { name: inEnglish.in('office')('part_deliveries') })
    .click();
  await courier.waitForURL(`**${officeLink('adminDeliveries', 'en')}`);
  await expect(courier.getByText(ofCourier('empty'))).toBeVisible();
  await courier.getByRole('switch').click();
}

/** The office receives the cash from its home. */
async function receiveCash(office: Page, shop: Shop, sum: string): Promise<void> {
  const t = inRussian.in('office-couriers');
  await office.goto(shop.url + pagePath('admin', 'ru'));
  const couriers = office.getByRole('region', { name: inRussian.in('office-today')('couriers'), exact: true });
  await expect(couriers).toContainText(sum);
  await couriers.getByRole('link').click();
  await office.waitForURL(`**${officeLink('adminCouriers', 'ru')}`);
  await office.getByRole('button', { name: `${t('receive')}: Anvar Karimov, ${sum}` }).click();
  await office.getByRole('button', { name: t('receiveYes') }).click();
  await expect(office.getByText(t('wasReceived', { name: 'Anvar Karimov', sum }))).toBeVisible();
}

/** The owner removes the courier from the team. */
async function removeCourier(office: Page, shop: Shop): Promise<void> {
  const name = inRussian.in('office')('removeNamed', { name: 'Anvar Karimov' });
  await office.goto(shop.url + officeLink('adminTeam', 'ru'));
  await hydrated(office);
  await office.getByRole('button', { name }).click();
  await office.getByRole('button', { name }).click();
  await expect(office.getByText(inRussian.in('office')('removed'), { exact: true })).toBeVisible();
}

test('customer, board, courier and office side by side: given, taken, followed, delivered, handed in, and removed', async ({
  page,
  browser,
  shop,
}) => {
  const office = await openPage(browser);
  await signInAt(office, shop, inRussian, ownerPhone);
  await expect(office.getByText(inRussian.in('office')('thisSession'))).toBeVisible();
  await addCourier(office, shop);
  const courier = await openPage(browser);
  await openDeliveries(courier, shop);

  const { request } = page.context();
  await signIn(shop, request);
  const id = await placeDeliveryOrder(shop, request);
  const { number, total } = (await (await request.get(`${shop.url}/api/v1/orders/${id}`)).json()) as Order;
  await page.goto(`${inUzbek.prefix}/profile/history/${id}`);
  await hydrated(page);
  const brings = page.getByRole('region', { name: inUzbek.in('order-courier')('courier') });

  const staff = await openStaffBoard(browser, shop, inRussian);
  await moveOn(staff, number, inRussian.in('staff-board')('to_confirmed'));
  await orderCard(staff, number).getByRole('combobox').selectOption({ label: 'Anvar Karimov' });
  await expect(brings).toContainText('Anvar');
  await expect(brings).not.toContainText('Karimov');
  await expect(brings.getByRole('link')).toHaveCount(0);

  const ofOrder = ofCourier('number', { number });
  await expect(courier.getByRole('listitem').filter({ hasText: ofOrder })).toContainText('Navoiy koʻchasi, 30');
  const told = courier.waitForResponse((response) => response.url().endsWith('/position'));
  await courier.getByRole('button', { name: `${ofCourier('take')}: ${ofOrder}` }).click();
  expect((await told).status()).toBe(204);
  await expect(brings.getByRole('link')).toHaveAttribute('href', `tel:+${courierPhone}`);
  await page.reload();
  await expect(brings.getByRole('status')).toContainText('km');
  await expect(staff.getByRole('region', { name: inRussian.in('staff-board')('column_on_way') })).toContainText(String(number));

  await courier.getByRole('button', { name: `${ofCourier('deliver')}: ${ofOrder}` }).click();
  await courier.getByRole('button', { name: ofCourier('deliverYes') }).click();
  await expect(courier.getByText(ofCourier('empty'))).toBeVisible();
  await expect(courier.getByRole('region', { name: ofCourier('toHandIn') })).toContainText(formatPrice(total, 'en'));
  await expect(page.getByRole('heading', { name: inUzbek.in('order')('enjoy') })).toBeVisible();
  await expect(brings).toHaveCount(0);

  await receiveCash(office, shop, formatPrice(total, 'ru'));
  const log = await office.request.get(`${shop.url}/api/v1/office/log?kind=cashReceived`);
  expect(await log.json()).toMatchObject({ entries: [{ subject: 'Anvar Karimov', after: { sum: total } }] });
  await courier.reload();
  await expect(courier.getByText(ofCourier('nothingToHandIn'))).toBeVisible();

  await removeCourier(office, shop);
  await expect(courier.getByRole('link', { name: ofCourier('signIn') })).toBeVisible({ timeout: 2_000 });
  for (const opened of [office, courier, staff]) await opened.context().close();
});
