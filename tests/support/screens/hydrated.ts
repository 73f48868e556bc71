import type { Page } from '@playwright/test';

/** Interacts with the page as a pointer that comes in, and waits until every island that hydrates out of view too is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr]:not([client="inview"])').length === 0);
}
