import { overhang } from '../support/screens/overhang.ts';
import { languageOf } from '../support/screens/words.ts';
import { deliveryTo, haveChosen } from '../support/shop/visitor-preferences.ts';
import { expect, test } from './fixtures.ts';

const [chorsu, sergeli, samarkand] = [1, 6, 8];
const nearSergeli = deliveryTo(41.2231, 69.2301);

test('the branches nearest to a known address are the first, with their distances', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await page.goto(`${language.prefix}/filial`);
  await expect(cards.first()).toContainText(language.restaurant(chorsu));
  await expect(cards.getByText(/\d [кk][мm]$/)).toHaveCount(0);

  await haveChosen(context, shop, nearSergeli);
  await page.goto(`${language.prefix}/filial`);
  await expect(cards.first()).toContainText(language.restaurant(sergeli));
  await expect(cards.first()).toContainText(language.in('restaurant')('meters', { count: 460 }));
  await expect(cards.filter({ hasText: language.restaurant(samarkand) })).toContainText(/2\d\d [кk][мm]/);
});

test('a phone that is turned shows the branches as wide as its screen, also those it has shown wider', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/filial');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overhang(page)).toBe(0);
});

test('the page of restaurants leads to the list of each region', async ({ page }) => {
  await page.goto('/filial');
  const regions = page.getByRole('main').getByRole('heading', { level: 2 });
  const names = await regions.allInnerTexts();
  expect(names.length).toBeGreaterThan(3);
  const links = page.getByRole('main').getByRole('link').and(page.locator('[href^="#region-"]'));
  await expect(links).toHaveText(names);
  await links.last().click();
  await expect(regions.last()).toBeInViewport();
});
