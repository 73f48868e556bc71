import type { Locator } from '@playwright/test';
import { boxOf } from '../support/screens/box-of.ts';
import { national, openFolder } from '../support/screens/menu-screen.ts';
import { findPlace, openFulfillmentPicker, openTimes, switchToPickup, whereButton } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

const language = languageOf('ru');
const sizes = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

async function expectInside(target: Locator, frame: { x: number; y: number; right: number; bottom: number }): Promise<void> {
  const box = await boxOf(target);
  expect([box.x >= frame.x, box.y >= frame.y, box.right <= frame.right, box.bottom <= frame.bottom]).toEqual([true, true, true, true]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of sizes) {
  test(`${width} px: the choice between delivery and pickup stays where it is while the places load`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hydrated(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await released;
      await route.continue();
    });
    const sheet = await openFulfillmentPicker(page, language);
    const pickup = sheet.getByRole('radio', { name: language.in('fulfillment-picker')('pickup') }).locator('..');
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const before = await boxOf(pickup);
    release();
    await expect(sheet.getByRole('list', { name: language.in('fulfillment-sheet')('found') })).toBeVisible();
    expect(await boxOf(pickup)).toEqual(before);
  });

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

    await sheet.getByRole('button', { name: language.in('fulfillment-sheet')('change') }).click();
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    expect((await boxOf(sheet.locator('.where-find'))).height).toBe(56);
    const locate = await boxOf(sheet.getByRole('button', { name: language.in('fulfillment-sheet')('whereAmI') }));
    expect(Math.min(locate.width, locate.height)).toBeGreaterThanOrEqual(44);
    expect((await boxOf(sheet.locator('.where-row').first())).height).toBeGreaterThanOrEqual(64);
    const picture = await boxOf(sheet.locator('.where-picture'));
    // on a desktop it is beside the place, within what is in view
    if (width < 900) expect(picture.height).toBe(112);
    else expect([picture.right < locate.x, picture.bottom <= content.bottom]).toEqual([true, true]);

    const times = await openTimes(page, language);
    const chips = await times.locator('.where-fold .chip').all();
    for (const chip of chips) expect((await boxOf(chip)).height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('on a desktop the picture of the map names the districts, apart from each other and from its button, and a click chooses one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  const names = sheet.locator('.picture-pins > button:not([data-covered])');
  const yunusabad = names.filter({ hasText: language.district(12) });
  await expect(yunusabad).toBeVisible();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const shown = await names.all();
  expect(shown.length).toBeGreaterThanOrEqual(6);
  const frame = await boxOf(sheet.locator('.where-picture'));
  const boxes = await Promise.all([sheet.locator('.where-picture > span'), ...shown].map(boxOf));
  for (const [index, a] of boxes.entries()) {
    expect(a.x >= frame.x && a.right <= frame.right && a.y >= frame.y && a.bottom <= frame.bottom).toBe(true);
    for (const b of boxes.slice(index + 1)) expect(a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom).toBe(false);
  }
  await yunusabad.click();
  await expect(sheet.locator('.where-chosen')).toContainText(language.district(12));
  // then the names only say where the point is
  await expect.poll(() => names.and(sheet.locator('[data-area]')).count()).toBeGreaterThan(3);
  await expect(sheet.locator('.picture-pins > :enabled')).toHaveCount(0);
  await expectInside(sheet.locator('.picture-pins > :not([data-area])'), frame);
});

test('the picture of the map has the zones for a delivery and not for a pickup', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  const picture = sheet.locator('.where-picture');
  await expect(picture).toHaveCSS('background-image', /zones\.svg/);
  await switchToPickup(sheet, language);
  await expect(picture).toHaveCSS('background-image', /streets\.svg/);
  const [zones, streets] = await Promise.all(['zones', 'streets'].map((name) => page.request.get(`/map/${name}.svg`)));
  expect(zones?.headers()['content-type']).toContain('image/svg+xml');
  expect((await zones?.text())?.length).toBeGreaterThan((await streets?.text())?.length ?? 0);
  expect((await page.request.get('/map/other.svg')).status()).toBe(404);
});

for (const width of [390, 1440]) {
  test(`${width} px: an open map keeps the search with "where am I", and on a desktop the list, from which a district is chosen`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 69.2862, latitude: 41.3641 });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page);
    const sheet = await openFulfillmentPicker(page, language);
    const t = language.in('fulfillment-sheet');
    await sheet.getByRole('button', { name: t('showMap') }).click();
    await expect(sheet.locator('[data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });
    const districts = sheet.getByRole('list', { name: t('found') });
    const [line, chosen] = [sheet.locator('.where-pin-line'), sheet.locator('.where-chosen')];
    if (width > 899) {
      await districts.getByRole('button', { name: language.district(2) }).click();
      await expect(line).toContainText(language.district(2));
    }
    await sheet.getByRole('button', { name: t('whereAmI') }).click();
    await expect(line).toContainText(language.district(12));
    await expect(chosen).toBeVisible({ visible: width > 899 });
    await expect(districts).toBeHidden();
    await expect(sheet.getByRole('searchbox')).toBeVisible();
    await expectInside(sheet.locator('.map-pin'), await boxOf(sheet.locator('.where-map')));
  });
}

test('on a desktop the times are a step of the sheet, in the place of its right column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await findPlace(sheet, language, language.district(12));
  const column = await boxOf(sheet.locator('.where-chosen'));
  const outline = await boxOf(sheet);
  const times = await boxOf(await openTimes(page, language));
  expect([times.y, times.right, times.bottom]).toEqual([outline.y, outline.right, outline.bottom]);
  expect(times.x).toBeLessThan(column.x);
  expect(times.x).toBeGreaterThanOrEqual((await boxOf(sheet.locator('.where-picture'))).right);
});

test('a phone has no names on the picture of the map, and does not load their code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await expect(sheet.locator('.where-picture > span')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(sheet.locator('.picture-pins')).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('PickupPlace'))).toEqual([]);
});
