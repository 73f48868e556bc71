import { holdScripts } from '../support/screens/hold-scripts.ts';
import { addButton, stepper } from '../support/screens/menu-screen.ts';
import { closeSheet, fulfillmentSheet } from '../support/screens/place-choice.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { freshPhone, placePickupOrder, signIn } from '../support/shop/customer.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** A service worker's requests bypass `page.route`. */
test.use({ serviceWorkers: 'block' });

test('taps on a dish before the script of the cards are not lost', async ({ page }) => {
  const language = languageOf('uz');

  let wake = () => {};
  const hydration = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/_astro\/cards[^/]*\.js$/, async (route) => {
    await hydration;
    await route.continue();
  });
  await page.goto(language.prefix || '/', { waitUntil: 'commit' });
  await addButton(page, language, 1013).click();
  await addButton(page, language, 1029).click();
  await expect(addButton(page, language, 1013)).toHaveAttribute('aria-busy', 'true');
  wake();
  await hydrated(page);
  await expect(stepper(page, language, 1013, 1)).toBeVisible();
  await expect(stepper(page, language, 1029, 1)).toBeVisible();
});

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
  const pickup = page
    .getByRole('banner')
    .getByRole('radio', { name: language.in('fulfillment-picker')('pickup') })
    .first();
  await pickup.check();
  wake();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'delivery')?.value).toBe('200');
  await hydrated(page);
  await expect(pickup).toBeChecked();
});

test('a press on “change the address” above the menu before hydration opens the sheet then, and a later one again', async ({
  page,
  context,
  shop,
}) => {
  const language = languageOf('ru');
  await haveChosen(context, shop, deliveryTo(41.47, 69.45));
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const another = page.locator('[data-notice]').getByRole('button', { name: language.in('menu')('otherAddress') });
  await another.click();
  await expect(another).toHaveAttribute('aria-busy', 'true');
  release();
  const sheet = fulfillmentSheet(page, language);
  await expect(sheet).toBeVisible();
  await expect(another).not.toHaveAttribute('aria-busy');
  await closeSheet(sheet, language);
  await another.click();
  await expect(sheet).toBeVisible();
});

test('a phone submitted before hydration gets its code, and the button shows meanwhile that it works', async ({ page, shop }) => {
  const language = languageOf('ru');
  const t = language.in('sign-in-form');
  const release = await holdScripts(page);
  await page.goto(`${language.prefix}/sign-in`, { waitUntil: 'domcontentloaded' });
  const phone = page.getByRole('textbox', { name: t('phone') });
  const known = shop.codeCount();
  await phone.fill(freshPhone().slice(3));
  await phone.press('Enter');
  const send = page.getByRole('button', { name: t('sendCode') });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(phone).toHaveValue(/^\d{9}$/);
  release();
  await page.getByLabel(t('code')).fill(await shop.nextCode(known));
  await expect(page.getByLabel(t('name'))).toBeVisible();
  expect(shop.codeCount()).toBe(known + 1);
});

test('a part of a phone submitted before hydration is kept and rejected beside the field', async ({ page }) => {
  const t = languageOf('ru').in('sign-in-form');
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
  const phone = page.getByRole('textbox', { name: t('phone') });
  await phone.fill('90111');
  await phone.press('Enter');
  release();
  await expect(page.getByText(t('phoneInvalid'))).toBeVisible();
  await expect(phone).toHaveValue('90111');
  await expect(page.getByRole('button', { name: t('sendCode') })).not.toHaveAttribute('aria-busy', 'true');
});

test('a token of the staff submitted before hydration is checked after it', async ({ page }) => {
  const t = languageOf('ru').in('staff-sign-in');
  const release = await holdScripts(page);
  await page.goto('/staff', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(t('token')).press('Enter');
  release();
  await expect(page.getByText(t('tokenMissing'))).toBeVisible();
});

test('an order is repeated by a press before hydration', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await moveOrder(shop, await placePickupOrder(shop, context.request), 'picked_up');
  const release = await holdScripts(page);
  await page.goto('/profile/history', { waitUntil: 'domcontentloaded' });
  const again = page.getByRole('button', { name: new RegExp(`^${languageOf('ru').in('order')('again')}:`) });
  await again.click();
  await expect(again).toHaveAttribute('aria-busy', 'true');
  release();
  await page.waitForURL('**/profile/cart');
});

test('stars and words given before hydration are sent by a press before it', async ({ page, context, shop }) => {
  const t = languageOf('ru').in('order-feedback');
  await signIn(shop, context.request);
  const id = await placePickupOrder(shop, context.request);
  await moveOrder(shop, id, 'picked_up');
  const release = await holdScripts(page);
  await page.goto(`/profile/history/${id}`, { waitUntil: 'domcontentloaded' });
  const question = page.getByRole('region', { name: t('title') });
  await question
    .getByRole('radio', { name: t('starsOf', { stars: 4 }) })
    .first()
    .check();
  await question.getByLabel(t('text')).fill('Всё было вовремя');
  const send = question.getByRole('button', { name: t('send') });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(question.getByRole('img', { name: t('starsOf', { stars: 4 }) })).toBeVisible();
  await expect(question).toContainText('Всё было вовремя');
});

test('a name typed before hydration can be saved', async ({ page, context, shop }) => {
  const t = languageOf('ru').in('profile-form');
  await signIn(shop, context.request);
  const release = await holdScripts(page);
  await page.goto('/profile', { waitUntil: 'domcontentloaded' });
  const name = page.getByRole('textbox', { name: t('name') });
  await name.fill('Дильшод');
  release();
  await page.getByRole('button', { name: t('save') }).click();
  await expect(page.getByRole('heading', { name: t('hello', { name: 'Дильшод' }) })).toBeVisible();
});
