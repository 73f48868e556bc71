import { type IssuerStub, startIssuer, stubClient } from '../support/messages/issuer-stub.ts';
import { languageOf } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';

// the shop of this file, and the issuer
test.use({ friends: ['http://127.0.0.1:'] });

const phone = freshPhone();
let issuer: IssuerStub;
let shop: Shop;

test.beforeAll(async () => {
  issuer = await startIssuer({ now: () => Date.parse(shopNow), claims: { given_name: 'Дилноза', phone_number: `+${phone}` } });
  const env = { TELEGRAM_ISSUER_URL: issuer.url, TELEGRAM_CLIENT_ID: stubClient.id, TELEGRAM_CLIENT_SECRET: stubClient.secret };
  shop = await startShop({ env });
});
test.afterAll(async () => {
  await shop.stop();
  issuer.close();
});

test('ru: who cancels in Telegram is told so, and then signs in there, with what was collected before (R-TELEGRAM-5)', async ({
  page,
  context,
}) => {
  const t = languageOf('ru').in('sign-in-form');
  const toTelegram = page.getByRole('link', { name: t('telegramSignIn') });
  await page.goto(`${shop.url}/sign-in?next=${encodeURIComponent('/profile/favorites')}`);
  await hydrated(page);
  await toTelegram.click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await expect(page.getByText(t('telegram_canceled'))).toBeVisible();
  await hydrated(page);
  await toTelegram.click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.waitForURL('**/profile/favorites');
  expect((await context.cookies(shop.url)).map(({ name }) => name).sort()).toEqual(expect.arrayContaining(['sid', 'user-id']));
  await page.goto(`${shop.url}/profile`);
  await expect(page.getByText('Дилноза').first()).toBeVisible();
  expect(shop.output()).not.toMatch(new RegExp(`${phone}|eyJ|${stubClient.secret}|code=`));
});
