import type { BrowserContext, Page } from '@playwright/test';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, orderCards, placeButton, showPhone, unfold } from '../support/screens/order-screens.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { freshPhone, placePickupOrder, signIn } from '../support/shop/customer.ts';
import { allowCodes, expireSessions } from '../support/shop/shop-database.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, ordinaryBrowser, test } from './fixtures.ts';

test.use(ordinaryBrowser);

const profilePages = ['/profile', '/profile/addresses', '/profile/cart', '/profile/favorites', '/profile/history'];
const [bread, breadPrice] = [1031, 6_000];

async function signOut(page: Page, language: Language, scope: 'signOut' | 'everywhere'): Promise<void> {
  await page.getByRole('button', { name: language.in('sign-out')(scope), exact: true }).click();
  await page.waitForURL(new RegExp(`^[^?]*${language.prefix || '/'}$`));
}

/** Expects the page to redirect to sign-in. */
async function expectGuarded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(path)}$`));
}

async function hint(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'user-id')?.value;
}

test('every profile page has the sidebar, is no-store and contains only the customer’s own data', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  const { request } = context;
  await signIn(shop, request, freshPhone(), 'Гульнора');
  const id = await placePickupOrder(shop, request);
  for (const path of [...profilePages, `/profile/history/${id}`]) {
    const response = await page.goto(language.prefix + path);
    expect([path, response?.status(), response?.headers()['cache-control']]).toEqual([path, 200, 'no-store']);
    const sections = page.getByRole('complementary', { name: language.in('account')('sections') });
    await expect(sections.getByRole('link')).toHaveCount(profilePages.length);
    await expect(sections.locator('[aria-current]')).toHaveCount(1);
  }
});

test('the history is paginated, newest first', async ({ page, context, shop }) => {
  const { request } = context;
  await signIn(shop, request);
  const [pageSize, language] = [20, languageOf('ru')];
  const oldest = await placePickupOrder(shop, request);
  for (let count = 0; count < pageSize; count += 1) await placePickupOrder(shop, request);
  await page.goto('/profile/history');
  const orders = orderCards(page);
  await expect(orders).toHaveCount(pageSize);
  await expect(page.locator(`a[href$="${oldest}"]`)).toHaveCount(0);
  await page.getByRole('link', { name: language.in('account')('older') }).click();
  await expect(orders).toHaveCount(1);
  await expect(page.locator(`a[href$="${oldest}"]`)).toBeVisible();
  await page.getByRole('link', { name: language.in('account')('newest') }).click();
  await expect(orders).toHaveCount(pageSize);
});

test.describe('an order of another customer', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('is the not-found page with status 404 in three languages, as is an unknown order', async ({ page, context, shop, browser }) => {
    const other = await browser.newContext();
    await signIn(shop, other.request);
    const foreign = await placePickupOrder(shop, other.request);
    await other.close();
    await signIn(shop, context.request);
    for (const { prefix, in: words, dish } of languages) {
      for (const id of [foreign, crypto.randomUUID(), 'x']) {
        const path = `${prefix}/profile/history/${id}`;
        const response = await page.goto(path);
        expect([path, response?.status(), response?.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words('problem-page')('heading_404'));
        await expect(page.getByText(words('problem-page')('hint_order'))).toBeVisible();
        await expect(page.getByText(dish(bread))).toHaveCount(0);
      }
    }
  });
});

test('a manually changed user-id shows no customer’s data', async ({ page, context, shop, browser }) => {
  const other = await browser.newContext();
  const idOfB = await signIn(shop, other.request, freshPhone(), 'Бахтиёр');
  const orderOfB = await placePickupOrder(shop, other.request);
  await other.close();
  await haveChosen(context, shop, { 'user-id': idOfB });
  for (const path of [...profilePages, `/profile/history/${orderOfB}`]) await expectGuarded(page, path);
  expect(await hint(context)).toBeUndefined();

  await signIn(shop, context.request, freshPhone(), 'Азиза');
  await haveChosen(context, shop, { 'user-id': idOfB });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Азиза');
  await page.goto('/profile/history');
  await expect(page.getByText(languageOf('ru').in('account')('noOrdersTitle'))).toBeVisible();
  expect(await page.content()).not.toContain(orderOfB);
});

test.describe('a session that expires during the checkout', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

  test('keeps the cart and the draft, and signing in returns to the same place', async ({ page, context, shop }) => {
    const language = languageOf('uz');
    const t = language.in('checkout');
    const phone = freshPhone();
    await signIn(shop, context.request, phone);
    await haveChosen(context, shop, pickupAt(1));
    await openFolder(page, language, national);
    await addPlain(page, language, bread);
    await page.goto('/uz/profile/cart');
    await hydrated(page);
    await unfold(page, t('comment'));
    await page.getByLabel(t('comment'), { exact: true }).fill('Piyozsiz');
    await page.getByRole('switch', { name: t('pointsSpend') }).check();
    const points = 1_800;
    await expect(placeButton(page, language, breadPrice - points)).toBeEnabled();
    expireSessions(shop);
    allowCodes(shop);
    await placeButton(page, language, breadPrice - points).click();
    await page.waitForURL(`**/uz/sign-in?next=${encodeURIComponent('/uz/profile/cart')}`);
    await showPhone(page, shop, language, phone);
    await page.waitForURL('**/uz/profile/cart');
    await hydrated(page);
    await expect(page.getByLabel(t('comment'), { exact: true })).toHaveValue('Piyozsiz');
    await placeButton(page, language, breadPrice - points).click();
    await page.waitForURL('**/uz/profile/history/*');
    await expectReceipt(page, language, breadPrice - points);
    await expect(page.getByText('Piyozsiz')).toBeVisible();
  });
});

test('signing out in one tab signs out the other one and clears the user id; Back shows no data', async ({ page, context, shop }) => {
  const language = languageOf('en');
  await signIn(shop, context.request);
  const order = await placePickupOrder(shop, context.request);
  const path = `/en/profile/history/${order}`;
  const second = await context.newPage();
  await second.goto(path);
  await page.goto('/en/profile/history');
  await page.goto('/en/profile');
  await Promise.all([hydrated(page), hydrated(second)]);
  expect(await hint(context)).toBeDefined();
  await signOut(page, language, 'signOut');
  await second.waitForURL('**/en');
  expect(await hint(context)).toBeUndefined();
  await expectGuarded(second, path);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/sign-in\?next=%2Fen%2Fprofile%2Fhistory$/);
});

test('signing out here affects this device only; signing out everywhere ends both, and an open order page redirects to sign-in', async ({
  page,
  context,
  shop,
  browser,
}) => {
  const language = languageOf('ru');
  const phone = freshPhone();
  const signInAgain = (device: BrowserContext) => {
    allowCodes(shop);
    return signIn(shop, device.request, phone);
  };
  await signInAgain(context);
  const path = `/profile/history/${await placePickupOrder(shop, context.request)}`;
  const device = await browser.newContext({ baseURL: shop.url });
  await signInAgain(device);
  const elsewhere = await device.newPage();
  await page.goto('/profile');
  await hydrated(page);
  await signOut(page, language, 'signOut');
  expect((await elsewhere.goto(path))?.status()).toBe(200);
  await hydrated(elsewhere);

  await signInAgain(context);
  await page.goto('/profile');
  await hydrated(page);
  await signOut(page, language, 'everywhere');
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(elsewhere).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(path)}$`));
  await expectGuarded(page, path);
  await device.close();
});
