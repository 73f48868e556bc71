import type { Page } from '@playwright/test';

/** Holds back the shop's scripts until the returned function is called. Needs blocked service workers. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
