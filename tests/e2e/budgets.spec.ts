import { defaultMapStyle } from '#server/config/map-config.ts';
import { measureFirstResponses } from '../support/screens/first-responses.ts';
import {
  budgets,
  contentBudget,
  contentPaths,
  measureCheckout,
  measureContent,
  measureHome,
  measureUntouched,
} from '../support/screens/page-weights.ts';
import { languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect } from './fixtures.ts';

/** The budgets apply to a first folder of 60 dishes, and to the map that `npm start` has by default, whose origin is in the headers. */
const test = testWithShop(() => ({ dataDir: fullFolderData(), env: { MAP_STYLE_URL: defaultMapStyle } }));

test('the first response of every public page in every language is within its budget, with its headers', async ({ shop, context }) => {
  await signIn(shop, context.request);
  const cookies = (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`);
  const responses = await measureFirstResponses(shop.url, cookies.join('; '));
  expect(responses.length).toBeGreaterThan(100);
  expect(responses.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});

for (const path of contentPaths) {
  test(`${path} has no external JavaScript, hardly any inline, and weighs at most 32 KB with its font`, async ({ page }) => {
    const weight = await measureContent(page, path);
    const budget = contentBudget(path);
    expect(weight.script).toBe(budget.script);
    expect(weight.inlineScript).toBeLessThanOrEqual(budget.inlineScript);
    expect(weight.whole).toBeLessThanOrEqual(budget.whole);
    expect(weight.firstPaint, 'what the first paint waits for').toBeLessThanOrEqual(budget.firstPaint);
  });
}

for (const { locale, prefix } of languages) {
  test(`${locale}: home with 60 dishes stays within its budgets, before it is idle and with the first touch of every control`, async ({
    page,
  }) => {
    const weight = await measureHome(page, prefix || '/');
    expect(weight.dishes).toBe(60);
    // the script of the cards
    expect(weight.linked).toBe(1);
    expect(weight.beforeIdle).toBeLessThanOrEqual(budgets.home.beforeIdle);
    expect(weight.html).toBeLessThanOrEqual(budgets.home.html);
    expect(weight.firstResponse).toBeLessThanOrEqual(budgets.home.firstResponse);
    expect(weight.stylesheet).toBeLessThanOrEqual(budgets.home.stylesheet);
    expect(weight.font).toBeLessThanOrEqual(budgets.home.font);
    expect(weight.script).toBeLessThanOrEqual(budgets.home.script);
    expect(weight.whereAndWhen).toBeLessThanOrEqual(budgets.home.whereAndWhen);
    expect(weight.sheetStylesheet).toBeLessThanOrEqual(budgets.home.sheetStylesheet);
  });
}

test('a visitor who touches nothing downloads no more scripts than before', async ({ context, shop }) => {
  const weights = await measureUntouched(() => context.newPage(), shop.url);
  expect(weights.home).toBeLessThanOrEqual(budgets.untouched.home);
  expect(weights.list).toBeLessThanOrEqual(budgets.untouched.list);
  expect(weights.product).toBeLessThanOrEqual(budgets.untouched.product);
});

test('checkout weighs at most 160 KB of JavaScript', async ({ page, shop }) => {
  expect(await measureCheckout(page, shop)).toBeLessThanOrEqual(budgets.checkout.script);
});
