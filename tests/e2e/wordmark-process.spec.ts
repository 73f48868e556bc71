import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { withShop } from '../support/shop/shop.ts';
import { setLogo } from '../support/shop/shop-database.ts';

test('beside a wordmark the name is only for assistive technology, and the header of a phone stays one row', async ({ page }) => {
  const wide = await sharp({ create: { width: 600, height: 100, channels: 3, background: '#07f' } })
    .webp()
    .toBuffer();
  await withShop({}, async (shop) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(`${shop.url}/uz/about`);
    const logo = page.locator('body > header > a:first-child');
    const name = (await logo.innerText()).trim();
    expect(name).not.toBe('');
    setLogo(shop, 'wordmark-of-the-test.webp', wide);
    await expect(async () => {
      await page.goto(`${shop.url}/uz/about`);
      await expect(logo.locator('img')).toHaveAttribute('src', '/media/wordmark-of-the-test.webp', { timeout: 100 });
    }).toPass();
    for (const [width, least] of [
      [320, 44],
      [390, 100],
      [1280, 120],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, (await logo.innerText()).trim()]).toEqual([width, '']);
      const box = await logo.locator('img').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(120);
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(least);
    }
    await expect(logo).toHaveAccessibleName(new RegExp(name));
    await page.setViewportSize({ width: 320, height: 640 });
    const tops = await page
      .locator('body > header > :not([popover], script)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });
});
