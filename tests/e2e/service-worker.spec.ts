import type { Page } from '@playwright/test';
import { languageOf } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

/** Chooses a language by its link and waits until the worker answers the page's requests. */
async function chooseLanguage(page: Page, language: 'en' | 'uz'): Promise<void> {
  await page.goto(`/${language}?lang=${language}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
}

test('with the worker in control, whoever chose a language and opens / from outside is led to it', async ({ page, shop }) => {
  for (const language of ['en', 'uz'] as const) {
    await chooseLanguage(page, language);
    await page.goto('about:blank');
    await page.goto('/');
    expect(page.url()).toBe(`${shop.url}/${language}`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }
});

test('with the worker in control, a link to / within the shop opens the Russian page', async ({ page, shop }) => {
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
