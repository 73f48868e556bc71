import { addPlain } from '../support/screens/menu-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { sellOut } from '../support/shop/shop-database.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** A visitor without a choice already has the menu of the first restaurant. */
const [chorsu, yunusabad, samarkand, bread, plov] = [1, 2, 8, 1031, 1001];

test('the first dish added on the page of a restaurant chooses it, and is in the cart once', async ({ page, context }) => {
  const language = languageOf('uz');
  await page.goto(`${language.prefix}/restaurant/${yunusabad}`);
  await hydrated(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: language.dish(bread), exact: true }) });
  await card.locator('[data-add]').click();
  await expect(card).toHaveAttribute('data-in-cart');
  const chosen = (await context.cookies()).find(({ name }) => name === 'restaurantId');
  expect(chosen?.value).toBe(String(yunusabad));
  await expect(page.getByRole('button', { name: language.in('choose-restaurant')('chosen') })).toBeVisible();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').value);
  expect(cart).toMatchObject([{ productId: String(bread), quantity: 1 }]);
});

test('the question before another menu is chosen names the missing dish, and gives the focus back when it is cancelled', async ({
  page,
  context,
  shop,
}) => {
  const [ru] = languages;
  if (ru === undefined) throw new Error('no language');
  const t = ru.in('choose-restaurant');
  const restore = sellOut(shop, yunusabad, bread);
  await haveChosen(context, shop, pickupAt(chorsu));
  await page.goto('/?q=лепёшка');
  await hydrated(page);
  await addPlain(page, ru, bread);
  await page.goto(`/restaurant/${yunusabad}`);
  await hydrated(page);
  const choose = page.getByRole('button', { name: t('pickup') });
  await choose.click();
  const question = page.getByRole('alertdialog', { name: t('changeTitle') });
  await expect(question).toContainText(ru.dish(bread));
  await question.getByRole('button', { name: t('changeCancel') }).click();
  await expect(question).toBeHidden();
  await expect(choose).toBeFocused();
  restore();
});

test('the page of a restaurant leads to its categories, its place on the map and the options of a dish', async ({ page }) => {
  const [ru] = languages;
  if (ru === undefined) throw new Error('no language');
  await page.goto(`/restaurant/${chorsu}`);
  const links = page.getByRole('navigation', { name: ru.in('menu')('categories') }).getByRole('link');
  await links.nth(2).click();
  await expect(page.getByRole('heading', { level: 2, name: (await links.nth(2).textContent()) ?? '', exact: true })).toBeInViewport();
  await expect(
    page.getByRole('link', { name: new RegExp(`${ru.in('restaurant')('onMapOf', { name: ru.restaurant(chorsu) })}`) }),
  ).toHaveAttribute('href', `/filial#map-${chorsu}`);
  await hydrated(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: ru.dish(plov), exact: true }) });
  await card.locator('[data-add]').click();
  await expect(page.getByRole('dialog', { name: ru.dish(plov) })).toBeVisible();
});

test('the head of the page of a restaurant has the way to it, its phone, and its place in a picture of its city', async ({ page }) => {
  const [ru] = languages;
  if (ru === undefined) throw new Error('no language');
  const t = ru.in('restaurant');
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${chorsu}`);
  await expect(main.getByRole('link', { name: t('route') })).toHaveAttribute('href', /41\.3265,69\.234$/);
  await expect(main.getByRole('link', { name: '+998 00 000-01-01' })).toHaveAttribute('href', 'tel:+998000000101');
  const picture = main.locator('a[style*="/brand/map.svg"]');
  await expect(picture).toBeVisible();
  await page.goto(`/restaurant/${samarkand}`);
  await expect(main.getByRole('link', { name: t('onMapOf', { name: ru.restaurant(samarkand) }) })).toBeVisible();
  await expect(picture).toHaveCount(0);
});
