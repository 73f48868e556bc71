import { officeLink } from '#domain/office/sections.ts';
import { moveOrder, openStaffBoard } from '../support/screens/staff-screen.ts';
import { languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoIssues, expectNoOverflow } from './office-shop.ts';

const test = testWithShop(() => ({}));

test('a screen at the counter is opened in the office, calls the number of a pickup that is ready, and is nothing without its secret', async ({
  page,
  browser,
  shop,
}) => {
  await signIn(shop, page.context().request);
  const order = await placePickupOrder(shop, page.context().request);
  for (const language of languages) {
    const staff = await openStaffBoard(browser, shop, language);
    const t = language.in('office-devices');
    await staff.goto(`${shop.url}${officeLink('adminDevices', language.locale)}`);
    await hydrated(staff);
    const name = language.restaurant(1);
    const open = staff.getByRole('button', { name: t('of', { what: t('counterOpen'), name }) });
    const address = staff.getByLabel(t('counterLink', { name }));
    await expect(open.or(address).first()).toBeVisible();
    if (await open.isVisible()) await open.click();
    await page.context().addCookies([{ name: 'i18n_redirected', value: language.locale, url: shop.url }]);
    await page.goto(await address.inputValue());
    await staff.context().close();
    const words = language.in('counter');
    await expect(page.getByRole('heading', { name: words('ready'), exact: true })).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [820, 1180],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
    }
    await expectNoIssues(page);
    if (language.locale === 'ru') {
      await moveOrder(shop, order, 'cooking');
      await expect(page.getByRole('region', { name: words('cooking') }).getByRole('listitem')).toHaveCount(1, { timeout: 10_000 });
      await moveOrder(shop, order, 'ready');
    }
    await expect(page.getByRole('region', { name: words('ready') }).getByRole('listitem')).toHaveText([/^\d+$/], { timeout: 10_000 });
    const { status } = await page.request.get(`${shop.url}/staff/counter/another`).then((response) => ({ status: response.status() }));
    expect(status).toBe(404);
  }
});

test.describe('a wrong secret', () => {
  test.use({ expectedErrors: [/404/] });

  test('is a page that says so', async ({ page, shop }) => {
    for (const language of languages) {
      await page.context().addCookies([{ name: 'i18n_redirected', value: language.locale, url: shop.url }]);
      await page.goto(`${shop.url}/staff/counter/another`);
      await expect(page.getByText(language.in('counter')('gone'))).toBeVisible();
      await expectNoIssues(page);
    }
  });
});
