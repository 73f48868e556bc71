import type { Locator } from '@playwright/test';
import { addButton, national, openFolder, stepper } from '../support/screens/menu-screen.ts';
import { expectReceipt, openCart, placeButton } from '../support/screens/order-screens.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** A service worker's requests bypass `page.route`. */
test.use({ serviceWorkers: 'block' });

for (const language of languages) {
  test(`${language.locale}: taps on a dish before hydration are not lost`, async ({ page }) => {
    let wake = () => {};
    const hydration = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route(/\/_astro\/MenuControls[^/]*\.js$/, async (route) => {
      await hydration;
      await route.continue();
    });
    await page.goto(language.prefix || '/');
    await addButton(page, language, 1013).click();
    await addButton(page, language, 1029).click();
    await expect(addButton(page, language, 1013)).toHaveAttribute('aria-busy', 'true');
    wake();
    await hydrated(page);
    await expect(stepper(page, language, 1013, 1)).toBeVisible();
    await expect(stepper(page, language, 1029, 1)).toBeVisible();
  });
}

test('a click on delivery or pickup before hydration counts, a value restored by a reload does not', async ({ page, context }) => {
  const language = languageOf('ru');
  let wake = () => {};
  const hydration = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/_astro\/FulfillmentPicker\.[^/]*\.js$/, async (route) => {
    await hydration;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('radio', { name: language.in('fulfillment-picker')('pickup'), exact: true }).check();
  wake();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'delivery')?.value).toBe('200');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: language.in('fulfillment-picker')('pickup'), exact: true })).toBeChecked();
});

test('from the first visit to a placed pickup order takes at most 9 taps besides typing', async ({ page, shop }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const language = languageOf('uz');
  const [where, signIn] = [language.in('fulfillment-picker'), language.in('sign-in-form')];
  await openFolder(page, language, national);
  await tap(page.getByRole('radio', { name: where('pickup') }));
  await tap(addButton(page, language, 1013));
  await expect(stepper(page, language, 1013, 1)).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 1024) taps += 1;
  await tap((await openCart(page, language)).getByRole('link', { name: language.in('cart-contents')('order') }));
  await page.waitForURL('**/uz/sign-in?*');
  await hydrated(page);
  const known = shop.codeCount();
  await page.getByLabel(signIn('phone')).fill(freshPhone());
  await tap(page.getByRole('button', { name: signIn('sendCode') }));
  await page.getByLabel(signIn('code')).fill(await shop.nextCode(known));
  await page.getByLabel(signIn('name')).fill('Saida');
  await tap(page.getByRole('button', { name: signIn('continue') }));
  await page.waitForURL('**/uz/profile/cart');
  await hydrated(page);
  await tap(placeButton(page, language, 48_000));
  await page.waitForURL('**/uz/profile/history/*');
  await expectReceipt(page, language, 48_000);
  expect(taps).toBeLessThanOrEqual(9);
});
