import type { Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import { startTelegram, stubToken, type TelegramStub } from '../support/messages/telegram-stub.ts';
import { orderCard } from '../support/screens/staff-screen.ts';
import { type Language, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const chat = { id: -77_001, type: 'supergroup', title: 'Chilonzor oshxonasi' };
const owner = 77_002;
let telegram: TelegramStub;
let shop: Shop;
let updates = 0;

test.beforeEach(async () => {
  telegram = await startTelegram();
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}`, ...telegram.env } });
});
test.afterEach(async () => {
  await shop.stop();
  telegram.close();
});

/** What Telegram sends when somebody writes or presses. */
async function update(content: object): Promise<string> {
  updates += 1;
  const response = await fetch(`${shop.url}/api/telegram/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhookSecret(stubToken) },
    body: JSON.stringify({ update_id: updates, ...content }),
  });
  expect(response.status).toBe(200);
  return response.text();
}

/** Connects the owner's Telegram and the group of the first restaurant, as the office says. */
async function connectGroup(page: Page, language: Language): Promise<void> {
  const own = language.in('office-telegram');
  await page.getByRole('button', { name: own('connect') }).click();
  const link = page.getByRole('link', { name: own('open') });
  await expect(link).toBeVisible();
  await expectNoIssues(page);
  const code = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start');
  await update({ message: { text: `/start ${code}`, chat: { id: owner, type: 'private' }, from: { id: owner } } });

  const t = language.in('office-groups');
  await page.goto(`${shop.url}${officeLink('adminMessages', language.locale)}`);
  await hydrated(page);
  await page.getByRole('button', { name: t('connectOf', { name: language.restaurant(1) }) }).click();
  const command = page.getByText(/^\/group@/);
  await expect(command).toBeVisible();
  await expectNoIssues(page);
  await update({ message: { text: await command.textContent(), chat, from: { id: owner } } });
  await page
    .getByRole('button', { name: t('refresh') })
    .last()
    .click();
  await expect(page.getByText(chat.title)).toBeVisible();
  await expectNoIssues(page);
}

/** The data of the button that confirms the order of the last message. */
function confirmButton(): string {
  const sent = telegram.calls.findLast(({ method }) => method === 'sendMessage')?.parameters['reply_markup'];
  const { inline_keyboard: rows } = sent as { inline_keyboard: { callback_data?: string }[][] };
  return rows[0]?.[0]?.callback_data ?? '';
}

for (const language of languages) {
  test(`the team confirms an order in its group, and the board beside it shows who did, in ${language.locale}`, async ({ browser }) => {
    const page = await openPage(browser);
    await signInAt(page, shop, language, ownerPhone);
    await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
    await hydrated(page);
    const group = language.in('group-message');
    await connectGroup(page, language);
    const customer = await openPage(browser);
    await signIn(shop, customer.request);
    await placePickupOrder(shop, customer.request);
    await expect.poll(() => telegram.texts(chat.id).at(-1) ?? '').toContain(group('newOrder', { number: 1 }));

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop.url}${pagePath('staff', language.locale)}?lang=${language.locale}`);
    await hydrated(page);
    const t = language.in('staff-board');
    await expect(orderCard(page, 1).getByRole('button', { name: t('to_confirmed'), exact: true })).toBeVisible();
    const answer = await update({
      callback_query: { id: 'press', from: { id: owner }, data: confirmButton(), message: { message_id: 1, chat } },
    });
    expect(answer).toContain(group('confirmed', { number: 1 }));
    await expect(orderCard(page, 1).getByRole('button', { name: t('to_cooking'), exact: true })).toBeVisible();
    await expect
      .poll(() => telegram.texts(chat.id).at(-1) ?? '')
      .toContain(group('stateBy', { number: 1, state: language.in('order')('status_confirmed'), name: '' }).trim());
    await customer.context().close();
    await page.context().close();
  });
}
