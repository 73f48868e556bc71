import type { Page } from '@playwright/test';

/** px by which the page overflows horizontally */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** px by which the page overflows horizontally on a phone with text twice as large, which it keeps */
export async function overhangWithLargeText(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  return overhang(page);
}
