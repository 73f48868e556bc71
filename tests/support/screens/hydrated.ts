import type { Page } from '@playwright/test';

/** Moves a pointer over the page, and waits until every island that hydrates out of view too is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr]:not([client="inview"])').length === 0);
}
