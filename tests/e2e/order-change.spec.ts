import { formatPrice } from '#domain/format.ts';
import type { Order } from '#domain/order/order.ts';
import { offerChange, openStaffBoard, orderCard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { endOffers } from '../support/shop/shop-database.ts';
import { expect, hydrated, test } from './fixtures.ts';

const [bread, salad] = [1031, 1028];

test('the kitchen offers changes side by side with the customer: one is accepted, one is declined, one is not answered in time', async ({
  page,
  browser,
  shop,
}) => {
  const language = languageOf('uz');
  const { request } = page.context();
  await signIn(shop, request);
  const id = await placePickupOrder(shop, request, {}, { missing: 'leave_out' });
  const read = async () => (await (await request.get(`${shop.url}/api/v1/orders/${id}`)).json()) as Order;
  const { number, total } = await read();
  const staff = await openStaffBoard(browser, shop, language);
  await page.goto(`${language.prefix}/profile/history/${id}`);
  await hydrated(page);
  const board = language.in('staff-board');
  const own = language.in('order-change');
  const sum = (som: number) => formatPrice(som, language.locale);
  const offer = (dish: number, how: 'leave_out' | 'less') => offerChange(staff, language, number, { dish, how });

  await offer(salad, 'leave_out');
  const offered = page.getByRole('region', { name: own('title_leave_out') });
  await expect(offered).toContainText(language.dish(salad));
  await expect(page).toHaveTitle(new RegExp(`^${language.in('order')('changeOffered')} · `));
  const { totalAfter = 0 } = (await read()).changes?.[0] ?? {};
  expect(totalAfter).toBeLessThan(total);
  await expect(offered).toContainText(sum(total));
  await expect(offered).toContainText(sum(totalAfter));
  await offered.getByRole('button', { name: own('accept_leave_out') }).click();
  await expect(page.getByRole('region', { name: own('changes') })).toContainText(own('ended_accepted'));
  await expect(orderCard(staff, number)).toContainText(board('change_accepted'));
  await expect(orderCard(staff, number)).toContainText(sum(totalAfter));
  await hydrated(page);

  await offer(bread, 'less');
  const less = page.getByRole('region', { name: own('title_amount') });
  await less.getByRole('button', { name: own('decline') }).click();
  await expect(less).toHaveCount(0);
  await expect(orderCard(staff, number).getByRole('alert')).toContainText(board('change_declined'));
  expect((await read()).total).toBe(totalAfter);

  await offer(bread, 'less');
  await expect(less).toBeVisible();
  endOffers(shop);
  await expect(less).toHaveCount(0);
  await expect(page.getByRole('region', { name: own('changes') })).toContainText(own('ended_accepted'));
  await expect(orderCard(staff, number)).toContainText(board('change_accepted'));
  const changed = await read();
  expect(changed.total).toBeLessThan(totalAfter);
  expect(changed.changes?.at(-1)).toMatchObject({ state: 'accepted', endedBy: 'system' });
  await expect(orderCard(staff, number)).toContainText(sum(changed.total));
  await expect(page.getByText(sum(changed.total)).filter({ visible: true }).first()).toBeVisible();
  await staff.context().close();
});
