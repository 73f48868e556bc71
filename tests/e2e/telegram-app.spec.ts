import type { APIRequestContext } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { telegramPerson } from '../support/messages/telegram-person.ts';
import { lastTold, launchHash, playTelegram, sendEvent } from '../support/messages/telegram-program.ts';
import { stubBot, stubToken } from '../support/messages/telegram-stub.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { goToCheckout, openCart, orderSaladAndBread, unfold } from '../support/screens/order-screens.ts';
import { pickUpTomorrow } from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { freshPhone, placePickupOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { type Shop, shopNow } from '../support/shop/shop.ts';
import { expect, hydrated } from './fixtures.ts';

// Telegram's address can't be reached: the shop starts without its answer
const env = { TELEGRAM_BOT_TOKEN: stubToken, TELEGRAM_BOT_NAME: stubBot, TELEGRAM_API_URL: 'http://127.0.0.1:1' };
const test = testWithShop(() => ({ env }));

test.use({ expectedErrors: [/status of 409/] });

const now = Date.parse(shopNow);

/** Where Telegram opens the shop. */
function launchAt(language: Language, initData: string): string {
  return `${language.prefix}/${launchHash(initData)}`;
}

/** A customer who has shared the contact in Telegram before. */
async function knownPerson(shop: Shop, request: APIRequestContext) {
  const [person, phone] = [telegramPerson(), freshPhone()];
  const customerId = await signIn(shop, request, phone);
  const data = { initData: person.initData(now), contact: person.contact(now, { phone_number: phone }) };
  const linked = await request.post(`${shop.url}/api/v1/auth/telegram`, { headers: { origin: shop.url }, data });
  expect(await linked.json()).toEqual({ customerId });
  return { person, customerId };
}

for (const locale of locales) {
  test(`${locale}: a new customer orders inside Telegram with the number of the contact, without a code (R-TELEGRAM-4)`, async ({
    page,
    context,
  }) => {
    const language = languageOf(locale);
    const t = language.in('sign-in-form');
    const [person, phone] = [telegramPerson(), freshPhone()];
    await playTelegram(page, person.contact(now, { phone_number: `+${phone}` }), true);
    const asked = page.waitForResponse('**/api/v1/auth/telegram');
    await page.goto(launchAt(language, person.initData(now)));
    expect((await asked).status()).toBe(409);
    expect(new URL(page.url()).hash).toBe('');
    expect(await lastTold(page, 'web_app_setup_back_button')).toEqual({ is_visible: false });

    await openFolder(page, language, national);
    await pickUpTomorrow(page, language, 1);
    const profile = `${language.prefix}/profile`;
    await page.goto(`${language.prefix}/sign-in?next=${encodeURIComponent(profile)}`);
    await hydrated(page);
    expect(await lastTold(page, 'web_app_setup_back_button')).toEqual({ is_visible: true });
    await page.getByRole('button', { name: t('shareContact') }).click();
    await page.waitForURL(`**${profile}`);
    await expect(page.getByText('Дилноза').first()).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('user-id');

    await openFolder(page, language, national);
    await orderSaladAndBread(page, language);
    const order = page.url();
    await hydrated(page);
    const follow = language.in('follow-order');
    await page.getByRole('button', { name: follow('telegram') }).click();
    await expect(page.getByText(follow('telegram_allowed'))).toBeVisible();
    await page.goto(`${language.prefix}/`);
    await hydrated(page);
    await sendEvent(page, 'back_button_pressed');
    await page.waitForURL(order);
  });
}

test('Telegram opens the shop as the customer who shared the contact, and closing the checkout asks (R-TELEGRAM-4)', async ({
  page,
  context,
  playwright,
  shop,
}) => {
  const language = languageOf('en');
  const request = await playwright.request.newContext();
  const { person, customerId } = await knownPerson(shop, request);
  await request.dispose();
  await playTelegram(page, '');
  await page.goto(launchAt(language, person.initData(now)));
  const hint = async () => (await context.cookies()).find(({ name }) => name === 'user-id')?.value;
  await expect.poll(hint).toBe(customerId);
  await openFolder(page, language, national);
  await pickUpTomorrow(page, language, 1);
  await addPlain(page, language, 1028);
  const cart = await openCart(page, language);
  await goToCheckout(cart, language);
  expect(await lastTold(page, 'web_app_setup_closing_behavior')).toEqual({ need_confirmation: false });
  await unfold(page, language.in('checkout')('comment'));
  await page.getByRole('textbox', { name: language.in('checkout')('comment') }).fill('x');
  expect(await lastTold(page, 'web_app_setup_closing_behavior')).toEqual({ need_confirmation: true });
});

test('the button of a message opens the order inside Telegram, for a customer who is not signed in there (R-TELEGRAM-7)', async ({
  page,
  playwright,
  shop,
}) => {
  const language = languageOf('uz');
  const request = await playwright.request.newContext();
  const { person } = await knownPerson(shop, request);
  const order = `${language.prefix}/profile/history/${await placePickupOrder(shop, request)}`;
  await request.dispose();
  await playTelegram(page, '');
  await page.goto(`${order}${launchHash(person.initData(now))}`);
  await page.waitForURL(`**${order}`);
  await expect(page.getByText(language.in('order')('status_created')).first()).toBeVisible();
});

test('a person who shares no contact signs in by a code, and outside Telegram nothing of it is loaded (R-TELEGRAM-4)', async ({ page }) => {
  const language = languageOf('uz');
  const t = language.in('sign-in-form');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${language.prefix}/sign-in`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: t('sendCode') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('shareContact') })).toBeHidden();
  expect(loaded).not.toContain('/telegram.js');
  await playTelegram(page, '');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: t('shareContact') }).click();
  await expect(page.getByText(t('contactRefused'))).toBeVisible();
  expect(loaded).toContain('/telegram.js');
});
