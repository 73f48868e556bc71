import type { Page } from '@playwright/test';

/** Waits until every island of the page that is not lazy is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr]:not([client="visible"])').length === 0);
}
