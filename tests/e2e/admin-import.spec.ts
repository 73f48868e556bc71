import { formatPrice } from '#domain/format.ts';
import { officeLink } from '#domain/office/sections.ts';
import { buildWorkbook, cells, styles } from '../support/builders/workbook.ts';
import { languageOf } from '../support/screens/words.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { openPage, openPublishing, publishAll, type SessionState, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const ru = languageOf('ru');
const [bread, price] = [1031, 7_300];
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let owner: SessionState;
test.beforeAll(async ({ browser, shop }) => {
  const page = await openPage(browser);
  await signInAt(page, shop, ru, ownerPhone);
  await expect(page.getByText(ru.in('office')('thisSession'))).toBeVisible();
  owner = await page.context().storageState();
  await page.context().close();
});

test('a manager imports prices from an XLSX file after a wrong cell is corrected, and publishes them', async ({ browser, shop }) => {
  const page = await openPage(browser, owner);
  const [t, draft] = [ru.in('office-import'), ru.in('publishing')];
  await page.goto(`${shop.url}${officeLink('adminMenu', 'ru')}`);
  await hydrated(page);
  const choose = (cell: string, strings: readonly string[] = []) => {
    const rows = [['id', 'price'].map(cells.text), [cells.number(bread), cell]];
    const buffer = Buffer.from(buildWorkbook(rows, { strings }));
    return page.getByLabel(t('choose')).setInputFiles({ name: 'prices.xlsx', mimeType, buffer });
  };
  await choose(cells.number(46_350, styles.date));
  await expect(page.getByText(t('rule_date', { row: 2, column: 'price', value: '2026-11-24' }))).toBeVisible();
  // so large that readers with workers unpack it in one, which the page's policy forbids
  const texts = Array.from({ length: 60_000 }, (_, row) => `<si><t>${Math.imul(row, 2_654_435_761)}</t></si>`);
  await choose(cells.number(price), texts);
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(page.getByText(t('imported'))).toBeVisible();
  await openPublishing(page, ru);
  await expect(page.getByRole('region', { name: draft('changes'), exact: true })).toContainText(formatPrice(price, 'ru'));
  await publishAll(page, ru);
  const menu = await (await page.request.get(`${shop.url}/api/restaurantmenu?RestaurantId=1`)).json();
  const sold = (menu as { products: { id: string; price: number }[] }).products.find(({ id }) => id === String(bread));
  expect(sold?.price).toBe(price);
});

test('what is below the dishes keeps its place when it is scrolled to, at every width', async ({ browser, shop }) => {
  const page = await openPage(browser, owner);
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${shop.url}${officeLink('adminMenu', 'ru')}`);
    await hydrated(page);
    await expect(page.getByRole('switch').first()).toBeVisible();
    const tops = await page.getByLabel(ru.in('office-import')('choose')).evaluate(async (input) => {
      input.scrollIntoView({ block: 'center' });
      const seen = [input.getBoundingClientRect().top];
      while (seen.length < 8) {
        await new Promise(requestAnimationFrame);
        seen.push(input.getBoundingClientRect().top);
      }
      return seen;
    });
    expect(new Set(tops.map(Math.round)), `${width} px`).toEqual(new Set([Math.round(tops[0] ?? Number.NaN)]));
  }
});
