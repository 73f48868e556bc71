import { expect as expectSoon, type Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { messagesPath } from '#domain/order/message-level.ts';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import { startTelegram, stubToken, type TelegramStub } from '../support/messages/telegram-stub.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const chat = 77_101;
let telegram: TelegramStub;
let shop: Shop;

test.beforeAll(async () => {
  telegram = await startTelegram();
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}`, ...telegram.env } });
});
test.afterAll(async () => {
  await shop.stop();
  telegram.close();
});

test('a customer agrees, the owner writes and sends, the bot brings it, and its link ends it without a sign-in', async ({ browser }) => {
  const language = languageOf('uz');
  const t = language.in('messages');
  const page = await openPage(browser);
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'uz', url: shop.url }]);
  await signIn(shop, page.request);
  const headers = { origin: shop.url, 'accept-language': 'uz' };
  const link = (await (await page.request.post(`${shop.url}/api/v1/messages/telegram`, { headers })).json()) as { url: string };
  const text = `/start ${new URL(link.url).searchParams.get('start')}`;
  await page.request.post(`${shop.url}/api/telegram/webhook`, {
    headers: { 'x-telegram-bot-api-secret-token': webhookSecret(stubToken) },
    data: { update_id: 1, message: { text, chat: { id: chat, type: 'private' } } },
  });
  await page.goto(`${shop.url}${messagesPath('uz')}`);
  await hydrated(page);
  const box = page.getByRole('switch', { name: t('offers_agree') });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(page.getByText(t('offers_on'))).toBeVisible();
  await expectNoIssues(page);

  const office = await openPage(browser);
  const words = language.in('office-mailings');
  await signInAt(office, shop, language, ownerPhone);
  await expect(office.getByText(language.in('office')('thisSession'))).toBeVisible();
  await office.goto(`${shop.url}${officeLink('adminMailings', 'uz')}`);
  await hydrated(office);
  await expect(office.getByText(words('reach', { count: '1' }))).toBeVisible();
  await office.getByRole('button', { name: words('new') }).click();
  await office.getByLabel(`${words('title')} · UZ`).fill('Kun oshi');
  await office.getByLabel(`${words('text')} · UZ`).fill('Bugun zirkli.');
  await expect(office.getByText(words('draftSaved', { time: '' }).split(':')[0] ?? '')).toBeVisible();
  await expectNoIssues(office);
  await expectDraft(await openPage(browser, await office.context().storageState()));
  await office.getByRole('button', { name: words('send'), exact: true }).click();
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: words('send') })
    .click();
  await expect(office.getByText(words('planned'))).toBeVisible();
  await expectSoon.poll(() => telegram.texts(chat).at(-1) ?? '').toContain('Bugun zirkli.');
  await office.getByRole('button', { name: words('refresh') }).click();
  await expect(office.getByText(words('state_sent'), { exact: true })).toBeVisible();
  await expectNoIssues(office);

  const stranger = await openPage(browser);
  await stranger.goto(/http\S+/.exec(telegram.texts(chat).at(-1) ?? '')?.[0] ?? '');
  const end = language.in('offers-end');
  await expect(stranger.getByText('Bugun zirkli.')).toBeVisible();
  await expectNoIssues(stranger);
  await stranger.getByRole('button', { name: end('end') }).click();
  await expect(stranger.getByText(end('ended'))).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('switch', { name: t('offers_agree') })).not.toBeChecked();
  for (const opened of [page, office, stranger]) await opened.context().close();
});

/** Another browser, in which the owner is signed in, goes on with what is written. */
async function expectDraft(office: Page): Promise<void> {
  const words = languageOf('uz').in('office-mailings');
  await office.goto(`${shop.url}${officeLink('adminMailings', 'uz')}`);
  await hydrated(office);
  await office.getByRole('button', { name: words('continueOf', { title: 'Kun oshi' }) }).click();
  await expect(office.getByLabel(`${words('text')} · UZ`)).toHaveValue('Bugun zirkli.');
  await office.context().close();
}
