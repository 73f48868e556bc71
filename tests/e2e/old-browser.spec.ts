import { becomeOldest } from '../support/floor/older-browser.ts';
import { addButton, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, openCart, placeButton } from '../support/screens/order-screens.ts';
import { fulfillmentSheet, whereButton } from '../support/screens/place-choice.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { editorEnv, enter, keys } from './editor-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { signInAt } from './office-shop.ts';

const language = languageOf('uz');
const [soup, yunusabad] = [1013, 12];
const owner = '998950000001';
const staffKey = 's'.repeat(40);
const test = testWithShop(() => ({ env: { ...editorEnv, STAFF_TOKEN: staffKey, OWNER_PHONE: `+${owner}` } }));

test.describe('with the built-ins of the oldest supported browsers', () => {
  test.beforeEach(({ context }) => becomeOldest(context));

  test('a first order goes from home by place and time to its page', async ({ page, shop }) => {
    await openFolder(page, language, national);
    await whereButton(page).click();
    const sheet = fulfillmentSheet(page, language);
    const t = language.in('fulfillment-sheet');
    await sheet.getByRole('searchbox').fill('Yunus');
    await sheet.getByRole('button', { name: new RegExp(`^${language.district(yunusabad)}`) }).click();
    await sheet.getByLabel(t('address')).fill('4-mavze, 12');
    await sheet.getByLabel(t('apartment')).fill('38');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await addButton(page, language, soup).click();
    await (await openCart(page, language)).getByRole('link', { name: language.in('cart-contents')('order') }).click();
    await page.waitForURL('**/uz/sign-in?*');
    await hydrated(page);
    const signIn = language.in('sign-in-form');
    const known = shop.codeCount();
    await page.getByLabel(signIn('phone')).fill(freshPhone());
    await page.getByRole('button', { name: signIn('sendCode') }).click();
    await page.getByLabel(signIn('code')).fill(await shop.nextCode(known));
    await page.getByLabel(signIn('name')).fill('Saida');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/uz/profile/cart');
    await hydrated(page);
    await placeButton(page, language, 58_000).click();
    await page.waitForURL('**/uz/profile/history/*');
    await expectReceipt(page, language, 58_000);
  });

  test('the board, the editor and the office open', async ({ page, context, shop }) => {
    const t = language.in('staff-sign-in');
    await context.addCookies([{ name: 'i18n_redirected', value: 'uz', url: shop.url }]);
    await page.goto('/staff');
    await hydrated(page);
    await page.getByLabel(t('token')).fill(staffKey);
    await page.getByRole('button', { name: t('open') }).click();
    await expect(page.getByRole('heading', { name: language.in('staff-board')('column_created') })).toBeVisible();
    await signInAt(page, shop, language, owner);
    await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
    await page.goto('/uz/admin/menu');
    await hydrated(page);
    await expect(page.getByLabel(language.in('office-menu')('search'))).toBeVisible();
    await context.clearCookies();
    await enter(page, shop, keys.anna);
  });
});

test.describe('below the floor', () => {
  test.use({ expectedErrors: [/./] });

  test('the menu stands, and one sentence in the language of the page says what does not work', async ({ page, context }) => {
    await becomeOldest(context);
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'HTMLDialogElement');
    });
    for (const { locale, prefix, in: words } of languages) {
      await page.goto(`${prefix}/`);
      await expect(page.getByRole('note')).toHaveText(words('shell')('oldBrowser'));
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    }
    for (const path of ['/staff', '/editor', '/uz/admin']) {
      await page.goto(path);
      await expect(page.getByRole('note')).toContainText(path.startsWith('/uz') ? 'brauzer' : 'браузер');
    }
  });
});
