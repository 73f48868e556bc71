import { formatPrice } from '#domain/format.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, openCart } from '../support/screens/order-screens.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { hide, sellOut } from '../support/shop/shop-database.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, phone } from './fixtures.ts';

/** Its dishes are sold out and hidden. */
const test = testWithShop();
test.use(phone);

const language = languageOf('ru');
const [norin, soup, mastava, bread] = [1013, 1008, 1007, 1031];
const sum = (som: number) => formatPrice(som, language.locale);

test('dishes that are gone leave the sum with their reasons, and one of the same category takes the place of one', async ({
  page,
  context,
  shop,
}) => {
  const t = language.in('checkout');
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, language, national);
  for (const dish of [norin, soup, bread]) await addPlain(page, language, dish);
  sellOut(shop, 1, norin);
  hide(shop, soup);

  const cart = await openCart(page, language);
  const removeAndOrder = language.in('cart-contents')('removeAndOrder', { sum: sum(6_000) });
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await expect((await openCart(page, language)).getByRole('button', { name: removeAndOrder })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(cart.getByText(t('gone_soldOut'))).toBeVisible();
  await expect(cart.getByText(t('gone_removed'))).toBeVisible();

  await page.goto('/profile/cart');
  await hydrated(page);
  const lines = page.getByRole('region', { name: t('lines'), exact: true });
  await expect(page.getByRole('button', { name: t('removeAndPlace', { sum: sum(6_000) }) })).toBeVisible();
  await expect(page.getByText(t('notInTotal', { names: [norin, soup].map((dish) => language.dish(dish)).join(', ') }))).toBeVisible();
  await lines.getByRole('button', { name: t('replaceWith', { name: language.dish(mastava), sum: sum(34_000) }) }).click();
  await page.getByRole('button', { name: t('removeAndPlace', { sum: sum(40_000) }) }).click();
  await page.waitForURL('**/profile/history/*');
  await expectReceipt(page, language, 40_000);
});
