import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { formatClock, formatPrice } from '#domain/format.ts';
import type { Order } from '#domain/order/order.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { payByPayme, paymeEnv, paymePage, refuseByPayme } from '../support/payments/payme-calls.ts';
import { axeIn } from '../support/screens/axe.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { openStaffBoard, orderCard } from '../support/screens/staff-screen.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { type Shop, shopNow } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated } from './fixtures.ts';

const test = testWithShop(() => ({ env: paymeEnv }));
test.use({ friends: [paymePage] });

const bread = 1031;
const breadPrice = 6_000;
const now = Date.parse(shopNow);

/** A page of the provider, which the payer reads and leaves. */
async function drawProvider(context: BrowserContext): Promise<void> {
  await context.route(`${paymePage}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Payme</title><link rel="icon" href="data:,"><h1>Payme</h1>' }),
  );
}

async function orders(request: APIRequestContext): Promise<readonly Order[]> {
  const { orders: list } = (await (await request.get('/api/v1/orders')).json()) as { orders: Order[] };
  return list;
}

/** Orders a bread through Payme; ends on the page of the provider. @returns the one order of the customer */
async function orderByPayme(page: Page, shop: Shop, language: Language): Promise<Order> {
  const t = language.in('checkout');
  await signIn(shop, page.context().request);
  await haveChosen(page.context(), shop, pickupAt(1));
  await drawProvider(page.context());
  await openFolder(page, language, national);
  await addPlain(page, language, bread);
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
  await page.getByRole('radio', { name: t('payme') }).check();
  expect((await axeIn(page).analyze()).violations).toEqual([]);
  const sum = formatPrice(breadPrice, language.locale);
  await page.getByRole('button', { name: t('payWith', { sum, provider: t('payme') }) }).dblclick();
  await expect(page.getByRole('heading', { name: 'Payme' })).toBeVisible();
  const [order, ...others] = await orders(page.context().request);
  if (order === undefined) throw new Error('no order was placed');
  expect([order.status, others]).toEqual(['awaiting_payment', []]);
  return order;
}

/** The link to the provider on the page of an order. */
function payLink(page: Page, language: Language) {
  const t = language.in('paying');
  return page.getByRole('link', { name: t('payWith', { sum: formatPrice(breadPrice, language.locale), provider: t('payme') }) });
}

function toPay(language: Language): string {
  return language.in('order')('toPay', { sum: formatPrice(breadPrice, language.locale) });
}

test('an order is paid through Payme: the way back leads to it, it is paid when Payme says so, and only then on the board', {
  tag: '@screens',
}, async ({ page, browser, shop }) => {
  const language = languageOf('uz');
  const t = language.in('paying');
  const order = await orderByPayme(page, shop, language);
  const staff = await openStaffBoard(browser, shop, language);
  await expect(orderCard(staff, order.number)).toHaveCount(0);
  await page.goBack();
  await page.waitForURL(`**/uz/profile/history/${order.id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: toPay(language) })).toBeVisible();
  await expect(page.getByText(t('checking', { provider: t('payme') }))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
  expect((await axeIn(page).analyze()).violations).toEqual([]);
  expect(await payByPayme(shop, order, now)).toMatchObject({ state: 2 });
  const paid = t('paidOnline', { provider: t('payme') });
  await expect(page).toHaveTitle(new RegExp(`^${paid} · `));
  await expect(page.getByText(paid).filter({ visible: true }).first()).toBeVisible();
  await expect(payLink(page, language)).toHaveCount(0);
  await expect(orderCard(staff, order.number)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: paid })).toBeVisible();
  await staff.context().close();
});

test('a refused card leaves the order payable, by a second attempt of which Payme hears', async ({ page, shop }) => {
  const language = languageOf('ru');
  const order = await orderByPayme(page, shop, language);
  await refuseByPayme(shop, order, now);
  await page.goto(`/profile/history/${order.id}`);
  await hydrated(page);
  await payLink(page, language).click();
  await expect(page.getByRole('heading', { name: 'Payme' })).toBeVisible();
  expect(await payByPayme(shop, order, now)).toMatchObject({ state: 2 });
  await page.goBack();
  await expect(
    page.getByText(
      language
        .in('order')('now_created', { kitchen: '' })
        .replace(/[«»“”]/g, '')
        .trim(),
    ),
  ).toBeVisible();
  expect(await orders(page.context().request)).toHaveLength(1);
});

test('who closes the page of the provider reads on home and in the history what is to be paid, and pays at the door instead', async ({
  page,
  shop,
}) => {
  const language = languageOf('ru');
  const order = await orderByPayme(page, shop, language);
  const time = formatClock(minutesOf(Date.parse(order.payment.until ?? '')));
  const until = language.in('order')('payBy', { time });
  await page.goto('/');
  const row = page.getByRole('link', { name: toPay(language) });
  await expect(row).toContainText(until);
  await page.goto('/profile/history');
  await expect(page.getByText(until)).toBeVisible();
  await page.goto('/');
  await row.click();
  await page.waitForURL(`**/profile/history/${order.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: language.in('paying')('cash') }).click();
  await expect(page.getByText(language.in('order')('payment_cash'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: toPay(language) })).toHaveCount(0);
  expect((await orders(page.context().request)).map(({ status, payment }) => [status, payment.method])).toEqual([['created', 'cash']]);
});
