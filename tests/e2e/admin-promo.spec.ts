import { pagePath } from '#domain/routes.ts';
import { languageOf } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
});
test.afterAll(() => shop.stop());

test('the owner makes a promo code on a phone, and customers can use it once it is published', async ({ browser }) => {
  const language = languageOf('uz');
  const [t, draft] = [language.in('office-promo'), language.in('office-draft')];
  const page = await openPage(browser);
  const promo = async () => (await page.request.get(`${shop.url}/api/promo/GetByName?Name=salom`)).json();
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
  await page.goto(`${shop.url}${pagePath('adminPromo', language.locale)}`);
  await hydrated(page);
  await page.getByRole('button', { name: t('addCode') }).click();
  await page.getByRole('textbox', { name: t('code') }).fill('salom');
  await page.getByRole('textbox', { name: `${t('title')} · RU` }).fill('Скидка соседям');
  await page.getByRole('textbox', { name: t('percent') }).fill('15');
  await expectNoIssues(page);
  await page.getByRole('button', { name: t('saveInDraft') }).click();
  await expect(page.getByText('SALOM', { exact: true })).toBeVisible();
  await expectNoIssues(page);
  expect(await promo()).toMatchObject({ valid: false, reason: 'unknown' });
  await page.getByRole('button', { name: draft('show') }).click();
  await page.getByRole('button', { name: draft('publishNow') }).click();
  await expect(page.getByText(draft('nothing'))).toBeVisible();
  expect(await promo()).toMatchObject({ code: 'SALOM', valid: true, value: 15 });
  await page.context().close();
});
