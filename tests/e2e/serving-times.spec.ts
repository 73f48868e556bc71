import type { Locator, Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { breakfast, breakfastCatalog, breakfastName } from '../support/builders/breakfast-catalog.ts';
import { addButton } from '../support/screens/menu-screen.ts';
import { goToCheckout, openCart, placeTwice, signInOnScreen } from '../support/screens/order-screens.ts';
import { closeSheet, openTimes, pickUpAtRestaurant, pickUpTomorrow, switchToPickup } from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { importedData } from '../support/shop/full-folder.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, phone } from './fixtures.ts';
import { expectNoIssues, openPage, openPublishing, publishAll, signInAt } from './office-shop.ts';

/** Saturday noon in a shop that serves breakfast from 08:00 to 11:00. */
const test = testWithShop(() => ({ dataDir: importedData(breakfastCatalog()) }));
test.use(phone);

const times = '08:00–\u206011:00';
const price = 62_000;
const russian = languageOf('ru');
const ownerPhone = '998950000001';
const dishPage = ({ prefix }: Language) => `${prefix}/product/${breakfast.dish}`;
const folder = ({ prefix }: Language) => `${prefix || '/'}?folder=${breakfast.parent}`;
const cardOf = (page: Page, language: Language): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: language.dish(breakfast.dish), exact: true }) });

test('the owner sets breakfast from 08:00 to 11:00; a customer at noon sees when it is served, and orders it for tomorrow', async ({
  browser,
}) => {
  const shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
  try {
    const office = await openPage(browser);
    await setBreakfast(office, shop);
    await office.context().close();
    const page = await openPage(browser);
    await orderForTomorrow(page, shop);
    const { orders } = (await (await page.request.get(`${shop.url}/api/v1/orders`)).json()) as { orders: object[] };
    expect(orders).toMatchObject([{ slot: { day: '2026-11-22', start: 540 }, lines: [{ productId: String(breakfast.dish) }] }]);
    await page.context().close();
  } finally {
    await shop.stop();
  }
});

async function setBreakfast(page: Page, shop: Shop): Promise<void> {
  const t = russian.in('office-menu');
  await page.setViewportSize({ width: 320, height: 900 });
  await signInAt(page, shop, russian, ownerPhone);
  await expect(page.getByText(russian.in('office')('thisSession'))).toBeVisible();
  await page.goto(`${shop.url}${officeLink('adminMenu', 'ru')}`);
  await hydrated(page);
  await page.getByRole('radio', { name: t('view_categories') }).check();
  await page.getByRole('button', { name: t('editOf', { name: 'Горячие блюда' }), exact: true }).click();
  const form = page.getByRole('group', { name: t('servingTimes'), exact: true });
  const from = form.getByRole('textbox', { name: t('servingFrom'), exact: true });
  await form.getByRole('button', { name: t('servingAdd') }).click();
  await from.fill('11:00');
  await page.getByRole('button', { name: t('save') }).click();
  await expect(form.getByText(t('serving_to'))).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('800');
  await expectNoIssues(page);
  await page.getByRole('button', { name: t('save') }).click();
  await openPublishing(page, russian);
  await expect(page.getByText(times)).toBeVisible();
  await publishAll(page, russian);
}

async function orderForTomorrow(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.url + folder(russian));
  await hydrated(page);
  const card = cardOf(page, russian);
  await expect(card).toContainText(`Горячие блюда: ${times}`);
  await expect(card.locator('[data-add]')).toHaveCount(0);
  await pickUpTomorrow(page, russian, 1);
  await expect(card).not.toContainText(times);
  await addButton(page, russian, breakfast.dish).click();
  await goToCheckout(await openCart(page, russian), russian);
  await signInOnScreen(page, shop, russian);
  await page.waitForURL('**/profile/cart');
  await placeTwice(page, russian, price);
}

test('the page of a dish that is not served says when, and a time chosen there makes it orderable', async ({ page }) => {
  const language = languageOf('uz');
  const { locale } = language;
  const served = `${breakfastName[locale]}: ${times}`;
  await page.goto(dishPage(language));
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText(served)).toBeVisible();
  const text = await main.getByText(language.in('product')('offHoursText')).boundingBox();
  const choose = main.getByRole('button', { name: language.in('choose-time')('choose') });
  expect(((await choose.boundingBox())?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0))).toBeGreaterThanOrEqual(8);
  await choose.click();
  const sheet = page.getByRole('dialog');
  await switchToPickup(sheet, language);
  await pickUpAtRestaurant(sheet, language, 1);
  await choose.click();
  const chooser = await openTimes(page, language);
  await chooser.getByRole('radio', { name: language.in('fulfillment-picker')('tomorrow'), exact: true }).check();
  await closeSheet(chooser, language);
  await closeSheet(page.getByRole('dialog'), language);
  await expect(main.locator('form').getByRole('button', { name: new RegExp(`^${language.in('menu-actions')('add')}`) })).toBeVisible();
  await expect(main.getByText(served)).toBeHidden();
});

test('a cart with a dish that is not served at its time says so before the order, and one press moves it', async ({ page, shop }) => {
  const language = languageOf('uz');
  const { locale } = language;
  const served = `${breakfastName[locale]}: ${times}`;
  await page.goto(folder(language));
  await hydrated(page);
  await pickUpTomorrow(page, language, 1);
  await addButton(page, language, breakfast.dish).click();
  await page.goto(`${language.prefix}/profile/cart`);
  await signInOnScreen(page, shop, language);
  await page.waitForURL(`**${language.prefix}/profile/cart`);
  await hydrated(page);
  const t = language.in('checkout');
  await page.getByRole('button', { name: new RegExp(`^${t('tomorrow')}`) }).click();
  const chooser = await openTimes(page, language);
  await chooser.getByRole('radio', { name: '12:00–\u206012:20', exact: true }).check();
  await expect(chooser.getByText(served)).toBeVisible();
  await closeSheet(chooser, language);
  await closeSheet(page.getByRole('dialog'), language);
  const lines = page.getByRole('region', { name: t('lines') });
  await expect(lines.getByText(served)).toBeVisible();
  await expect(lines.getByText(t('offHours'))).toBeVisible();
  await lines.getByRole('button', { name: t('offHoursMove', { time: `${t('tomorrow')}, 09:00–\u206009:20` }) }).click();
  await expect(lines.getByText(served)).toBeHidden();
  await placeTwice(page, language, price);
});

test('a menu of a shop without serving times has no mark of them, and a chosen slot leaves no cookie', async ({ browser }) => {
  const shop = await startShop();
  const page = await openPage(browser);
  try {
    await page.goto(shop.url + folder(russian));
    await hydrated(page);
    expect(await page.content()).not.toContain('data-times');
    await pickUpTomorrow(page, russian, 1);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('slot');
  } finally {
    await page.context().close();
    await shop.stop();
  }
});

test('the menu turns over with the minute at which the last slot of breakfast begins', async ({ request }) => {
  // 10:29:30 in Tashkent; the slot of 10:30 is the last that begins before 11:00
  const shop = await startShop({ dataDir: importedData(breakfastCatalog()), testNow: '2026-11-22T05:29:30Z' });
  try {
    const isOffered = async () => {
      const html = await (await request.get(shop.url + folder(russian))).text();
      return !html.includes(`${breakfastName.ru}: ${times}`);
    };
    expect(await isOffered()).toBe(true);
    await expect.poll(isOffered, { timeout: 60_000 }).toBe(false);
  } finally {
    await shop.stop();
  }
});
