import { formatPrice } from '#domain/format.ts';
import { addPlov, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, goToCheckout, openCart, placeTwice, signInOnScreen } from '../support/screens/order-screens.ts';
import { chooseDistrict, closeSheet, openFulfillmentPicker, openTimes } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { testAt } from '../support/shop/shop-at.ts';
import { expect, phone } from './fixtures.ts';

const test = testAt('2026-11-21T02:00:00+05:00');
test.use(phone);

const chilanzar = 2;
/** Plov with kazy, plus delivery. */
const total = 84_000;
const yunusabad = { orderTypeId: 0, regionId: '1', longitude: 69.2862, latitude: 41.3641, lines: [] };

test('a preorder at 02:00 for noon goes to the restaurant that is open at noon', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  const t = language.in('fulfillment-sheet');
  await openFolder(page, language, national);
  const sheet = await openFulfillmentPicker(page, language);
  await chooseDistrict(sheet, language, chilanzar);
  await expect(sheet.getByRole('definition').nth(0)).toHaveText(formatPrice(10_000, language.locale));
  await expect(sheet.getByRole('definition').nth(1)).toHaveText(formatPrice(40_000, language.locale));
  const times = await openTimes(page, language);
  await expect(times.getByText('09:00–\u206009:45').first()).toBeVisible();
  await times.getByRole('radio', { name: '12:00–\u206012:45' }).check();
  await closeSheet(times, language);
  await sheet.getByRole('textbox', { name: t('address') }).fill('9-й квартал, 18');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await addPlov(page, language);
  const cart = await openCart(page, language);
  await expectTotal(cart, language, total);
  await goToCheckout(cart, language);
  await signInOnScreen(page, shop, language);
  await page.waitForURL(`**${language.prefix}/profile/cart`);
  await placeTwice(page, language, total);

  const response = await context.request.get(`${shop.url}/api/v1/orders`);
  expect(((await response.json()) as { orders: unknown[] }).orders).toMatchObject([
    { restaurantId: '3', total, slot: { day: '2026-11-21', start: 720, end: 765 } },
  ]);
});

test('a restaurant that is open now comes first, but a chosen noon selects the restaurant that is open then', async ({ request, shop }) => {
  const quote = async (slot?: object) => {
    const response = await request.post(`${shop.url}/api/v1/quote`, {
      headers: { origin: shop.url },
      data: { ...yunusabad, ...(slot && { slot }) },
    });
    return ((await response.json()) as { restaurantId: unknown }).restaurantId;
  };
  expect(await quote()).toBe('5');
  expect(await quote({ day: '2026-11-21', start: 720, end: 760 })).toBe('2');
});
