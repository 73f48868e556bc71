import { addButton, stepper } from '../support/screens/menu-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
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

test('Enter in the sign-in form before hydration leaves the page and the phone as they are', async ({ page }) => {
  let wake = () => {};
  const hydration = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/_astro\/SignInForm[^/]*\.js$/, async (route) => {
    await hydration;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
  const phone = page.getByRole('textbox', { name: languageOf('ru').in('sign-in-form')('phone') });
  await phone.fill('901112233');
  await phone.press('Enter');
  wake();
  await hydrated(page);
  await expect(phone).toHaveValue('+998 90 111-22-33');
});
