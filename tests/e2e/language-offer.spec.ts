import { languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ locale: 'uz-UZ' });

const uzbek = languageOf('uz').in('language-offer');

test('a first visit is offered the language of the phone in one line, which a press on it opens', async ({ page }) => {
  await page.goto('/product/1001');
  await hydrated(page);
  await page.getByRole('link', { name: uzbek('open') }).click();
  await expect(page).toHaveURL('/uz/product/1001');
  await page.goto('/product/1001');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: uzbek('open') })).toBeHidden();
});

test('who closes the line keeps the language of the page, and is not offered another one again', async ({ page }) => {
  await page.goto('/');
  const line = page.getByRole('complementary', { name: uzbek('title') });
  await line.getByRole('button', { name: uzbek('close') }).click();
  await expect(line).toBeHidden();
  expect((await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('ru');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(line).toBeHidden();
});
