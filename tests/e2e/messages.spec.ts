import { type Browser, expect as expectSoon } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { messagesPath } from '#domain/order/message-level.ts';
import { pagePath } from '#domain/routes.ts';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import { type MailStub, startMailServer } from '../support/messages/mail-stub.ts';
import { startTelegram, stubToken, type TelegramStub } from '../support/messages/telegram-stub.ts';
import { type Language, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const staffToken = 'kitchen-token-of-thirty-two-characters';
const chat = 77_001;
let telegram: TelegramStub;
let mail: MailStub;
let shop: Shop;

test.beforeEach(async () => {
  telegram = await startTelegram();
  mail = await startMailServer();
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}`, STAFF_TOKEN: staffToken, ...telegram.env, ...mail.env } });
});
test.afterEach(async () => {
  await shop.stop();
  telegram.close();
  mail.close();
});

/** What Telegram sends when a person presses Start. */
async function pressStart(link: string | null): Promise<void> {
  const code = new URL(link ?? '').searchParams.get('start');
  const response = await fetch(`${shop.url}/api/telegram/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhookSecret(stubToken) },
    body: JSON.stringify({ update_id: 1, message: { text: `/start ${code}`, chat: { id: chat, type: 'private' } } }),
  });
  expect(response.status).toBe(200);
}

/** A browser that allows messages, without a push service behind it. */
async function allowMessages(): Promise<void> {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
  const subscription = { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys }), unsubscribe: async () => true };
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };
  Object.defineProperty(globalThis, 'Notification', { value: { requestPermission: async () => 'granted' } });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: async () => {}, getRegistration: async () => ({ pushManager }) },
  });
}

/** The office sees that all was sent. */
async function expectSent(browser: Browser, language: Language): Promise<void> {
  const office = await openPage(browser);
  const words = language.in('office-messages');
  await signInAt(office, shop, language, ownerPhone);
  await expect(office.getByText(language.in('office')('thisSession'))).toBeVisible();
  await office.goto(`${shop.url}${officeLink('adminMessages', language.locale)}`);
  await hydrated(office);
  await expect(office.getByRole('row', { name: /Telegram/ })).toBeVisible();
  await expect(office.getByText(words('noFailures'))).toBeVisible();
  await expectNoIssues(office);
  await office.context().close();
}

for (const language of languages) {
  test(`a customer gets news of an order in Telegram and by e-mail, and the office sees what was sent, in ${language.locale}`, async ({
    browser,
  }) => {
    const { locale } = language;
    const t = language.in('messages');
    const page = await openPage(browser);
    await page.addInitScript(allowMessages);
    await signIn(shop, page.request);
    await page.context().setExtraHTTPHeaders({ 'accept-language': locale });
    const id = await placePickupOrder(shop, page.request);

    await page.goto(`${shop.url}${pagePath('order', locale, id)}`);
    await hydrated(page);
    const follow = language.in('follow-order');
    await page.getByRole('button', { name: follow('push') }).click();
    await expect(page.getByText(follow('push_allowed'))).toBeVisible();
    await expectNoIssues(page);
    await page.getByRole('link', { name: follow('all') }).click();
    await page.waitForURL(`**${messagesPath(locale)}`);
    await hydrated(page);
    await expectNoIssues(page);

    await page.getByRole('button', { name: t('endOf', { name: t('thisBrowser') }) }).click();
    await expect(page.getByText(t('ended'))).toBeVisible();
    await page.getByRole('button', { name: t('telegram_connect') }).click();
    const link = page.getByRole('link', { name: t('telegram_open') });
    await expect(link).toBeVisible();
    await pressStart(await link.getAttribute('href'));
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(t('connected'), { exact: true })).toBeVisible();

    await page.getByLabel(t('email'), { exact: true }).fill('dilnoza@example.uz');
    await page.getByRole('button', { name: t('email_send') }).click();
    await expect(page.getByLabel(t('code'))).toBeVisible();
    const code = /\b\d{6}\b/.exec(mail.received.at(-1)?.text ?? '')?.[0] ?? '';
    await page.getByLabel(t('code')).fill(code);
    await page.getByRole('button', { name: t('confirm') }).click();
    await expect(page.getByText(t('email_on'))).toBeVisible();
    await expect(page.getByText('dilnoza@example.uz', { exact: true })).toBeVisible();
    await expectNoIssues(page);

    const headers = { authorization: `Bearer ${staffToken}` };
    for (const status of ['confirmed', 'ready']) {
      const moved = await page.request.post(`${shop.url}/api/v1/staff/orders/${id}/status`, { headers, data: { status } });
      expect(moved.status()).toBe(200);
    }
    await expectSoon.poll(() => telegram.texts(chat).at(-1) ?? '').toContain(language.in('order-message')('ready_200', { number: 1 }));
    await expectSoon.poll(() => mail.received.at(-1)?.text ?? '').toContain(pagePath('order', locale, id));
    await page.context().close();
    await expectSent(browser, language);
  });
}
