import type { Page } from '@playwright/test';
import { firstPaint, notedShifts, noteShifts } from '../support/screens/layout-shifts.ts';
import { languages } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const paths = ['', '/restaurant/1', '/product/1001', '/about', '/filial'];

for (const { locale, prefix } of languages) {
  test(`${locale}: nothing moves when the font comes after the first paint`, async ({ page }) => {
    for (const path of paths) {
      const release = await holdFonts(page);
      await page.goto(prefix + path || '/', { waitUntil: 'domcontentloaded' });
      await firstPaint(page);
      await noteShifts(page);
      expect(await loadedFonts(page)).toBe(0);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await loadedFonts(page)).toBeGreaterThan(0);
      expect(await notedShifts(page), path).toEqual([]);
    }
  });
}

test('the menu of a restaurant stays where it is when the font comes, at the widths of usual phones', async ({ page }) => {
  const top = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
  for (const width of [360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdFonts(page);
    await page.goto('/restaurant/1', { waitUntil: 'domcontentloaded' });
    await firstPaint(page);
    const before = await top();
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await loadedFonts(page)).toBeGreaterThan(0);
    expect(await top(), `${width} px`).toBe(before);
  }
});

/** How many of the shop's font files the page draws with. */
async function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(() => [...document.fonts].filter(({ family, status }) => family.includes('Onest') && status === 'loaded').length);
}

/** Holds back the shop's fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unrouteAll();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
