import type { Page } from '@playwright/test';
import { languageOf } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

/** Chooses a language by its link and waits until the worker controls the page. */
async function chooseLanguage(page: Page, language: 'en' | 'uz'): Promise<void> {
  await page.goto(`/${language}?lang=${language}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
}

test('with an active worker, opening / from outside leads to the chosen language', async ({ page, shop }) => {
  for (const language of ['en', 'uz'] as const) {
    await chooseLanguage(page, language);
    await page.goto('about:blank');
    await page.goto('/');
    expect(page.url()).toBe(`${shop.url}/${language}`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }
});

test('with an active worker, a link to / within the shop opens the Russian page', async ({ page, shop }) => {
  await chooseLanguage(page, 'en');
  await page.evaluate(() => location.assign('/'));
  await page.waitForURL(`${shop.url}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

  test('/ opens the last menu in the chosen language', async ({ page, context, shop }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await chooseLanguage(page, 'uz');
    await context.setOffline(true);
    await page.goto('/');
    expect(page.url()).toBe(`${shop.url}/uz`);
    await expect(page.getByRole('link', { name: languageOf('uz').dish(1001), exact: true })).toBeVisible();
  });
});
