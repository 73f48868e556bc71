import type { Page } from '@playwright/test';
import { formatNumber, formatPrice } from '#domain/format.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, summary } from '../support/screens/order-screens.ts';
import { type Tongue, tongueOf, tongues } from '../support/screens/words.ts';
import { freshPhone, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { awake, expect, test } from './fixtures.ts';

test('name and birthday change on the profile; then the account ends', async ({ page, shop }) => {
  const tongue = tongueOf('uz');
  const say = tongue.in('profile-form');
  await signIn(shop, page.context().request);
  await page.goto('/uz/profile');
  await awake(page);
  await page.getByLabel(say('name')).fill('Gulnora');
  await page.getByLabel(say('birthDate')).fill('7.8.1990');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: say('save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('hello', { name: 'Gulnora' }));

  await page.reload();
  await awake(page);
  await expect(page.getByLabel(say('name'))).toHaveValue('Gulnora');
  await expect(page.getByLabel(say('birthDate'))).toHaveValue('07.08.1990');
  await page.getByRole('button', { name: say('deleteAccount') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('deleteYes') })
    .click();
  await page.waitForURL('**/uz');
  await page.goto('/uz/profile');
  await expect(page).toHaveURL(/\/uz\/sign-in\?/);
});

const landings = [
  ['/.//evil.example/phish', '/en/profile'],
  ['/en/..//evil.example', '/en/profile'],
  ['/en/profile/history?cursor=5#main', '/en/profile/history?cursor=5#main'],
] as const;

for (const [next, landing] of landings) {
  test(`signing in leads from ${next} on to ${landing}`, async ({ page, shop }) => {
    const say = tongueOf('en').in('sign-in-form');
    await page.goto(`/en/sign-in?next=${encodeURIComponent(next)}`);
    await awake(page);
    const known = shop.codeCount();
    await page.getByLabel(say('phone')).fill(freshPhone());
    await page.getByRole('button', { name: say('sendCode') }).click();
    await page.getByLabel(say('code')).fill(await shop.nextCode(known));
    await page.getByLabel(say('name')).fill('Dilnoza');
    await page.getByRole('button', { name: say('continue') }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
    expect(page.url()).toBe(`${shop.url}${landing}`);
    await page.goto(`/en/sign-in?next=${encodeURIComponent(next)}`);
    expect(page.url()).toBe(`${shop.url}${landing}`);
  });
}

test('addresses: one of the account is chosen, changed and removed, and stays so', async ({ page, shop }) => {
  const tongue = tongueOf('en');
  const say = tongue.in('address-book');
  const { request } = page.context();
  await signIn(shop, request);
  const addresses = [
    { id: 'a', longitude: 69.2862, latitude: 41.3641, text: 'Yunusobod 4, 12' },
    { id: 'b', longitude: 69.27, latitude: 41.31, text: 'Navoi street, 30' },
  ];
  await request.put(`${shop.url}/api/v1/addresses`, { headers: { origin: shop.url }, data: { addresses } });
  await page.goto('/en/profile/addresses');
  await awake(page);
  await page.getByRole('button', { name: `${say('choose')}: Yunusobod 4, 12` }).click();
  await expect(page.getByRole('link', { name: say('chosen') })).toBeVisible();
  await page.getByRole('button', { name: `${say('edit')}: Navoi street, 30` }).click();
  await page.getByLabel(say('label')).fill('Office');
  await page.getByRole('button', { name: say('save') }).click();
  await expect(page.getByText('Office')).toBeVisible();
  await page.getByRole('button', { name: `${say('remove')}: Yunusobod 4, 12` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('remove') })
    .click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Office/);
});

const [norin, norinPrice] = [1013, 48_000];

/** Somebody signed in with two portions in the cart, at the checkout of a pickup. */
async function checkOut(page: Page, shop: Shop, tongue: Tongue): Promise<void> {
  const context = page.context();
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, tongue, national);
  await addPlain(page, tongue, norin);
  await page
    .getByRole('button', { name: tongue.in('menu-actions')('increase', { name: tongue.dish(norin) }) })
    .first()
    .click();
  await page.goto(`${tongue.prefix}/profile/cart`);
  await awake(page);
  await expectTotal(summary(page, tongue), tongue, 2 * norinPrice);
}

test('an expired code says so, one of the customer’s own comes off the total by one tap, and is taken off again', async ({
  page,
  shop,
}) => {
  const tongue = tongueOf('ru');
  const say = tongue.in('checkout');
  await checkOut(page, shop, tongue);
  await page.getByLabel(say('promoCode'), { exact: true }).fill('navroz2026');
  await page.getByRole('button', { name: say('promoApply') }).click();
  await expect(page.getByText(say('promo_expired'))).toBeVisible();
  await page
    .getByRole('list', { name: say('promoOffers') })
    .getByRole('button', { name: /BIRINCHI/ })
    .click();
  const discount = (2 * norinPrice * 15) / 100;
  await expectTotal(summary(page, tongue), tongue, 2 * norinPrice - discount);
  await expect(summary(page, tongue)).toContainText(formatPrice(-discount, 'ru'));
  await page.getByRole('button', { name: say('promoRemove', { code: 'BIRINCHI' }) }).click();
  await expectTotal(summary(page, tongue), tongue, 2 * norinPrice);
});

test('points come off the total by a switch, as many as the cart takes', async ({ page, shop }) => {
  const tongue = tongueOf('uz');
  const say = tongue.in('checkout');
  const points = 10_000;
  await checkOut(page, shop, tongue);
  await page.getByRole('switch', { name: say('pointsSpend') }).check();
  await expect(page.getByText(say('pointsNote', { balance: formatNumber(points, 'uz'), most: formatNumber(points, 'uz') }))).toBeVisible();
  await expectTotal(summary(page, tongue), tongue, 2 * norinPrice - points);
  await page.getByRole('switch', { name: say('pointsSpend') }).uncheck();
  await expectTotal(summary(page, tongue), tongue, 2 * norinPrice);
});

test.describe('promo codes that can’t be asked for', () => {
  test.use({ expectedErrors: [/502 \(Bad Gateway\)/] });

  test('by phone are silent, by name say «Промокоды недоступны» in three languages', async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    await context.route(/\/promo\/GetBy/, (route) => route.fulfill({ status: 502, contentType: 'text/plain', body: 'Bad Gateway' }));
    await openFolder(page, tongueOf('ru'), national);
    await addPlain(page, tongueOf('ru'), 1028);
    for (const tongue of tongues) {
      const say = tongue.in('checkout');
      const unavailable = page.getByText(tongue.in('toast')('promoUnavailable'));
      const asked = page.waitForResponse(/GetByPhone/);
      await page.goto(`${tongue.prefix}/profile/cart`);
      await asked;
      await awake(page);
      await expect(page.getByRole('list', { name: say('promoOffers') })).toHaveCount(0);
      await expect(page.getByText('Bad Gateway').or(unavailable)).toHaveCount(0);
      await page.getByLabel(say('promoCode'), { exact: true }).fill('BIRINCHI');
      await page.getByRole('button', { name: say('promoApply') }).click();
      await expect(unavailable).toBeVisible();
    }
    expect(tongueOf('ru').in('toast')('promoUnavailable')).toBe('Промокоды недоступны');
  });
});
