import type { Locator, Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { becomeOldest } from '../support/floor/older-browser.ts';
import { samplePhoto } from '../support/pictures/sample-pictures.ts';
import { openCart, placeButton, signInOnScreen } from '../support/screens/order-screens.ts';
import { openFulfillmentPicker } from '../support/screens/place-choice.ts';
import { orderCard } from '../support/screens/staff-screen.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { expectNoOverflow, openPage, signInAt } from './office-shop.ts';
import { addRestaurant, addZone, brand, language, openOffice, publish, take, writeName } from './opening-steps.ts';

const ownerPhone = '998950000001';
const t = {
  files: language.in('office-import'),
  menu: language.in('office-menu'),
  office: language.in('office'),
  promo: language.in('office-promo'),
  sheet: language.in('fulfillment-sheet'),
  start: language.in('office-start'),
  unsaved: language.in('unsaved'),
};
const [category, soup, price, fee] = ['Shoʻrvalar', 'Mastava', 52_000, 15_000];
const table = ['Osh', 'Manti', 'Norin', 'Somsa', 'Kabob', 'Chuchvara', 'Shashlik', 'Lagʻmon', 'Choy'];
const hidden = 'Choy';
const [group, small, large, extra] = ['Porsiya', 'Kichik', 'Katta', 8_000];
/** takes 10 % off, which is what a new code gives, for the first customer alone */
const [code, customerName, customerPhone] = ['NODIRA10', 'Nodira', '+998 90 555-44-33'];

let shop: Shop;
test.beforeEach(async () => {
  shop = await startShop({ env: { DEMO: '0', OWNER_PHONE: `+${ownerPhone}` } });
});
test.afterEach(() => shop.stop());

const save = (page: Page) => page.getByRole('button', { name: t.menu('save'), exact: true });
// the languages stand side by side, on a phone one is shown
const nameField = (page: Page) => page.getByLabel(t.menu('name'), { exact: true }).filter({ visible: true });
const rowOf = (page: Page, name: string) => page.getByRole('button', { name: t.menu('editOf', { name }), exact: true });

/** The first dish, by hand: the page is loaded anew in the middle, and the form is saved while its photo is sent. */
async function addDish(page: Page): Promise<void> {
  await take(page, shop, 'dishes', officeLink('adminMenu', 'uz'));
  await nameField(page).fill(category);
  await save(page).click();
  await page.getByRole('button', { name: t.menu('addDish') }).click();
  await save(page).click();
  await expect(page.getByText(t.menu('nameMissing'))).toBeVisible();
  await nameField(page).fill(soup);
  await page.getByLabel(t.menu('unit')).filter({ visible: true }).fill('350 g');
  await page.reload();
  await hydrated(page);
  await expect(nameField(page)).toHaveValue(soup);
  await expect(page.getByRole('button', { name: t.unsaved('discard') })).toBeVisible();
  await page.getByLabel(t.menu('price'), { exact: true }).fill(String(price));
  await expectNoOverflow(page);
  await saveDuringUpload(page);
}

async function saveDuringUpload(page: Page): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const images = '**/api/v1/editor/images*';
  await page.route(images, async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest(images);
  await page
    .getByLabel(t.menu('pictureChoose'))
    .setInputFiles({ name: 'mastava.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto({ width: 400, height: 300 }) });
  await page.getByRole('button', { name: t.menu('cropWhole') }).click();
  await request;
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  release();
  // the server makes every size
  await expect(rowOf(page, soup)).toBeVisible({ timeout: 60_000 });
  await page.unroute(images);
}

/** The other dishes, from a table as a spreadsheet saves it. */
async function importMenu(page: Page): Promise<void> {
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
  await take(page, shop, 'open', officeLink('adminPublishing', 'uz'));
  await publish(page);
  await page.goto(`${shop.url}${pagePath('admin', 'uz')}`);
  await hydrated(page);
  await expect(page.getByText(t.start('state_done'), { exact: true })).toHaveCount(5);
}

/** Two sizes for the soup that is sold without them, and a dish that is not on the menu today. */
async function changeMenu(page: Page): Promise<void> {
  await openOffice(page, shop, 'adminMenu');
  await page.getByRole('radio', { name: t.menu('view_groups') }).check();
  await page.getByRole('button', { name: t.menu('addGroup') }).click();
  await nameField(page).fill(group);
  await page.getByLabel(t.menu('kind'), { exact: true }).selectOption(t.menu('kind_size'));
  const option = (place: number) =>
    page
      .getByRole('region', { name: t.menu('options') })
      .getByRole('group')
      .nth(place);
  const nameOption = (fields: Locator, name: string) => fields.getByLabel(`${t.menu('name')}, ${t.menu('lang_uz')}`).fill(name);
  await nameOption(option(0), small);
  await page.getByRole('button', { name: t.menu('addOption') }).click();
  await nameOption(option(1), large);
  await option(1).getByLabel(t.menu('optionPrice')).fill(String(extra));
  await expectNoOverflow(page);
  await save(page).click();
  await expect(rowOf(page, group)).toBeVisible();
  await page.getByRole('radio', { name: t.menu('view_dishes') }).check();
  await rowOf(page, soup).click();
  await page
    .getByRole('group', { name: t.menu('groups') })
    .getByLabel(group)
    .check();
  await save(page).click();
  const onSale = page.getByRole('switch', { name: t.menu('onSaleOf', { name: hidden }), exact: true });
  await onSale.click();
  await expect(onSale).not.toBeChecked();
  await publish(page);
}

/** A code for one person, for one use; its tab is closed in the middle. */
async function addCode(page: Page): Promise<Page> {
  await openOffice(page, shop, 'adminPromo');
  await page.getByRole('button', { name: t.promo('addCode') }).click();
  await page.getByRole('textbox', { name: t.promo('code') }).fill(code);
  await page.getByRole('textbox', { name: `${t.promo('title')} · UZ` }).fill('Nodira uchun');
  await page.close();
  const next = await page.context().newPage();
  await openOffice(next, shop, 'adminPromo');
  await next.getByRole('link', { name: t.unsaved('resumeNamed', { name: t.promo('newCode') }) }).click();
  await expect(next.getByRole('textbox', { name: t.promo('code') })).toHaveValue(code);
  await next.getByRole('radio', { name: t.promo('offeredTo_named') }).check();
  await next.getByLabel(t.promo('phones')).fill(customerPhone);
  await next.getByLabel(t.promo('totalLimit')).fill('1');
  await expectNoOverflow(next);
  await next.getByRole('button', { name: t.promo('saveInDraft') }).click();
  await publish(next);
  return next;
}

/** What is on the menu before and after the changes, as the page of a customer shows it. */
async function expectMenu(page: Page, dishes: number): Promise<void> {
  await page.goto(`${shop.url}${pagePath('home', 'uz')}`);
  await hydrated(page);
  await expect(page.getByRole('banner').getByText(brand)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(dishes);
  await expect(page.getByText(language.in('dish-card')('soldOut'), { exact: true })).toHaveCount(0);
}

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

/** As a customer: an address on the map, the large soup, a code, the order. */
async function order(page: Page): Promise<void> {
  const sheet = await openFulfillmentPicker(page, language);
  await sheet.getByRole('button', { name: /^Toshkent/ }).click();
  await sheet.getByLabel(t.sheet('address')).fill('Navoiy koʻchasi, 12');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(cardOf(page, soup).locator('img')).toHaveCount(1);
  await cardOf(page, soup).locator('[data-add]').click();
  const options = page.getByRole('dialog', { name: soup });
  await options.getByRole('radio', { name: large }).check();
  await options.getByRole('button', { name: new RegExp(`^${language.in('menu-actions')('add')} `) }).click();
  const cart = await openCart(page, language);
  await cart.getByRole('link', { name: language.in('cart-contents')('order') }).click();
  await page.waitForURL(`**${pagePath('signIn', 'uz')}?*`);
  await signInOnScreen(page, shop, language, customerName, customerPhone);
  await page.waitForURL(`**${pagePath('checkout', 'uz')}`);
  await hydrated(page);
  // the code that is for this phone is shown, and takes nothing off until it is tapped
  const dishes = price + extra;
  await expect(placeButton(page, language, dishes + fee)).toBeVisible();
  await page.getByRole('button', { name: language.in('checkout')('promoUse', { code }) }).click();
  await placeButton(page, language, dishes * 0.9 + fee).click();
  await page.waitForURL(`**${pagePath('history', 'uz')}/*`);
  await hydrated(page);
}

test('an owner opens an empty shop on a phone in Uzbek, from the first code to the first order on the board', async ({ browser }) => {
  test.setTimeout(240_000);
  let page = await openPage(browser);
  const errors: string[] = [];
  page.context().on('weberror', (error) => errors.push(error.error().message));
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(t.office('thisSession'))).toBeVisible();
  await writeName(page, shop);
  await addRestaurant(page, shop);
  await addZone(page, shop);
  await addDish(page);
  await importMenu(page);
  await open(page);

  const customer = await openPage(browser);
  await becomeOldest(customer.context());
  customer.context().on('weberror', (error) => errors.push(error.error().message));
  await expectMenu(customer, table.length + 1);
  const address = (await cardOf(customer, hidden).getByRole('link').first().getAttribute('href')) ?? '';
  await changeMenu(page);
  page = await addCode(page);
  await expectMenu(customer, table.length);
  expect((await customer.request.get(`${shop.url}${address}`)).status()).toBe(404);
  await order(customer);

  await page.goto(`${shop.url}${pagePath('admin', 'uz')}`);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t.office('part_orders') })
    .click();
  await page.waitForURL('**/staff');
  await hydrated(page);
  await expect(orderCard(page, 1)).toContainText(soup);
  await expect(orderCard(page, 1)).toContainText(large);
  await expectNoOverflow(page);
  expect(errors).toEqual([]);
  for (const opened of [page, customer]) await opened.context().close();
});
