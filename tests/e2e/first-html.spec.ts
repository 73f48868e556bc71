import type { APIRequestContext, Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { deliveryTo, haveOnlyChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

interface Menu {
  readonly categories: readonly { id: number | string; parentId: number | string | null }[];
  readonly products: readonly {
    name: string;
    price: number;
    category: { id: number | string };
    modifiers: readonly unknown[];
    comboGroups?: readonly unknown[];
    setItems?: readonly unknown[];
  }[];
}

const yunusabad = [41.365, 69.289] as const;
const visitors = [
  { who: 'a new visitor', choices: {}, call: '/api/regionmenu?RegionId=1' },
  {
    who: 'a delivery',
    choices: deliveryTo(...yunusabad),
    call: `/api/menu?RegionId=1&Latitude=${yunusabad[0]}&Longitude=${yunusabad[1]}&OrderTypeId=0`,
  },
  { who: 'a pickup', choices: pickupAt(3), call: '/api/restaurantmenu?RestaurantId=3' },
];

test('the first HTML contains names and prices of the visitor’s menu', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  for (const { who, choices, call } of visitors) {
    await haveOnlyChosen(context, shop, choices);
    const menu = await menuOf(context.request, call, language);
    await page.goto(language.prefix || '/');
    const dishes = plainDishesOf(menu, '1');
    expect(dishes.length, who).toBeGreaterThan(5);
    for (const { name, price } of dishes) {
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(card, `${who}: ${name}`).toContainText(formatPrice(price, language.locale));
    }
  }
});

test('folders, search and dishes can be read and navigated without JavaScript (R-PAGE-8)', async ({ page }) => {
  const language = languageOf('uz');
  await page.goto(language.prefix || '/');
  const folders = page.getByRole('navigation', { name: language.in('menu')('categories') }).getByRole('link');
  await folders.last().click();
  await expect(page).toHaveURL(/\?folder=/);
  await expect(page.getByRole('link', { name: language.dish(1062), exact: true })).toBeVisible();
  await search(page, language, language.dish(1013));
  await expect(page).toHaveURL(/[?&]q=/);
  await page
    .getByRole('article')
    .getByRole('link', { name: language.dish(1013), exact: true })
    .click();
  await expect(page).toHaveURL(`${language.prefix}/product/1013`);
  await expect(page.getByRole('heading', { level: 1, name: language.dish(1013) })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatPrice(48_000, language.locale));
  await page
    .getByRole('link', { name: language.in('shell')('contacts') })
    .first()
    .click();
  await expect(page).toHaveURL(`${language.prefix}/contacts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the controls that need it are disabled, and the page explains why', async ({ page }) => {
  for (const { prefix, in: words, option: optionName } of languages) {
    for (const path of [prefix || '/', `${prefix}/product/1031`, `${prefix}/product/1001`, `${prefix}/restaurant/1`]) {
      await page.goto(path);
      expect(await page.getByRole('button').count(), path).toBe(0);
      expect(await page.getByRole('radio').count(), path).toBe(0);
    }
    await page.goto(`${prefix}/product/1001`);
    for (const option of ['osh-extra-1', 'osh-extra-2'])
      await expect(page.getByRole('main').getByText(optionName(option), { exact: true })).toBeVisible();
    await page.goto(prefix || '/');
    await expect(page.locator('noscript p')).toHaveText(words('shell')('noScript'));
    await expect(page.getByText(words('cart-panel')('empty'))).toHaveCount(0);
    await page.goto(`${prefix}/sign-in`);
    await expect(page.locator('noscript p').filter({ hasText: words('account')('signInNoScript') })).toBeVisible();
  }
});

async function menuOf(request: APIRequestContext, call: string, { locale }: Language): Promise<Menu> {
  const response = await request.get(call, { headers: { 'accept-language': locale } });
  expect(response.status(), call).toBe(200);
  return response.json();
}

/** The dishes of a folder that show a price of their own. */
function plainDishesOf({ categories, products }: Menu, folder: string): Menu['products'] {
  const inside = new Set(
    categories.filter(({ id, parentId }) => [String(id), String(parentId)].includes(folder)).map(({ id }) => String(id)),
  );
  return products.filter(({ category, modifiers, comboGroups, setItems }) => {
    return inside.has(String(category.id)) && modifiers.length === 0 && !comboGroups?.length && !setItems?.length;
  });
}

async function search(page: Page, language: Language, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: language.in('shell')('search') });
  await field.fill(text);
  await field.press('Enter');
}
