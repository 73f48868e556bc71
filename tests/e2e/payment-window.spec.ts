import { formatPrice } from '#domain/format.ts';
import type { Order } from '#domain/order/order.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { pickupOrder } from '../support/shop/order-calls.ts';
import { testWithRestarts } from '../support/shop/own-shop.ts';
import { shopNow } from '../support/shop/shop.ts';
import { expect, hydrated } from './fixtures.ts';

const test = testWithRestarts();
// between two processes nobody answers
test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/] });
const [language, bread] = [languageOf('uz'), 1031];
const afterWindow = new Date(Date.parse(shopNow) + 21 * 60_000).toISOString();

test('an order whose time to pay runs out while its page is open says there that it is canceled and why, and is ordered again', async ({
  page,
  shop,
  restartAt,
}) => {
  const [order, paying] = [language.in('order'), language.in('paying')];
  const { request } = page.context();
  await signIn(shop, request);
  const headers = { origin: shop.url, 'idempotency-key': crypto.randomUUID() };
  const data = { ...pickupOrder(), payment: { method: 'payme' } };
  const placed = await request.post(`${shop.url}/api/v1/orders`, { headers, data });
  const { id, status, total } = (await placed.json()) as Order;
  expect(status).toBe('awaiting_payment');
  await page.goto(`${language.prefix}/profile/history/${id}`);
  await hydrated(page);
  const payLink = page.getByRole('link', {
    name: paying('payWith', { sum: formatPrice(total, language.locale), provider: paying('payme') }),
  });
  await expect(payLink).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);

  await restartAt(afterWindow);
  await expect(page.getByText(order('cancel_payment_expired')).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(payLink).toHaveCount(0);

  await page.getByRole('button', { name: order('reorder') }).click();
  const reorder = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await reorder.getByRole('button', { name: language.in('reorder')('add'), exact: true }).click();
  await page.waitForURL(`**${language.prefix}/profile/cart`);
  await expect(page.getByRole('region', { name: language.in('checkout')('lines'), exact: true })).toContainText(language.dish(bread));
});
