import { languageOf } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

const salad = 1028;
const folder = 1;

test.use({ javaScriptEnabled: false });

test('without scripts a category is filtered by a tag, and its dish names its facts', async ({ page }) => {
  const language = languageOf('uz');
  const tag = language.in('product')('tag_spicy');
  const filters = page.getByRole('navigation', { name: language.in('menu')('filters') });
  await page.goto(language.prefix || '/');
  await expect(filters).toHaveCount(0);
  await page.goto(`${language.prefix || '/'}?folder=${folder}`);
  const all = await page.getByRole('article').count();
  await filters.getByRole('link', { name: tag }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /\?/);
  await expect(filters.getByRole('link', { name: tag })).toHaveAttribute('aria-current', 'true');
  const dish = page.getByRole('article').getByRole('link', { name: language.dish(salad), exact: true });
  const href = await dish.getAttribute('href');
  await filters.getByRole('link', { name: tag }).click();
  await expect(page.getByRole('article')).toHaveCount(all);
  await page.goto(href ?? '');
  await expect(page.getByText(tag, { exact: true })).toBeVisible();
  await expect(page.getByText(language.in('product')('energyAmount', { amount: 60 }))).toBeVisible();
});
