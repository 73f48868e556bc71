import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { officeLink } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { languages } from '../support/screens/words.ts';
import { startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoOverflow, openPage, openPublishing, publishAll, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const dishId = '1001';
const [russian] = languages;
if (russian === undefined) throw new Error('no language');
const office = { menu: russian.in('office-menu'), shell: russian.in('office') };

/** A picture that is larger than what is stored. */
async function photograph() {
  const made = sharp({ create: { width: 3_200, height: 2_000, channels: 3, background: '#b5482a' } });
  return { name: 'plov.jpg', mimeType: 'image/jpeg', buffer: await made.jpeg({ quality: 40 }).toBuffer() };
}

async function chooseFocus(page: Page): Promise<void> {
  const { menu } = office;
  await page.getByText(menu('focusTitle')).click();
  const point = page.getByRole('button', { name: menu('focusLabel', { x: 50, y: 50 }) });
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await page.getByRole('button', { name: menu('focusLabel', { x: 25, y: 50 }) }).press('ArrowDown');
  for (const name of ['focusOnCard', 'focusInRow'] as const) {
    await expect(page.getByRole('figure', { name: menu(name) }).locator('img')).toHaveCSS('object-position', '25% 55%');
  }
}

test('a manager chooses the focal point of a dish’s picture, and customers see it on the card, on the page and in the sheet', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
  const page = await openPage(browser);
  const { menu } = office;
  await signInAt(page, shop, russian, ownerPhone);
  await expect(page.getByText(office.shell('thisSession'))).toBeVisible();
  const before = await (await page.request.get(shop.url)).text();
  expect(before).not.toContain('object-position');

  await page.goto(`${shop.url}${officeLink('adminMenu', 'ru')}`);
  await hydrated(page);
  const customers = await (await page.request.get(`${shop.url}/api/restaurantmenu?RestaurantId=1`)).json();
  const name = (customers as { products: { id: string; name: string }[] }).products.find(({ id }) => id === dishId)?.name ?? '';
  await page.getByLabel(menu('search')).fill(name);
  await page.getByRole('button', { name: menu('editOf', { name }), exact: true }).click();
  await page.getByLabel(menu('pictureChange')).setInputFiles(await photograph());
  await page.getByRole('button', { name: menu('cropWhole') }).click();
  await chooseFocus(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await page.getByRole('button', { name: menu('save'), exact: true }).click();
  await openPublishing(page, russian);
  await publishAll(page, russian);

  await page.goto(shop.url);
  await hydrated(page);
  const card = page.locator(`[data-card="${dishId}"]`).first();
  await expect(card.locator('img')).toHaveCSS('object-position', '25% 55%');
  await card.locator('[data-add]').click();
  await expect(page.getByRole('dialog', { name }).locator('img').first()).toHaveCSS('object-position', '25% 55%');
  await page.goto(`${shop.url}${pagePath('product', 'ru', dishId)}`);
  await expect(page.locator('main img').first()).toHaveCSS('object-position', '25% 55%');
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(expect.stringContaining('#focus'));
  await page.context().close();
  await shop.stop();
});
