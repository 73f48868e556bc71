import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import type { Order } from '#domain/order/order.ts';
import { paymeEnv, paymePage } from '../support/payments/payme-calls.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated } from './fixtures.ts';

const test = testWithShop(() => ({ env: paymeEnv }));
test.use({ friends: [paymePage] });

const bread = 1031;
const breadPrice = 6_000;

/** A page of the provider, which the payer reads and leaves. */
async function drawProvider(context: BrowserContext): Promise<void> {
  await context.route(`${paymePage}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Payme</title><link rel="icon" href="data:,"><h1>Payme</h1>' }),
  );
}

/** Orders a bread through Payme; ends on the page of the provider. */
async function orderByPayme(page: Page, shop: Shop, language: Language): Promise<void> {
  const t = language.in('checkout');
  await signIn(shop, page.context().request);
  await haveChosen(page.context(), shop, pickupAt(1));
  await drawProvider(page.context());
  await openFolder(page, language, national);
  await addPlain(page, language, bread);
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
  await page.getByRole('radio', { name: t('payme') }).check();
  const sum = formatPrice(breadPrice, language.locale);
  await page.getByRole('button', { name: t('payWith', { sum, provider: t('payme') }) }).dblclick();
  await expect(page.getByRole('heading', { name: 'Payme' })).toBeVisible();
}

async function orders(request: APIRequestContext): Promise<readonly Order[]> {
  const { orders: list } = (await (await request.get('/api/v1/orders')).json()) as { orders: Order[] };
  return list;
}

test('an order that is paid through Payme opens it, and the way back from there leads to the one order', { tag: '@screens' }, async ({
  page,
  shop,
}) => {
  await orderByPayme(page, shop, languageOf('uz'));
  const [order, ...others] = await orders(page.context().request);
  expect([order?.status, others]).toEqual(['awaiting_payment', []]);
  await page.goBack();
  await page.waitForURL(`**/uz/profile/history/${order?.id}`);
});
