import { officeLink } from '#domain/office/sections.ts';
import { languageOf } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, openPage, openPublishing, publishAll, type SessionState, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';

const language = languageOf('uz');
const t = language.in('office-promo');

let shop: Shop;
let owner: SessionState;
test.beforeAll(async ({ browser }) => {
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
  const page = await openPage(browser);
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
  owner = await page.context().storageState();
  await page.context().close();
});
test.afterAll(() => shop.stop());

test('the owner makes a promo code on a phone, and customers can use it once it is published', async ({ browser }) => {
  const page = await openPage(browser, owner);
  const promo = async () => (await page.request.get(`${shop.url}/api/promo/GetByName?Name=salom`)).json();
  await page.goto(`${shop.url}${officeLink('adminPromo', language.locale)}`);
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
  await openPublishing(page, language);
  await publishAll(page, language);
  expect(await promo()).toMatchObject({ code: 'SALOM', valid: true, value: 15 });
  await page.context().close();
});

test('the button below the codes stays in its place when their uses arrive', async ({ browser }) => {
  const page = await openPage(browser, owner);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/office/promo-uses', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shop.url}${officeLink('adminPromo', language.locale)}`);
  const add = page.getByRole('button', { name: t('addCode') });
  await expect(add).toBeVisible();
  const before = await add.boundingBox();
  release();
  await expect(page.getByText(t('notUsed')).first()).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
  await page.context().close();
});
