import type { Locator, Page } from '@playwright/test';
import { formatNumber, formatPrice } from '#domain/format.ts';
import { boxOf } from '../support/screens/box-of.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, firstOrderDiscount, orderCards, signInOnScreen, summary } from '../support/screens/order-screens.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, phone, test } from './fixtures.ts';

test.use(phone);

test('name and birthday change on the profile; then the account is deleted', async ({ page, shop }) => {
  const language = languageOf('uz');
  const t = language.in('profile-form');
  await signIn(shop, page.context().request);
  await page.goto('/uz/profile');
  await hydrated(page);
  await page.getByLabel(t('name')).fill('Gulnora');
  await page.getByLabel(t('birthDate')).fill('7.8.1990');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: t('save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hello', { name: 'Gulnora' }));

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(t('name'))).toHaveValue('Gulnora');
  await expect(page.getByLabel(t('birthDate'))).toHaveValue('07.08.1990');
  await page.getByRole('button', { name: t('deleteAccount') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('deleteYes') })
    .click();
  await page.waitForURL('**/uz');
  await page.goto('/uz/profile');
  await expect(page).toHaveURL(/\/uz\/sign-in\?/);
});

test('a phone shows all pages of the account in one row, in three languages', async ({ page, shop }) => {
  await signIn(shop, page.context().request);
  for (const { prefix, in: words } of languages) {
    await page.goto(`${prefix}/profile/addresses`);
    const tabs = page.getByRole('complementary', { name: words('account')('sections') }).getByRole('navigation');
    await expect(tabs.getByRole('link')).toHaveCount(5);
    expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  }
});

test('the head of the account counts the cart, also what is added on the page', async ({ page, shop }) => {
  const language = languageOf('ru');
  const t = language.in('cards');
  const { request } = page.context();
  await signIn(shop, request);
  await haveChosen(page.context(), shop, pickupAt(1));
  await request.put(`${shop.url}/api/v1/favorites/${norin}`, { headers: { origin: shop.url } });
  await page.goto('/profile/favorites');
  await hydrated(page);
  const cart = page.getByRole('banner').getByRole('link', { name: language.in('shell')('cart') });
  await expect(cart).toHaveText(language.in('shell')('cart'));
  const name = language.dish(norin);
  await page.getByRole('button', { name: t('addDish', { name }) }).click();
  await expect(cart).toHaveText(/1$/);
  await page.getByRole('button', { name: t('increase', { name }) }).click();
  await expect(cart).toHaveText(/2$/);
  await page.getByRole('button', { name: t('decrease', { name }) }).click();
  await page.getByRole('button', { name: t('decrease', { name }) }).click();
  await expect(cart).toHaveText(language.in('shell')('cart'));
  await page.goto('/profile/history');
  await expect(cart).toBeVisible();
});

test('the history has the order on its way with its four stops first, then a row of its own for each past one', async ({ page, shop }) => {
  const { request } = page.context();
  const language = languageOf('ru');
  const [t, account] = [language.in('order'), language.in('account')];
  await signIn(shop, request);
  for (const pointsToSpend of [0, 2_000]) await moveOrder(shop, await placePickupOrder(shop, request, { pointsToSpend }), 'picked_up');
  await page.goto('/profile/history');
  // without an order on its way nothing has to be told apart
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  const rows = orderCards(page);
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/№ \d+ · Сегодня, \d\d:\d\d/);
    await expect(row).toContainText(`${t('pickup')} · ${language.restaurant(1)}`);
  }
  const byPoints = t('byPoints', { points: formatNumber(2_000, 'ru') });
  await expect(rows.filter({ hasText: byPoints })).toHaveCount(1);
  await expect(rows.first()).toContainText(byPoints);

  const live = await placePickupOrder(shop, request);
  await moveOrder(shop, live, 'cooking');
  await page.goto('/profile/history');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([account('activeOrder'), account('pastOrders')]);
  const active = page.getByRole('region', { name: account('activeOrder') });
  const stops = active.getByRole('list', { name: t('statusTitle') }).getByRole('listitem');
  await expect(stops).toHaveText([t('way_accepted'), t('way_cooking'), t('way_ready'), t('way_picked_up')]);
  await expect(stops.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(active.getByText(/^Будет готов около \d\d:\d\d, не позже \d\d:\d\d$/)).toBeVisible();
  await active.getByRole('link', { name: t('follow') }).click();
  await page.waitForURL(`**/profile/history/${live}`);
});

test('the profile begins with an order on its way, and has one that ended below the card and before the data', async ({ page, shop }) => {
  const { request } = page.context();
  const language = languageOf('ru');
  await signIn(shop, request);
  const order = await placePickupOrder(shop, request);
  const top = async (part: Locator) => (await boxOf(part)).y;
  const parts = {
    order: page.getByRole('heading', { name: language.in('account')('lastOrder') }),
    card: page.getByRole('region', { name: language.in('loyalty')('card') }),
    data: page.getByRole('heading', { name: language.in('profile-form')('record') }),
  };
  await page.goto('/profile');
  expect(await top(parts.order)).toBeLessThan(await top(parts.card));
  await moveOrder(shop, order, 'picked_up');
  await page.reload();
  const tops = [await top(parts.card), await top(parts.order), await top(parts.data)];
  expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
});

const landings = [
  ['/.//evil.example/phish', '/en/profile'],
  ['/en/..//evil.example', '/en/profile'],
  ['/en/profile/history?cursor=5#main', '/en/profile/history?cursor=5#main'],
] as const;

test('signing in leads to the page that asked for it, and never to another site', async ({ page, shop }) => {
  await page.goto(`/en/sign-in?next=${encodeURIComponent(landings[0][0])}`);
  await signInOnScreen(page, shop, languageOf('en'));
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  expect(page.url()).toBe(`${shop.url}${landings[0][1]}`);
  for (const [next, landing] of landings) {
    await page.goto(`/en/sign-in?next=${encodeURIComponent(next)}`);
    expect(page.url()).toBe(`${shop.url}${landing}`);
  }
});

test('an address of the account is chosen, changed and removed, and the change persists', async ({ page, shop }) => {
  const language = languageOf('en');
  const t = language.in('address-book');
  const { request } = page.context();
  await signIn(shop, request);
  const addresses = [
    { id: 'a', longitude: 69.2862, latitude: 41.3641, text: 'Yunusobod 4, 12' },
    { id: 'b', longitude: 69.27, latitude: 41.31, text: 'Navoi street, 30' },
  ];
  await request.put(`${shop.url}/api/v1/addresses`, { headers: { origin: shop.url }, data: { addresses } });
  await page.goto('/en/profile/addresses');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/\d+\smin · ([\d,]+\sUZS|free)/);
  await hydrated(page);
  await page.getByRole('button', { name: `${t('choose')}: Yunusobod 4, 12` }).click();
  await expect(page.getByText(t('chosen'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${t('actions')}: Navoi street, 30` }).click();
  await page.getByRole('button', { name: `${t('edit')}: Navoi street, 30` }).click();
  await page.getByLabel(t('label')).fill('Office');
  await page.getByRole('button', { name: t('save') }).click();
  await expect(page.getByText('Office')).toBeVisible();
  await page.getByRole('button', { name: `${t('actions')}: Yunusobod 4, 12` }).click();
  await page.getByRole('button', { name: `${t('remove')}: Yunusobod 4, 12` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('remove') })
    .click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Office/);
});

const savedAddresses = [
  { id: 'a', longitude: 69.2795, latitude: 41.3112, label: 'Дом', text: 'Навои, 12' },
  { id: 'b', longitude: 69.02, latitude: 41.25, label: 'Дача', text: 'Садовая, 3' },
  { id: 'c', longitude: 69.58, latitude: 41.47, label: 'Чирчик', text: 'Навои, 3' },
];

async function openAddresses(page: Page, shop: Shop): Promise<void> {
  await signIn(shop, page.context().request);
  await page.context().request.put(`${shop.url}/api/v1/addresses`, { headers: { origin: shop.url }, data: { addresses: savedAddresses } });
  await page.goto('/profile/addresses');
  await hydrated(page);
}

test.describe('the card of an address', () => {
  const t = languageOf('ru').in('address-book');

  test('has a menu of rare actions, which the keyboard opens, goes through and closes', async ({ page, shop }) => {
    await openAddresses(page, shop);
    const menu = page.getByRole('button', { name: `${t('actions')}: Дом` });
    const edit = page.getByRole('button', { name: `${t('edit')}: Дом` });
    const remove = page.getByRole('button', { name: `${t('remove')}: Дом` });
    await expect(remove).toBeHidden();
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: t('removeTitle') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('shows the map around its point, its pin whole, from one picture without a script of maps', async ({ page, shop }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openAddresses(page, shop);
    await page.waitForLoadState('networkidle');
    const pictures = page.getByRole('main').locator('li span[style]');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      const { left, top, width, height } = await picture.evaluate((tile) => {
        const pin = getComputedStyle(tile, '::before');
        return { left: Number.parseFloat(pin.left), top: Number.parseFloat(pin.top), width: tile.clientWidth, height: tile.clientHeight };
      });
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(width - 26);
      expect(top).toBeLessThanOrEqual(height - 26);
    }
    expect(requested.filter((path) => /brand\/map|MapCanvas/.test(path))).toEqual(['/brand/map.svg']);
  });
});

const [norin, norinPrice] = [1013, 48_000];

const items = 2 * norinPrice;
const discount = firstOrderDiscount(items);

/** A signed-in customer with two portions in the cart, at the checkout of a pickup, with the first order's code. */
async function checkOut(page: Page, shop: Shop, language: Language): Promise<void> {
  const context = page.context();
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, language, national);
  await addPlain(page, language, norin);
  await page
    .getByRole('button', { name: language.in('menu-actions')('increase', { name: language.dish(norin) }) })
    .first()
    .click();
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
  await expectTotal(summary(page, language), language, items);
  await page.getByRole('button', { name: language.in('checkout')('promoUse', { code: 'BIRINCHI' }) }).click();
  await expectTotal(summary(page, language), language, items - discount);
}

test('one tap applies an offered code, whose title stands in the sum; another one removes it for good, and a third one applies it again', async ({
  page,
  shop,
}) => {
  const language = languageOf('ru');
  const t = language.in('checkout');
  await checkOut(page, shop, language);
  await expect(summary(page, language)).toContainText('Скидка 15 % на первый заказ');
  await expect(summary(page, language)).toContainText(formatPrice(-discount, 'ru'));
  await page.getByRole('button', { name: t('promoRemove', { code: 'BIRINCHI' }) }).click();
  await expectTotal(summary(page, language), language, items);
  await page.reload();
  await hydrated(page);
  await expectTotal(summary(page, language), language, items);
  const offers = page.getByRole('list', { name: t('promoOffers') });
  await offers.getByRole('button', { name: /BIRINCHI/ }).click();
  await expectTotal(summary(page, language), language, items - discount);
});
