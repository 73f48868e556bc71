import type { Browser, Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { beginByPayme, callShop, paymeEnv } from '../support/payments/payme-calls.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { openSession, pickupOrder, post } from '../support/shop/order-calls.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';

interface PaidOrder {
  readonly id: string;
  readonly number: number;
  readonly total: number;
  /** Payme’s transaction */
  readonly transaction: string;
}

/** Orders that were paid through Payme. */
async function paidOrders(shop: Shop, count: number): Promise<PaidOrder[]> {
  const cookie = await openSession(shop);
  const orders: PaidOrder[] = [];
  for (let at = 0; at < count; at += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const placed = await post(shop, cookie, 'orders', { ...pickupOrder(at), payment: { method: 'payme' } }, headers);
    const order = (await placed.json()) as Omit<PaidOrder, 'transaction'>;
    const transaction = await beginByPayme(shop, order, Date.parse(shopNow));
    expect(await callShop(shop, 'PerformTransaction', { id: transaction })).toMatchObject({ state: 2 });
    orders.push({ ...order, transaction });
  }
  return orders;
}

/** The owner, signed in at the back office. */
async function openOffice(browser: Browser, shop: Shop, language: Language): Promise<Page> {
  const page = await openPage(browser);
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
  return page;
}

async function cancel(page: Page, shop: Shop, { id }: PaidOrder): Promise<void> {
  const data = { status: 'cancelled', reason: 'out_of_stock' };
  const moved = await page.request.post(`${shop.url}/api/v1/staff/orders/${id}/status`, { headers: { origin: shop.url }, data });
  expect(moved.status()).toBe(200);
}

test('a refund that is due is counted and seen until the provider gives it back or a note says how', async ({ browser }) => {
  const language = languageOf('ru');
  const t = language.in('office-payments');
  const shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}`, ...paymeEnv } });
  const orders = await paidOrders(shop, 2);
  const page = await openOffice(browser, shop, language);
  for (const order of orders) await cancel(page, shop, order);
  await page.reload();
  await page
    .getByRole('link', { name: language.counted('office', 'refundsDue', 2) })
    .first()
    .click();
  await page.waitForURL(`**${officeLink('adminPayments', language.locale)}`);
  await hydrated(page);
  const [first, second] = orders as [PaidOrder, PaidOrder];
  await expect(page.getByRole('listitem').filter({ hasText: t('number', { number: first.number }) })).toContainText('Payme');
  await expectNoIssues(page);
  await page.getByRole('button', { name: t('otherwiseOf', { number: first.number }) }).click();
  await page.getByLabel(t('note')).fill('Наличными, по расписке');
  await page.getByRole('button', { name: t('close') }).click();
  await expect(page.getByText(t('noted', { number: first.number }))).toBeVisible();
  expect(await callShop(shop, 'CancelTransaction', { id: second.transaction, reason: 5 })).toMatchObject({ state: -2 });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(t('noRefunds'))).toBeVisible();
  await expect(page.getByText(t('quoted', { text: 'Наличными, по расписке' }))).toBeVisible();
  await expect(page.getByRole('navigation').getByText(language.counted('office', 'refundsDue', 1))).toHaveCount(0);
  await page.getByRole('radio', { name: t('view_days') }).click();
  await page.getByLabel(t('order')).fill(String(second.number));
  await page.getByRole('button', { name: t('find') }).click();
  await expect(page.getByText(t('state_refunded'), { exact: true })).toBeVisible();
  await expectNoIssues(page);
  await page.context().close();
  await shop.stop();
});

test('a statement of Payme is compared with the payments of its day, and each difference is named', async ({ browser }) => {
  const language = languageOf('uz');
  const t = language.in('office-payments');
  const shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}`, ...paymeEnv } });
  const [same, missing, other] = (await paidOrders(shop, 3)) as [PaidOrder, PaidOrder, PaidOrder];
  const page = await openOffice(browser, shop, language);
  await page.goto(`${shop.url}${officeLink('adminPayments', language.locale)}`);
  await hydrated(page);
  await page.getByRole('radio', { name: t('view_reconcile') }).click();
  await expectNoIssues(page);
  const compare = async (...lines: readonly string[]) => {
    const buffer = Buffer.from(['Payme;;;', '', 'ID транзакции;№ заказа;Сумма, сум;Статус', ...lines].join('\r\n'));
    await page.getByLabel(t('file')).setInputFiles({ name: 'payme.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: t('compare') }).click();
  };
  const lineOf = ({ transaction, number, total }: PaidOrder) => `${transaction};${number};${total},00;Оплачен`;
  await compare(lineOf(same), lineOf({ ...other, total: 1 }), '5305e3bab097f420a62ced0b;;45 000;Оплачен', 'Итого;;45 000;');
  await expect(page.getByText(t('differences', { count: 3 }))).toBeVisible();
  await expect(page.getByText(t('missing_state', { row: 7 }))).toBeVisible();
  const rows = page.getByRole('listitem');
  const difference = (kind: 'paidThere' | 'paidHere' | 'amount') =>
    rows.filter({ hasText: t(`difference_${kind}`, { provider: 'Payme' }) });
  await expect(difference('paidThere')).toContainText(t('inLine', { rows: '6' }));
  await expect(difference('paidHere')).toContainText(t('number', { number: missing.number }));
  await expect(difference('amount')).toContainText(t('number', { number: other.number }));
  await expectNoIssues(page);
  await compare(lineOf(same), lineOf(missing), lineOf(other));
  await expect(page.getByText(t('noDifferences'))).toBeVisible();
  await page.getByRole('radio', { name: t('view_accounts') }).click();
  const restaurant = rows.filter({ has: page.getByRole('heading', { level: 2 }) }).first();
  await expect(restaurant).toContainText(t('offered', { providers: 'Payme' }));
  await restaurant.getByRole('button', { name: t('changeOf', { what: 'Payme:' }) }).click();
  await page.getByRole('radio', { name: t('kind_own') }).click();
  await page.getByLabel(t('payme_merchantId')).fill('desk');
  await page.getByRole('button', { name: t('save') }).click();
  await expect(page.getByText(t('wrongDesk'))).toBeVisible();
  await expectNoIssues(page);
  await page.getByRole('radio', { name: t('kind_off') }).click();
  await page.getByRole('button', { name: t('save') }).click();
  await expect(restaurant).toContainText(t('offeredNone'));
  await page.goto(`${shop.url}${officeLink('adminLog', language.locale)}`);
  await expect(page.getByRole('listitem').filter({ hasText: language.in('office')('kind_paymentsReconciled') })).toHaveCount(2);
  await page.context().close();
  await shop.stop();
});
