import type { Page } from '@playwright/test';
import { officePages } from '#domain/office/sections.ts';
import { pages } from '#domain/routes.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoIssues, expectNoOverflow, giveDelivery, openPage, type SessionState, signInAt } from './office-shop.ts';

/** Every page of the back office with its longest form open, for what would be a fault on any of them. */

const [ownerPhone, courierPhone] = ['998950000001', '998950000003'];
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const ru = languageOf('ru');
const withForm = ['/admin/menu', '/admin/restaurants', '/admin/zones', '/admin/promo'];
const paths = [pages.admin.path, ...Object.values(officePages)];

let owner: SessionState;
test.beforeAll(async ({ browser, shop }) => {
  const page = await openPage(browser);
  await signInAt(page, shop, ru, ownerPhone);
  await expect(page.getByText(ru.in('office')('thisSession'))).toBeVisible();
  owner = await page.context().storageState();
  await page.context().close();
});

/** Opens the first record of the page, and the calendar of a restaurant, which is its longest part. */
async function openForm(page: Page, edit: string, calendar: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: edit }).first().click();
  const hours = page.getByRole('radio', { name: calendar });
  if (await hours.isVisible()) await hours.check();
}

for (const language of languages) {
  test(`${language.locale}: no page and no form of the back office is wider than its screen; axe finds nothing in them`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(240_000);
    const page = await openPage(browser, owner);
    const t = language.in('office-places');
    for (const path of paths) {
      await page.goto(`${shop.url}${language.prefix}${path}`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      if (withForm.includes(path)) await openForm(page, t('edit'), t('hoursCalendar'));
      for (const [width, height] of [
        [320, 640],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectNoOverflow(page);
      }
      if (language.locale === 'ru') await expectNoIssues(page);
    }
    await page.context().close();
  });
}

test('the page of a courier with an order is no wider than its screen in any language; axe finds nothing in it', async ({
  browser,
  shop,
}) => {
  const page = await openPage(browser, owner);
  await giveDelivery(browser, shop, page, { name: 'Muhammadyusufxoʻja', phone: courierPhone });
  const phone = await openPage(browser);
  await signInAt(phone, shop, ru, courierPhone);
  await expect(phone.getByText(ru.in('office')('thisSession'))).toBeVisible();
  for (const language of languages) {
    await phone.goto(`${shop.url}${language.prefix}${officePages.adminDeliveries}`);
    await expect(phone.getByRole('button', { name: language.in('courier-deliveries')('take') })).toBeVisible();
    for (const width of [320, 1440]) {
      await phone.setViewportSize({ width, height: 800 });
      await expectNoIssues(phone);
    }
  }
  for (const opened of [page, phone]) await opened.context().close();
});

test('the pages with a form are pages of the back office', () => {
  expect(paths).toEqual(expect.arrayContaining(withForm));
});
