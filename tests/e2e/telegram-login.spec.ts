import { locales } from '#domain/locale.ts';
import { type IssuerStub, startIssuer, stubClient } from '../support/messages/issuer-stub.ts';
import { telegramPerson } from '../support/messages/telegram-person.ts';
import { startTelegram, type TelegramStub } from '../support/messages/telegram-stub.ts';
import { languageOf } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';

// the shop of this file, and the issuer
test.use({ friends: ['http://127.0.0.1:'] });

let issuer: IssuerStub;
let telegram: TelegramStub;
let shop: Shop;

test.beforeAll(async () => {
  issuer = await startIssuer({ now: () => Date.parse(shopNow) });
  telegram = await startTelegram();
  const client = { TELEGRAM_ISSUER_URL: issuer.url, TELEGRAM_CLIENT_ID: stubClient.id, TELEGRAM_CLIENT_SECRET: stubClient.secret };
  shop = await startShop({ env: { ...telegram.env, ...client } });
});
test.afterAll(async () => {
  await shop.stop();
  issuer.close();
  telegram.close();
});

for (const locale of locales) {
  test(`${locale}: who cancels in Telegram is told so, then signs in there and gets news of orders by one tap (R-TELEGRAM-5, R-MSG-17)`, async ({
    page,
    context,
  }) => {
    const language = languageOf(locale);
    const [t, messages] = [language.in('sign-in-form'), language.in('messages')];
    const [{ id }, phone] = [telegramPerson(), freshPhone()];
    issuer.behave({ claims: { id, given_name: 'Дилноза', phone_number: `+${phone}` } });
    const toTelegram = page.getByRole('link', { name: t('telegramSignIn') });
    const next = `${language.prefix}/profile/messages`;
    await page.goto(`${shop.url}${language.prefix}/sign-in?next=${encodeURIComponent(next)}`);
    await hydrated(page);
    await toTelegram.click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page.getByText(t('telegram_canceled'))).toBeVisible();
    await hydrated(page);
    await toTelegram.click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await page.waitForURL(`**${next}`);
    expect((await context.cookies(shop.url)).map(({ name }) => name)).toEqual(expect.arrayContaining(['sid', 'user-id']));
    await hydrated(page);
    expect(telegram.texts(id)).toEqual([]);
    await page.getByRole('button', { name: messages('telegram_connect') }).click();
    await expect(page.getByText(messages('telegram_on'))).toBeVisible();
    expect(telegram.texts(id)).toEqual([language.in('customer-message')('connected')]);
    await page.goto(`${shop.url}${language.prefix}/profile`);
    await expect(page.getByText('Дилноза').first()).toBeVisible();
    expect(shop.output()).not.toMatch(new RegExp(`${phone}|eyJ|${stubClient.secret}|code=`));
  });
}
