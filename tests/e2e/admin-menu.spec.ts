import type { Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { type Language, languages } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoIssues, expectNoOverflow, openPage, openPublishing, publishAll, type SessionState, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const kitchenPhone = '998950000002';
const widths = [320, 390, 820, 1440];
const [russian] = languages;
const dishId = '1001';

if (russian === undefined) throw new Error('no language');
const office = { menu: russian.in('office-menu'), draft: russian.in('publishing'), shell: russian.in('office') };

let shop: Shop;
/** of the owner, who signs in once: the codes of a phone are limited */
let session: SessionState;
test.beforeAll(async ({ browser }) => {
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
  const page = await openPage(browser);
  await signInAt(page, shop, russian, ownerPhone);
  await expect(page.getByText(office.shell('thisSession'))).toBeVisible();
  session = await page.context().storageState();
  await page.context().close();
});
test.afterAll(() => shop.stop());

async function openMenu(page: Page, language: Language): Promise<void> {
  await page.goto(`${shop.url}${officeLink('adminMenu', language.locale)}`);
  await hydrated(page);
  await expect(page.getByLabel(language.in('office-menu')('search'))).toBeVisible();
}

/** Nothing scrolls sideways at any width; the narrowest and the widest have every control. */
async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await (width === widths[0] || width === widths.at(-1) ? expectNoIssues(page) : expectNoOverflow(page));
  }
}

async function nameOfDish(page: Page): Promise<string> {
  const menu = await (await page.request.get(`${shop.url}/api/restaurantmenu?RestaurantId=1`)).json();
  return (menu as { products: { id: string; name: string }[] }).products.find(({ id }) => id === dishId)?.name ?? '';
}

test('a manager changes a price, sees the difference and publishes it, and customers see the new price', async ({ browser }) => {
  const page = await openPage(browser, session);
  await openMenu(page, russian);
  const name = await nameOfDish(page);
  await page.getByLabel(office.menu('search')).fill(name);
  const price = page.getByRole('textbox', { name: office.menu('priceOf', { name }), exact: true });
  await price.fill('54321');
  await price.press('Enter');
  await openPublishing(page, russian);
  await expect(page.getByRole('definition').filter({ hasText: '54 321' })).toBeVisible();
  await expectFits(page);
  await publishAll(page, russian);
  await page.goto(`${shop.url}/`);
  await expect(page.getByText('54 321').first()).toBeVisible();
  await page.context().close();
});

test('a manager adds a dish, which customers see after its publication', async ({ browser }) => {
  const page = await openPage(browser, session);
  await openMenu(page, russian);
  await page.getByRole('button', { name: office.menu('addDish') }).click();
  await page.getByLabel(office.menu('name')).first().fill('Лагман по-домашнему');
  await page.getByLabel(office.menu('price'), { exact: true }).fill('43000');
  await expectFits(page);
  await page.getByRole('button', { name: office.menu('save'), exact: true }).click();
  await expect(page.getByLabel(office.menu('search'))).toBeVisible();
  await openPublishing(page, russian);
  await publishAll(page, russian);
  await page.goto(`${shop.url}/`);
  await expect(page.getByText('Лагман по-домашнему').first()).toBeVisible();
  await page.context().close();
});

test('a dish without codes for receipts is found, gets them, and is no longer listed', async ({ browser }) => {
  const page = await openPage(browser, session);
  await openMenu(page, russian);
  const name = await nameOfDish(page);
  const row = page.getByRole('button', { name: office.menu('editOf', { name }), exact: true });
  await page.getByLabel(office.menu('state')).selectOption('uncoded');
  await row.click();
  const codes = page.getByRole('group', { name: office.menu('fiscal') });
  await codes.getByLabel(office.menu('vatPercent')).fill('12');
  await codes.getByLabel(office.menu('packageCode')).fill('1509983');
  await codes.getByLabel(office.menu('mxik')).fill('123');
  await page.getByRole('button', { name: office.menu('save'), exact: true }).click();
  await expect(codes.getByText(office.menu('mxikWrong'))).toBeVisible();
  await expectFits(page);
  await codes.getByLabel(office.menu('mxik')).fill('10202001001000017');
  await page.getByRole('button', { name: office.menu('save'), exact: true }).click();
  await page.getByLabel(office.menu('state')).selectOption('uncoded');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await page.context().close();
});

for (const language of languages) {
  test(`${language.locale}: categories, options and bulk changes fit every screen`, async ({ browser }) => {
    const page = await openPage(browser, session);
    await openMenu(page, language);
    const t = language.in('office-menu');
    await expectFits(page);
    await page.getByRole('button', { name: t('bulk') }).click();
    await page.getByLabel(t('percent')).fill('7');
    await expect(page.getByRole('region', { name: t('preview') })).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: t('cancel') }).click();
    await page
      .getByRole('button', { name: language.in('unsaved')('discardYes') })
      .last()
      .click();
    for (const view of ['view_categories', 'view_groups'] as const) {
      await page.getByRole('radio', { name: t(view) }).check();
      await expectFits(page);
      await page
        .getByRole('button', { name: t('edit') })
        .first()
        .click();
      await expectFits(page);
      await page.getByRole('button', { name: t('cancel') }).click();
    }
    await page.context().close();
  });
}

test('a person of the kitchen is led to the first page of the back office', async ({ browser }) => {
  const owner = await openPage(browser, session);
  const body = { name: 'Anvar', phone: kitchenPhone, role: 'kitchen', restaurantIds: ['1'] };
  const added = await owner.request.post(`${shop.url}/api/v1/office/team`, { data: body, headers: { origin: shop.url } });
  expect(added.ok()).toBe(true);
  const kitchen = await openPage(browser);
  await signInAt(kitchen, shop, russian, kitchenPhone);
  await expect(kitchen.getByRole('link', { name: office.shell('part_orders') }).first()).toBeVisible();
  await expect(kitchen.getByRole('link', { name: office.shell('part_catalog') })).toHaveCount(0);
  const response = await kitchen.request.get(`${shop.url}${officeLink('adminMenu', 'ru')}`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, pagePath('admin', 'ru')]);
  for (const page of [owner, kitchen]) await page.context().close();
});

test('the shop with the draft shows an unpublished price to managers and by a link, to nobody else, and takes no orders', async ({
  browser,
}) => {
  const page = await openPage(browser, session);
  await openMenu(page, russian);
  const name = await nameOfDish(page);
  await page.getByLabel(office.menu('search')).fill(name);
  const price = page.getByRole('textbox', { name: office.menu('priceOf', { name }), exact: true });
  await price.fill('65432');
  await price.press('Enter');
  await page.getByRole('link', { name: russian.in('publish-bar')('preview') }).click();
  await page.waitForURL('**/preview/catalog/');
  const visitor = await openPage(browser);
  for (const path of ['/', `/product/${dishId}`, '/restaurant/1']) {
    const [drafted, live] = [`${shop.url}/preview/catalog${path}`, `${shop.url}${path}`];
    for (let again = 0; again < 2; again += 1) {
      const response = await page.goto(drafted);
      expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      await expect(page.getByText('65 432').first()).toBeVisible();
      // the page of a manager, too, is the one that customers see
      for (const each of [visitor, page]) expect(await (await each.request.get(live)).text()).not.toMatch(/65\s432/);
      expect((await visitor.request.get(drafted)).status()).toBe(404);
    }
    await expect(page.getByText(russian.in('catalog-preview')('text'))).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
  }
  await page.getByRole('link', { name: russian.in('catalog-preview')('leave') }).click();
  await page.waitForURL('**/admin/publishing');
  await hydrated(page);
  await expect(page.getByRole('definition').filter({ hasText: '65 432' })).toBeVisible();
  await page.getByRole('button', { name: office.draft('makeLink') }).click();
  await visitor.goto(await page.locator('input[readonly]').inputValue());
  await expect(visitor.getByText(russian.in('catalog-preview')('text'))).toBeVisible();
  await expect(visitor.getByRole('link', { name: russian.in('catalog-preview')('leave') })).toHaveCount(0);
  await visitor.locator(`a[href$="/product/${dishId}"]`).first().click();
  await expect(visitor.getByText('65 432').first()).toBeVisible();
  expect(await visitor.locator('script').count()).toBe(0);
  for (const opened of [page, visitor]) await opened.context().close();
});
