import { officeLink } from '#domain/office/sections.ts';
import type { Order } from '#domain/order/order.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));

test('a customer says how it was while the page is open, the office answers, the customer reads it (R-FEEDBACK-1, R-FEEDBACK-4)', async ({
  page,
  browser,
  shop,
}) => {
  const language = languageOf('uz');
  const [own, t] = [language.in('order-feedback'), language.in('office-feedback')];
  await signIn(shop, page.request);
  const id = await placePickupOrder(shop, page.request);
  const { number } = (await (await page.request.get(`${shop.url}/api/v1/orders/${id}`)).json()) as Order;
  await page.goto(`${shop.url}${language.prefix}/profile/history/${id}`);
  await hydrated(page);
  const question = page.getByRole('region', { name: own('title') });
  await expect(question).toHaveCount(0);

  const office = await openPage(browser);
  await signInAt(office, shop, language, ownerPhone);
  await expect(office.getByText(language.in('office')('thisSession'))).toBeVisible();
  const data = { status: 'picked_up' };
  const moved = await office.request.post(`${shop.url}/api/v1/staff/orders/${id}/status`, { headers: { origin: shop.url }, data });
  expect(moved.status()).toBe(200);

  await expect(question).toBeVisible();
  await question
    .getByRole('radio', { name: own('starsOf', { stars: 2 }) })
    .first()
    .check();
  await question.getByLabel(own('text')).fill('Osh sovuq edi');
  await question.getByRole('button', { name: own('send') }).click();
  await expect(question.getByRole('img', { name: own('starsOf', { stars: 2 }) })).toBeVisible();
  await expect(question).toContainText('Osh sovuq edi');

  await office.goto(`${shop.url}${officeLink('adminFeedback', language.locale)}?show=waiting`);
  await hydrated(office);
  const entry = office.getByRole('listitem').filter({ hasText: 'Osh sovuq edi' });
  await entry.getByRole('button', { name: t('answerTo', { number }) }).click();
  await entry.getByLabel(t('answer')).fill('Uzr soʻraymiz, keyingisi issiq boʻladi');
  await expectNoIssues(office);
  await entry.getByRole('button', { name: t('send') }).click();
  await expect(entry.locator('blockquote')).toContainText('keyingisi issiq');

  await page.reload();
  await hydrated(page);
  await expect(question).toContainText('keyingisi issiq');
  await expect(question.getByRole('button')).toHaveCount(0);
  await office.context().close();
});
