import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { placeButton } from '../support/screens/order-screens.ts';
import { openFulfillmentPicker, openTimes } from '../support/screens/place-choice.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { testWithRestarts } from '../support/shop/own-shop.ts';
import { haveChosen, pickupAt, switchLanguage } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, phone } from './fixtures.ts';

const test = testWithRestarts();

test.use({ expectedErrors: [/status of 409/] });

test.setTimeout(120_000);
test.use(phone);

test('a slot that has passed is reported in every language, the next free one is selected visibly, and the cart stays', async ({
  page,
  context,
  shop,
  restartAt,
}) => {
  const first = languageOf('ru');
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, first, national);
  await addPlain(page, first, 1031);
  await openFulfillmentPicker(page, first);
  await (await openTimes(page, first)).getByRole('radio', { name: '12:40–\u206013:00' }).check();
  await page.goto('/profile/cart');

  let before = first;
  let chosen = '12:40–\u206013:00';
  for (const [index, language] of languages.entries()) {
    const t = language.in('checkout');
    if (language !== before) await switchLanguage(page, before, language);
    await hydrated(page);
    await expect(page.getByRole('button', { name: chosen })).toBeVisible();
    await expect(placeButton(page, language, 6_000)).toBeEnabled();
    await restartAt(`2026-11-21T${14 + index}:00:00+05:00`);
    const next = `${14 + index}:20–\u2060${14 + index}:40`;
    await placeButton(page, language, 6_000).click();
    await expect(page.getByText(language.in('problems')('SLOT_UNAVAILABLE'))).toBeVisible();
    const [from, to] = [chosen, next].map((label) => `${t('today')}, ${label}`);
    await expect(page.getByRole('status').filter({ hasText: t('slotMoved', { from: String(from), to: String(to) }) })).toBeVisible();
    await expect(page.getByRole('button', { name: next })).toBeVisible();
    await expect(page.getByRole('region', { name: t('lines'), exact: true }).getByRole('listitem')).toHaveCount(1);
    before = language;
    chosen = next;
  }
});
