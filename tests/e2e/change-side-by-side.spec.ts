import type { Browser, Locator, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Order } from '#domain/order/order.ts';
import { moveOn, offerChange, openStaffBoard, orderCard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placeDeliveryOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import type { Shop } from '../support/shop/shop.ts';
import { endOffers } from '../support/shop/shop-database.ts';
import { expect, hydrated } from './fixtures.ts';
import { openPage, signInAt } from './office-shop.ts';

const [ownerPhone, courierPhone] = ['998950000001', '998950000003'];
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const [ofCustomer, ofBoard, ofCourier, ofOffice] = [languageOf('ru'), languageOf('uz'), languageOf('uz'), languageOf('en')];
const [bread, salad, suzma, patir] = [1031, 1028, 1030, 1032];
const courierName = 'Anvar Karimov';

/** The owner adds a courier, and finds orders. */
async function openOffice(browser: Browser, shop: Shop): Promise<Page> {
  const office = await openPage(browser);
  await signInAt(office, shop, ofOffice, ownerPhone);
  await expect(office.getByText(ofOffice.in('office')('thisSession'))).toBeVisible();
  const member = { name: courierName, phone: courierPhone, role: 'courier', restaurantIds: ['1'] };
  const added = await office.request.post(`${shop.url}/api/v1/office/team`, { headers: { origin: shop.url }, data: member });
  expect(added.status()).toBe(201);
  await office.goto(shop.url + officeLink('adminOrders', 'en'));
  await hydrated(office);
  return office;
}

async function openDeliveries(browser: Browser, shop: Shop): Promise<Page> {
  const courier = await openPage(browser);
  await signInAt(courier, shop, ofCourier, courierPhone);
  await expect(courier.getByText(ofCourier.in('office')('thisSession'))).toBeVisible();
  await courier.goto(shop.url + officeLink('adminDeliveries', 'uz'));
  await expect(courier.getByText(ofCourier.in('courier-deliveries')('empty'))).toBeVisible();
  return courier;
}

interface Screens {
  readonly customer: Page;
  readonly staff: Page;
  readonly courier: Page;
  /** the order in the dialog of the office */
  readonly inOffice: Locator;
}

/** What each of the four reads is the sum of the server. */
async function expectEverywhere(
  { customer, staff, courier, inOffice }: Screens,
  { number, total }: Pick<Order, 'number' | 'total'>,
): Promise<void> {
  await expect(customer.getByText(formatPrice(total, 'ru'), { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(orderCard(staff, number)).toContainText(formatPrice(total, 'uz'));
  const toTake = ofCourier.in('courier-deliveries')('takeCash', { sum: formatPrice(total, 'uz') });
  await expect(courier.getByRole('listitem').filter({ hasText: toTake })).toContainText(String(number));
  await expect(inOffice).toContainText(ofOffice.in('office-customers')('total', { sum: formatPrice(total, 'en') }));
}

/** The order in the dialog of the office. */
async function openInOffice(office: Page, number: number) {
  const t = ofOffice.in('office-customers');
  await office.getByLabel(t('text')).fill(String(number));
  await office.getByRole('button', { name: t('find') }).click();
  await office.getByRole('button', { name: t('openOf', { number }) }).click();
  return office.getByRole('dialog', { name: t('number', { number }) });
}

test('customer, board, courier and office side by side, each in its language: a substitution is accepted, one declined, one not answered', async ({
  page,
  browser,
  shop,
}) => {
  const office = await openOffice(browser, shop);
  const courier = await openDeliveries(browser, shop);
  const { request } = page.context();
  await signIn(shop, request);
  const id = await placeDeliveryOrder(shop, request, { missing: 'leave_out' });
  const read = async () => (await (await request.get(`${shop.url}/api/v1/orders/${id}`)).json()) as Order;
  const placed = await read();
  const { number } = placed;
  await page.goto(`/profile/history/${id}`);
  await hydrated(page);
  const staff = await openStaffBoard(browser, shop, ofBoard);
  await moveOn(staff, number, ofBoard.in('staff-board')('to_confirmed'));
  await orderCard(staff, number).getByRole('combobox').selectOption({ label: courierName });
  const inOffice = await openInOffice(office, number);

  const screens = { customer: page, staff, courier, inOffice };
  const expectTotal = async (total: number) => {
    expect((await read()).total).toBe(total);
    await expectEverywhere(screens, { number, total });
  };
  const own = ofCustomer.in('order-change');
  const offered = page.getByRole('region', { name: own('title_replace') });
  const offer = async (dish: number, how: number) => {
    await offerChange(staff, ofBoard, number, { dish, how });
    await expect(offered).toContainText(ofCustomer.dish(how));
  };
  await expectTotal(placed.total);

  await offer(salad, suzma);
  await offered.getByRole('button', { name: own('accept_replace') }).click();
  // three of 17,000 become three of 14,000
  const replaced = placed.total - 9_000;
  await expectTotal(replaced);
  await expect(inOffice).toContainText(ofOffice.dish(suzma));

  await offer(bread, patir);
  await offered.getByRole('button', { name: own('decline') }).click();
  await expect(orderCard(staff, number).getByRole('alert')).toContainText(ofBoard.in('staff-board')('change_declined'));
  await expectTotal(replaced);

  await offer(bread, patir);
  endOffers(shop);
  await expect(orderCard(staff, number)).toContainText(ofBoard.in('staff-board')('change_left_out'));
  // three of 6,000 are left out
  await expectTotal(replaced - 18_000);
  const { changes = [], lines } = await read();
  expect(changes.map(({ state, endedBy }) => [state, endedBy])).toEqual([
    ['accepted', 'customer'],
    ['declined', 'customer'],
    ['left_out', 'system'],
  ]);
  expect(changes.map(({ before }) => before?.total)).toEqual([placed.total, undefined, replaced]);
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[String(suzma), 3]]);
  for (const opened of [office, courier, staff]) await opened.context().close();
});
