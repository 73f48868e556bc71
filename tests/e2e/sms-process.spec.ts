import { languageOf } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { type SmsGatewayStub, startSmsGateway, stubLogin, stubPassword } from '../support/sms/sms-gateway-stub.ts';
import { test as base, expect, hydrated } from './fixtures.ts';

/** A shop whose codes are sent by Eskiz. */
const test = base.extend<object, { gateway: SmsGatewayStub; shop: Shop }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const gateway = await startSmsGateway();
      await use(gateway);
      gateway.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ gateway }, use) => {
      const account = { ESKIZ_URL: gateway.url, ESKIZ_EMAIL: stubLogin, ESKIZ_PASSWORD: stubPassword };
      const shop = await startShop({ env: { SMS_PROVIDER: 'eskiz', SMS_BRAND: 'Namuna', ...account } });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 } });

/** A phone whose browser passes on the code of a message: `arrive` of the page. */
function passOnMessages(): void {
  let pass = (_: { code: string }) => {};
  const get = () =>
    new Promise<{ code: string }>((resolve) => {
      pass = resolve;
    });
  Object.defineProperty(navigator, 'credentials', { value: { get } });
  Object.assign(window, { OTPCredential: class {}, arrive: (code: string) => pass({ code }) });
}

test('a message that was not confirmed is reported, is sent once, and its code is filled in and signs in', async ({
  page,
  shop,
  gateway,
}) => {
  const language = languageOf('uz');
  const t = language.in('sign-in-form');
  const phone = freshPhone();
  await page.addInitScript(passOnMessages);
  gateway.behave({ send: 'hang-up' });
  await page.goto(`${language.prefix}/sign-in`);
  await hydrated(page);
  await page.getByLabel(t('phone')).fill(phone);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await expect(page.getByLabel(t('code'))).toBeFocused();
  const [before = ''] = t('codeUncertain', { phone: '|' })
    .split('|')
    .toSorted((one, other) => other.length - one.length);
  await expect(page.getByText(before.trim())).toBeVisible();

  const received = gateway.received.filter((sms) => phone.endsWith(sms.phone.slice(-9)));
  const code = /#(\d{6})$/.exec(received[0]?.text ?? '')?.[1] ?? '';
  expect(received.map(({ text }) => text)).toEqual([expect.stringMatching(/^Namuna: [^\n]+\n@(127\.0\.0\.1|localhost) #\d{6}$/)]);
  await page.evaluate((given) => (window as unknown as { arrive(code: string): void }).arrive(given), code);
  await expect(page.getByLabel(t('name'))).toBeVisible();

  // the log follows a response later
  await expect.poll(() => shop.output()).toContain('a text message was not confirmed');
  for (const secret of [phone.slice(-9), code, stubLogin, stubPassword]) expect(shop.output()).not.toContain(secret);
});
