import { formatNumber, formatPhone, formatPrice } from '#domain/format.ts';
import { freshPhone, signIn } from '../support/customer.ts';
import { addPlain, national, openFolder } from '../support/menu-screen.ts';
import { expectTotal, summary } from '../support/order-screens.ts';
import { pickUpTomorrow } from '../support/place-choice.ts';
import { tongueOf, tongues } from '../support/words.ts';
import { awake, expect, test } from './fixtures.ts';

test('name, birthday and phone change on the profile; the phone after a code; then the account ends', async ({ page, shop }) => {
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

  const phone = freshPhone();
  const known = shop.codeCount();
  await page.getByRole('button', { name: say('changePhone') }).click();
  await page.getByLabel(say('newPhone')).fill(phone);
  await page.getByRole('button', { name: say('sendCode') }).click();
  await page.getByLabel(say('code')).fill(await shop.nextCode(known));
  await page.getByRole('button', { name: say('confirm') }).click();
  await expect(page.getByLabel(say('phone'), { exact: true })).toHaveValue(formatPhone(phone));

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

test('a promo code by one tap and points by a switch come off the total; an expired code says so', async ({ page, shop }) => {
  const tongue = tongueOf('ru');
  const say = tongue.in('checkout');
  await signIn(shop, page.context().request);
  await openFolder(page, tongue, national);
  await pickUpTomorrow(page, tongue, 1);
  await addPlain(page, tongue, 1028);
  const more = page.getByRole('button', { name: tongue.in('menu-actions')('increase', { name: tongue.dish(1028) }) }).first();
  for (let times = 0; times < 4; times += 1) await more.click();
  await page.goto('/profile/cart');
  await awake(page);
  const items = 5 * 17_000;
  await expectTotal(summary(page, tongue), tongue, items);

  await page.getByLabel(say('promoCode'), { exact: true }).fill('navroz2026');
  await page.getByRole('button', { name: say('promoApply') }).click();
  await expect(page.getByText(say('promo_expired'))).toBeVisible();

  await page
    .getByRole('list', { name: say('promoOffers') })
    .getByRole('button', { name: /BIRINCHI/ })
    .click();
  const discount = (items * 15) / 100;
  await expectTotal(summary(page, tongue), tongue, items - discount);
  await expect(summary(page, tongue)).toContainText(formatPrice(-discount, 'ru'));
  await page.getByRole('switch', { name: say('pointsSpend') }).check();
  await expect(page.getByText(say('pointsNote', { balance: formatNumber(10_000, 'ru'), most: formatNumber(10_000, 'ru') }))).toBeVisible();
  await expectTotal(summary(page, tongue), tongue, items - discount - 10_000);
  await page.getByRole('button', { name: say('promoRemove', { code: 'BIRINCHI' }) }).click();
  await expectTotal(summary(page, tongue), tongue, items - 10_000);
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
