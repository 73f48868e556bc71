import type { Page } from '@playwright/test';
import { pagePath } from '#domain/routes.ts';
import { openCart, placeButton, signInOnScreen } from '../support/screens/order-screens.ts';
import { openFulfillmentPicker } from '../support/screens/place-choice.ts';
import { orderCard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoOverflow, openPage, signInAt } from './office-shop.ts';

const language = languageOf('uz');
const ownerPhone = '998950000001';
const t = {
  draft: language.in('office-draft'),
  editor: language.in('editor'),
  files: language.in('office-import'),
  menu: language.in('office-menu'),
  office: language.in('office'),
  places: language.in('office-places'),
  sheet: language.in('fulfillment-sheet'),
  start: language.in('office-start'),
};
const [brand, category, soup, price, fee] = ['Choyxona Navroʻz', 'Shoʻrvalar', 'Mastava', 52_000, 15_000];
const table = ['Osh', 'Manti', 'Norin', 'Somsa', 'Kabob', 'Chuchvara', 'Shashlik', 'Lagʻmon', 'Choy'];

let shop: Shop;
test.beforeEach(async () => {
  shop = await startShop({ env: { DEMO: '0', OWNER_PHONE: `+${ownerPhone}` } });
});
test.afterEach(() => shop.stop());

/** Follows a step of the home of the office. */
async function take(page: Page, step: 'name' | 'restaurant' | 'zone' | 'dishes' | 'open', path: string): Promise<void> {
  await page.goto(`${shop.url}${pagePath('admin', 'uz')}`);
  await hydrated(page);
  const steps = page.getByRole('region', { name: t.start('title') });
  await steps.getByRole('link', { name: new RegExp(`^${t.start(`step_${step}`)}`) }).click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
}

async function writeName(page: Page): Promise<void> {
  await take(page, 'name', '/editor#look');
  await page
    .getByRole('group', { name: t.editor('field_brand') })
    .getByLabel(new RegExp(`^${t.editor('lang_uz')}`))
    .fill(brand);
  await expect(page.getByText(new RegExp(`^${t.editor('saved')}`))).toBeVisible();
  await page.getByRole('button', { name: t.editor('publishNow') }).click();
  await page.getByRole('button', { name: t.editor('unreadyYes') }).click();
  await expect(page.getByText(t.editor('published'), { exact: true })).toBeVisible();
  await expectNoOverflow(page);
}

async function addRestaurant(page: Page): Promise<void> {
  await take(page, 'restaurant', pagePath('adminRestaurants', 'uz'));
  await page.getByLabel(t.places('region')).selectOption('Toshkent');
  await page.getByRole('button', { name: t.places('addRegion') }).click();
  await page.getByRole('button', { name: t.places('addRestaurant') }).click();
  await page.getByLabel(`${t.places('name')} · UZ`).fill('Markaz');
  await page.getByLabel(`${t.places('address')} · UZ`).fill('Amir Temur koʻchasi, 4');
  await page.getByLabel(t.places('phone')).fill('712000000');
  await page.getByLabel(t.places('opens')).fill('10:00');
  await page.getByLabel(t.places('latitude')).fill('41.311');
  await page.getByLabel(t.places('longitude')).fill('69.28');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t.places('saveInDraft') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Amir Temur koʻchasi, 4' })).toBeVisible();
}

async function addZone(page: Page): Promise<void> {
  await take(page, 'zone', pagePath('adminZones', 'uz'));
  await page.getByRole('button', { name: t.places('addZone') }).click();
  await page.getByLabel(`${t.places('name')} · UZ`).fill('Markaziy hudud');
  const corners = ['41.35, 69.23', '41.35, 69.33', '41.27, 69.33', '41.27, 69.23'];
  for (const [index, corner] of corners.entries()) {
    const [latitude = '', longitude = ''] = corner.split(', ');
    await page.getByRole('button', { name: t.places('addCorner'), exact: true }).click();
    await page.getByLabel(t.places('latitudeOf', { number: index + 1 })).fill(latitude);
    await page.getByLabel(t.places('longitudeOf', { number: index + 1 })).fill(longitude);
  }
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t.places('saveInDraft') }).click();
  await expect(page.getByText('Markaziy hudud')).toBeVisible();
}

/** One dish by hand, the others from a table as a spreadsheet saves it. */
async function addDishes(page: Page): Promise<void> {
  await take(page, 'dishes', pagePath('adminMenu', 'uz'));
  // the languages stand side by side, on a phone one is shown
  const name = page.getByLabel(t.menu('name'), { exact: true }).filter({ visible: true });
  await name.fill(category);
  await page.getByRole('button', { name: t.menu('save'), exact: true }).click();
  await page.getByRole('button', { name: t.menu('addDish') }).click();
  await page.getByRole('button', { name: t.menu('save'), exact: true }).click();
  await expect(page.getByText(t.menu('nameMissing'))).toBeVisible();
  await name.fill(soup);
  await page.getByLabel(t.menu('unit')).filter({ visible: true }).fill('350 g');
  await page.getByLabel(t.menu('price'), { exact: true }).fill(String(price));
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t.menu('save'), exact: true }).click();
  await expect(page.getByRole('button', { name: t.menu('editOf', { name: soup }) })).toBeVisible();
  const rows = table.map((dish, index) => `${category};${dish};${20_000 + index * 1000}`);
  await page
    .getByLabel(t.files('choose'))
    .setInputFiles({ name: 'taomlar.csv', mimeType: 'text/csv', buffer: Buffer.from(`category;name_uz;price\n${rows.join('\n')}\n`) });
  await page.getByRole('button', { name: t.files('save') }).click();
  await expect(page.getByText(t.files('imported'))).toBeVisible();
  await expectNoOverflow(page);
}

async function open(page: Page): Promise<void> {
  await page.goto(`${shop.url}${pagePath('admin', 'uz')}`);
  await expect(page.locator('[aria-current="step"]')).toContainText(t.start('step_open'));
  // the changes are open
  await take(page, 'open', `${pagePath('adminMenu', 'uz')}#changes`);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t.draft('publishNow'), exact: true }).click();
  await expect(page.getByText(t.draft('nothing'))).toBeVisible();
  await page.goto(`${shop.url}${pagePath('admin', 'uz')}`);
  await hydrated(page);
  await expect(page.getByText(t.start('state_done'), { exact: true })).toHaveCount(5);
}

/** As a customer: an address on the map, a dish, a code, the order. */
async function order(page: Page): Promise<void> {
  await page.goto(`${shop.url}${pagePath('home', 'uz')}`);
  await hydrated(page);
  await expect(page.getByRole('banner').getByText(brand)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  const sheet = await openFulfillmentPicker(page, language);
  await sheet.getByRole('button', { name: /^Toshkent/ }).click();
  await sheet.getByLabel(t.sheet('address')).fill('Navoiy koʻchasi, 12');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: soup, exact: true }) });
  await card.locator('[data-add]').click();
  const cart = await openCart(page, language);
  await cart.getByRole('link', { name: language.in('cart-contents')('order') }).click();
  await page.waitForURL(`**${pagePath('signIn', 'uz')}?*`);
  await signInOnScreen(page, shop, language, 'Nodira');
  await page.waitForURL(`**${pagePath('checkout', 'uz')}`);
  await hydrated(page);
  await placeButton(page, language, price + fee).click();
  await page.waitForURL(`**${pagePath('history', 'uz')}/*`);
  await hydrated(page);
}

test('an owner opens an empty shop on a phone in Uzbek, from the first code to the first order on the board', async ({ browser }) => {
  const page = await openPage(browser);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(t.office('thisSession'))).toBeVisible();
  await writeName(page);
  await addRestaurant(page);
  await addZone(page);
  await addDishes(page);
  await open(page);
  const customer = await openPage(browser);
  await order(customer);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t.office('part_orders') })
    .click();
  await page.waitForURL('**/staff');
  await hydrated(page);
  await expect(orderCard(page, 1)).toContainText(soup);
  await expectNoOverflow(page);
  expect(errors).toEqual([]);
  for (const opened of [page, customer]) await opened.context().close();
});
