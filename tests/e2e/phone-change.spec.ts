import type { Page } from '@playwright/test';
import { formatPhone } from '#domain/format.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { freshPhone, signIn } from '../support/shop/customer.ts';
import { testWithRestarts } from '../support/shop/own-shop.ts';
import { type Shop, shopNow } from '../support/shop/shop.ts';
import { expect, hydrated, phone } from './fixtures.ts';

const test = testWithRestarts();

/** A phone gets one code a minute. */
const afterNoon = (hours: number) => new Date(Date.parse(shopNow) + hours * 3_600_000).toISOString();

test.setTimeout(120_000);
test.use(phone);

const phoneOf = (page: Page, language: Language) => page.getByLabel(language.in('profile-form')('phone'), { exact: true });

async function openPhoneChange(page: Page, language: Language): Promise<void> {
  await page.goto(`${language.prefix}/profile`);
  await hydrated(page);
  await page.getByRole('button', { name: language.in('profile-form')('changePhone') }).click();
}

async function sendAndEnter(page: Page, language: Language, shop: Shop): Promise<void> {
  const t = language.in('profile-form');
  const known = shop.codeCount();
  await page.getByRole('button', { name: t('sendCode') }).click();
  await page.getByLabel(t('code')).fill(await shop.nextCode(known));
  await page.getByRole('button', { name: t('confirm') }).click();
}

test('the phone changes with a code sent to the current one and one sent to the new one, and other devices are signed out', async ({
  page,
  browser,
  shop,
  restartAt,
}) => {
  const language = languageOf('uz');
  const t = language.in('profile-form');
  const [phone, other] = [freshPhone(), freshPhone()];
  await signIn(await restartAt(afterNoon(1)), page.context().request, phone);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  await signIn(await restartAt(afterNoon(1.1)), elsewhere.request, phone);
  const running = await restartAt(afterNoon(1.2));
  await openPhoneChange(page, language);
  await sendAndEnter(page, language, running);
  await page.getByLabel(t('newPhone')).fill(other);
  await sendAndEnter(page, language, running);
  await expect(phoneOf(page, language)).toHaveValue(formatPhone(other));
  await page.reload();
  await expect(phoneOf(page, language)).toHaveValue(formatPhone(other));
  expect((await elsewhere.request.get('/api/v1/orders')).status()).toBe(401);
  await elsewhere.close();
});

test('without the current phone the change waits for three days, can be canceled, and keeps the account', async ({ page, restartAt }) => {
  const language = languageOf('ru');
  const t = language.in('profile-form');
  const [phone, other] = [freshPhone(), freshPhone()];
  const shop = await restartAt(afterNoon(2));
  const customerId = await signIn(shop, page.context().request, phone);
  const requestChange = async (running: Shop) => {
    await openPhoneChange(page, language);
    await page.getByRole('button', { name: t('lostPhone') }).click();
    await expect(page.getByText(t('lostText'))).toBeVisible();
    await page.getByLabel(t('newPhone')).fill(other);
    await sendAndEnter(page, language, running);
    await expect(page.getByRole('status').filter({ hasText: formatPhone(other) })).toContainText('24 ноября, ');
  };
  const stop = page.getByRole('button', { name: t('stopChange') });

  await requestChange(shop);
  await expect.poll(() => shop.output()).toContain('text message: ');
  await page.reload();
  await hydrated(page);
  await stop.click();
  await expect(stop).toHaveCount(0);
  await page.reload();
  await expect(stop).toHaveCount(0);
  await expect(phoneOf(page, language)).toHaveValue(formatPhone(phone));

  await requestChange(await restartAt(afterNoon(2.1)));
  const afterwards = await restartAt(afterNoon(75));
  expect(await signIn(afterwards, page.context().request, other)).toBe(customerId);
  await page.goto('/profile');
  await expect(phoneOf(page, language)).toHaveValue(formatPhone(other));
});
