import type { Page } from '@playwright/test';
import { formatPhone } from '#domain/format.ts';
import { type Tongue, tongueOf } from '../support/screens/words.ts';
import { freshPhone, signIn } from '../support/shop/customer.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { awake, test as base, expect } from './fixtures.ts';

/** A shop of its own; `later` starts it again on its own data, so many hours after noon: a phone gets one code a minute. */
const test = base.extend<object, { shop: Shop; later: (hours: number) => Promise<Shop> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  later: [
    async ({ shop }, use) => {
      let running = shop;
      const port = Number(new URL(shop.url).port);
      await use(async (hours) => {
        await running.stop({ keepData: true });
        const testNow = new Date(Date.parse(shopNow) + hours * 3_600_000).toISOString();
        running = await startShop({ port, dataDir: shop.dataDir, testNow });
        return running;
      });
      await running.stop({ keepData: true });
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(120_000);

const phoneOf = (page: Page, tongue: Tongue) => page.getByLabel(tongue.in('profile-form')('phone'), { exact: true });

async function openPhoneChange(page: Page, tongue: Tongue): Promise<void> {
  await page.goto(`${tongue.prefix}/profile`);
  await awake(page);
  await page.getByRole('button', { name: tongue.in('profile-form')('changePhone') }).click();
}

async function sendAndEnter(page: Page, tongue: Tongue, shop: Shop): Promise<void> {
  const say = tongue.in('profile-form');
  const known = shop.codeCount();
  await page.getByRole('button', { name: say('sendCode') }).click();
  await page.getByLabel(say('code')).fill(await shop.nextCode(known));
  await page.getByRole('button', { name: say('confirm') }).click();
}

test('the phone changes by a code to the present one and one to the new one, and other devices are signed out', async ({
  page,
  browser,
  shop,
  later,
}) => {
  const tongue = tongueOf('uz');
  const say = tongue.in('profile-form');
  const [phone, other] = [freshPhone(), freshPhone()];
  await signIn(await later(1), page.context().request, phone);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  await signIn(await later(1.1), elsewhere.request, phone);
  const running = await later(1.2);
  await openPhoneChange(page, tongue);
  await sendAndEnter(page, tongue, running);
  await page.getByLabel(say('newPhone')).fill(other);
  await sendAndEnter(page, tongue, running);
  await expect(phoneOf(page, tongue)).toHaveValue(formatPhone(other));
  await page.reload();
  await expect(phoneOf(page, tongue)).toHaveValue(formatPhone(other));
  expect((await elsewhere.request.get('/api/v1/orders')).status()).toBe(401);
  await elsewhere.close();
});

test('without the present phone the change waits for three days, can be stopped, and keeps the account', async ({ page, later }) => {
  const tongue = tongueOf('ru');
  const say = tongue.in('profile-form');
  const [phone, other] = [freshPhone(), freshPhone()];
  const shop = await later(2);
  const customerId = await signIn(shop, page.context().request, phone);
  const askForChange = async (running: Shop) => {
    await openPhoneChange(page, tongue);
    await page.getByRole('button', { name: say('lostPhone') }).click();
    await expect(page.getByText(say('lostText'))).toBeVisible();
    await page.getByLabel(say('newPhone')).fill(other);
    await sendAndEnter(page, tongue, running);
    await expect(page.getByRole('status').filter({ hasText: formatPhone(other) })).toContainText('24 ноября, ');
  };
  const stop = page.getByRole('button', { name: say('stopChange') });

  await askForChange(shop);
  await expect.poll(() => shop.output()).toContain('text message: ');
  await page.reload();
  await awake(page);
  await stop.click();
  await expect(stop).toHaveCount(0);
  await page.reload();
  await expect(stop).toHaveCount(0);
  await expect(phoneOf(page, tongue)).toHaveValue(formatPhone(phone));

  await askForChange(await later(2.1));
  const afterwards = await later(75);
  expect(await signIn(afterwards, page.context().request, other)).toBe(customerId);
  await page.goto('/profile');
  await expect(phoneOf(page, tongue)).toHaveValue(formatPhone(other));
});
