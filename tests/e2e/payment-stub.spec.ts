import type { Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { axeIn } from '../support/screens/axe.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const bread = 1031;
const sum = 6_000;

/** Orders a bread; ends on the page that plays the provider. */
async function orderBy(page: Page, shop: Shop, language: Language, provider: PaymentProvider): Promise<void> {
  const t = language.in('checkout');
  await signIn(shop, page.context().request);
  await haveChosen(page.context(), shop, pickupAt(1));
  await openFolder(page, language, national);
  await addPlain(page, language, bread);
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
  await expect(page.getByText(language.in('payment-stub')('banner'))).toBeVisible();
  await page.getByRole('radio', { name: t(provider) }).check();
  await page.getByRole('button', { name: t('payWith', { sum: formatPrice(sum, language.locale), provider: t(provider) }) }).click();
  await expect(page.getByRole('heading', { name: language.in('payment-stub')('title', { provider: t(provider) }) })).toBeVisible();
}

async function newestOrder(page: Page): Promise<Order | undefined> {
  const { orders } = (await (await page.context().request.get('/api/v1/orders')).json()) as { orders: Order[] };
  return orders[0];
}

const journeys: readonly (readonly [Locale, PaymentProvider])[] = [
  ['ru', 'payme'],
  ['en', 'click'],
  ['uz', 'uzum'],
];

for (const [locale, provider] of journeys) {
  test(`${locale}: the demo plays ${provider}: refused, then paid, and the order is the kitchen’s`, async ({ page, shop }) => {
    const language = languageOf(locale);
    const t = language.in('payment-stub');
    await orderBy(page, shop, language, provider);
    await expect(page.getByText(formatPrice(sum, locale))).toBeVisible();
    expect((await axeIn(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: t('refuse') }).click();
    await page.waitForURL(/\/profile\/history\/[\w-]+$/);
    expect(await newestOrder(page)).toMatchObject({ status: 'awaiting_payment', payment: { status: 'pending' } });
    await page.goBack();
    await page.getByRole('button', { name: t('pay'), exact: true }).click();
    await page.waitForURL(/\/profile\/history\/[\w-]+$/);
    expect(await newestOrder(page)).toMatchObject({ status: 'created', payment: { method: provider, status: 'paid' } });
  });
}

test('a payment that is repeated or comes late shows what the shop has answered, and the way to the order', async ({ page, shop }) => {
  const language = languageOf('ru');
  const t = language.in('payment-stub');
  await orderBy(page, shop, language, 'payme');
  await page.getByRole('button', { name: t('pay_late') }).click();
  await expect(page.getByRole('heading', { name: t('answers') })).toBeVisible();
  await expect(page.getByText('PerformTransaction: -31008')).toBeVisible();
  await page.getByRole('link', { name: t('toOrder') }).click();
  await page.waitForURL(/\/profile\/history\/[\w-]+$/);
  expect(await newestOrder(page)).toMatchObject({ status: 'cancelled', cancelReason: 'payment_expired' });
});
