import type { Locator, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import { addCombo, addPlain, addPlov, combos, national, openFolder } from '../support/screens/menu-screen.ts';
import {
  expectReceipt,
  expectTotal,
  goToCheckout,
  openCart,
  orderSaladAndBread,
  placeTwice,
  signInOnScreen,
} from '../support/screens/order-screens.ts';
import { openFulfillmentPicker, pickUpTomorrow } from '../support/screens/place-choice.ts';
import { type Tongue, tongueOf, tongues } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { catalogueRows } from '../support/shop/shop-database.ts';
import { editorToken, test } from '../support/shop/shop-in-front.ts';
import { haveChosen } from '../support/shop/visitor-preferences.ts';
import { failing, silent } from '../support/upstream/upstream-behaviors.ts';
import { awake, expect } from './fixtures.ts';

test.use({ expectedErrors: [/status of (4|5)\d\d/] });

const delivered = 155_000;

for (const tongue of tongues) {
  test(`${tongue.locale}: in front of a restaurant’s own system somebody new orders a delivery and a pickup`, async ({
    page,
    shop,
    upstream,
  }) => {
    await openFolder(page, tongue, national);
    await deliverToCenter(page, tongue);
    await addPlov(page, tongue);
    await openFolder(page, tongue, combos);
    await addCombo(page, tongue);
    const cart = await openCart(page, tongue);
    await expectTotal(cart, tongue, delivered);
    await goToCheckout(cart, tongue);
    await signInOnScreen(page, shop, tongue);
    await page.waitForURL(`**${tongue.prefix}/profile/cart`);
    await placeTwice(page, tongue, delivered);
    await expect(page.getByRole('main')).toContainText(tongue.option('osh-extra-1'));

    await openFolder(page, tongue, national);
    await pickUpTomorrow(page, tongue, 1);
    await orderSaladAndBread(page, tongue);

    await page.goto(`${tongue.prefix}/profile/history`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(formatPrice(delivered, tongue.locale));
    await rows.nth(1).getByRole('link').click();
    await expectReceipt(page, tongue, delivered);
    await page.goto(`${tongue.prefix}/profile`);
    await expect(page.getByRole('main')).toContainText(formatNumber(12_500, tongue.locale));
    expect(upstream.count(calls.customersCreate)).toBe(1);
    expect(catalogueRows(shop)).toBe(0);
  });
}

/** Chooses the middle of the region: an upstream tells no districts. */
async function deliverToCenter(page: Page, tongue: Tongue): Promise<void> {
  const say = tongue.in('fulfillment-sheet');
  const sheet = await openFulfillmentPicker(page, tongue);
  await sheet.getByRole('combobox', { name: say('district') }).selectOption({ index: 1 });
  await expect(sheet.getByRole('term').filter({ hasText: say('minimum') })).toBeVisible();
  await sheet.getByRole('textbox', { name: say('address') }).fill('Navoi, 30');
  await sheet.getByRole('button', { name: new RegExp(`^(${say('showMenu')}|${say('done')})$`) }).click();
  await expect(sheet).toBeHidden();
}

test('while the upstream is away settings and menu stand, in every language that was seen before', async ({ page, upstream }) => {
  for (const behavior of [failing(503), silent]) {
    upstream.behave(null);
    for (const tongue of tongues) await openFolder(page, tongue, national);
    upstream.behave(behavior);
    for (const tongue of tongues) {
      await page.goto(`${tongue.prefix || '/'}?folder=${national}`);
      await expect(page.getByRole('link', { name: tongue.dish(1001), exact: true })).toBeVisible();
    }
  }
});

test('a menu that fails says why in the words of the upstream, and is not filled', async ({ page, upstream, context, shop }) => {
  await haveChosen(context, shop, { delivery: '200', region: '1', restaurantId: '2' });
  const message = { ru: 'Кухня закрыта', en: 'The kitchen is closed', uz: 'Oshxona yopiq' };
  for (const body of [{ error: { message } }, { message }]) {
    upstream.behave(failing(422, JSON.stringify(body)), calls.restaurantMenu);
    for (const { locale, prefix } of tongues) {
      await page.goto(prefix || '/');
      await expect(page.getByRole('main')).toContainText(message[locale]);
      await expect(page.getByRole('article')).toHaveCount(0);
    }
  }
  upstream.behave(failing(200, '{"error": "Перерыв до 15:00"}'), calls.restaurantMenu);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Перерыв до 15:00');
});

test('a page asks for the list of restaurants at most once', async ({ request, upstream }) => {
  for (const path of ['/', '/filial', '/restaurant/1', '/product/1001', '/contacts', '/uz?q=osh']) {
    upstream.forget();
    expect((await request.get(path)).status()).toBe(200);
    // none where a call that another page began is still on its way
    expect(upstream.count(calls.restaurantsList), path).toBeLessThanOrEqual(1);
  }
});

test('the editor shows what is published and says that another system publishes it', async ({ page }) => {
  const say = tongueOf('ru').in('editor');
  await page.goto('/editor');
  await awake(page);
  await page.getByRole('textbox').first().fill(editorToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('readOnly'))).toBeVisible();
  await expect(page.getByRole('textbox').first()).not.toBeEditable();
});

test.describe('what the toasts say', () => {
  const texts = { ru: 'Код закончился', en: 'The code is used up', uz: 'Kod tugadi' };
  const rows = [
    ['a string error as it is', 422, '{"error": "Код занят"}', () => 'Код занят'],
    ['the message of an error object', 400, '{"error": {"message": "No such code"}}', () => 'No such code'],
    ['the page’s language of a message by language', 409, JSON.stringify({ message: texts }), ({ locale }: Tongue) => texts[locale]],
    ['otherwise the status text', 503, '', () => 'Service Unavailable'],
    ['a 502 of the promo call by its own words', 502, '', (tongue: Tongue) => tongue.in('toast')('promoUnavailable')],
  ] as const;

  for (const tongue of tongues) {
    test(`${tongue.locale}: each row of the error catalogue`, async ({ page, upstream, shop }) => {
      await signIn(shop, page.context().request);
      await openFolder(page, tongue, national);
      await addPlain(page, tongue, 1031);
      upstream.behave(failing(500, '"nothing"'), calls.promoByPhone);
      await page.goto(`${tongue.prefix}/profile/cart`);
      await awake(page);
      for (const [, status, text, told] of rows) {
        upstream.behave(failing(status, text), calls.promoByName);
        await askPromo(page, tongue);
        await expectToast(page, told(tongue));
      }
      upstream.behave(failing(418, 'Я чайник', 'text/plain; charset=utf-8'), calls.promoByName);
      await askPromo(page, tongue);
      await expectToast(page, 'Я чайник');
      await expect(page.getByText('nothing')).toHaveCount(0);
    });
  }

  const repeated = [408, 409, 425, 429, 500, 502, 503, 504];

  test('a failing GET reaches the upstream exactly twice from the browser, on eight statuses alone', async ({ page, upstream, shop }) => {
    await signIn(shop, page.context().request);
    await openFolder(page, tongueOf('ru'), national);
    await addPlain(page, tongueOf('ru'), 1031);
    await page.goto('/profile/cart');
    await awake(page);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes(calls.promoByName.path) && asked.push(request.url()));
    for (const status of [...repeated, 400, 403, 418, 501]) {
      upstream.forget();
      asked.length = 0;
      upstream.behave(failing(status, `says ${status}`, 'text/plain'), calls.promoByName);
      await askPromo(page, tongueOf('ru'));
      await expectToast(page, status === 502 ? tongueOf('ru').in('toast')('promoUnavailable') : `says ${status}`);
      expect([status, asked.length, upstream.count(calls.promoByName)]).toEqual([status, 1, repeated.includes(status) ? 2 : 1]);
    }
  });

  test('a failing POST reaches the upstream exactly once from the browser', async ({ page, upstream, shop }) => {
    const say = tongueOf('ru').in('profile-form');
    await signIn(shop, page.context().request);
    await page.goto('/profile');
    await awake(page);
    await page.getByLabel(say('name')).fill('Нодира');
    for (const status of repeated) {
      upstream.forget();
      upstream.behave(failing(status, `says ${status}`, 'text/plain'), calls.customersUpdate);
      await page.getByRole('button', { name: say('save') }).click();
      await expect(page.getByText(`says ${status}`)).toBeVisible();
      expect([status, upstream.count(calls.customersUpdate)]).toEqual([status, 1]);
    }
  });
});

async function askPromo(page: Page, tongue: Tongue): Promise<void> {
  const field = page.getByRole('textbox', { name: tongue.in('checkout')('promoCode'), exact: true });
  await field.fill('ANY');
  await field.press('Enter');
}

/** Waits for a toast and closes it. */
async function expectToast(page: Page, message: string): Promise<void> {
  const toast: Locator = page.locator('.toast-area').getByText(message, { exact: true });
  await expect(toast).toBeVisible();
  await page.locator('.toast-area').getByRole('button').first().click();
  await expect(toast).toHaveCount(0);
}
