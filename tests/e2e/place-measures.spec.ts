import type { Locator } from '@playwright/test';
import { national, openFolder } from '../support/screens/menu-screen.ts';
import { findPlace, openFulfillmentPicker, openTimes, whereButton } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

const language = languageOf('ru');
const sizes = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not visible');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of sizes) {
  test(`${width} px: the head of a sheet stays and covers nothing, and its parts have their sizes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFolder(page, language, national);
    const row = await boxOf(whereButton(page));
    expect(row.height).toBeGreaterThanOrEqual(56);
    expect(row.height).toBeLessThan(60);

    const sheet = await openFulfillmentPicker(page, language);
    await findPlace(sheet, language, language.district(12));
    await expect(sheet.getByRole('term')).toHaveCount(3);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const outline = await boxOf(sheet);
    expect(outline.height % 1).toBe(0);
    const scroller = sheet.locator('.sheet-scroll');
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    // boxes of one moment: a sheet in the middle of the screen moves while what it shows arrives
    await expect(async () => {
      const [frame, close, title, content] = await Promise.all([
        boxOf(sheet),
        boxOf(sheet.getByRole('button', { name: language.in('fulfillment-sheet')('close') })),
        boxOf(sheet.getByRole('heading')),
        boxOf(scroller),
      ]);
      expect(content.y - frame.y).toBeGreaterThanOrEqual(60);
      expect(close.bottom).toBeLessThanOrEqual(content.y);
      expect(title.right).toBeLessThanOrEqual(close.x);
      expect(title.y).toBeGreaterThanOrEqual(frame.y);
    }).toPass({ timeout: 5000 });

    await scroller.evaluate((element) => element.scrollTo(0, 0));
    expect((await boxOf(sheet.locator('.where-find'))).height).toBe(56);
    const locate = await boxOf(sheet.getByRole('button', { name: language.in('fulfillment-sheet')('whereAmI') }));
    expect(Math.min(locate.width, locate.height)).toBeGreaterThanOrEqual(44);
    expect((await boxOf(sheet.locator('.where-row').first())).height).toBeGreaterThanOrEqual(64);
    expect((await boxOf(sheet.locator('.where-picture'))).height).toBe(112);

    const times = await openTimes(page, language);
    const chips = await times.locator('.where-fold .chip').all();
    for (const chip of chips) expect((await boxOf(chip)).height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
