import type { Locator, Page } from '@playwright/test';
import { openFulfillmentPicker, switchToPickup } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The sheet for a pickup: its list, its map and its time. */

const language = languageOf('ru');
const t = language.in('fulfillment-sheet');
const [chorsu, samarkand] = [1, 8];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openPickup(page: Page, width: number, height: number): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await switchToPickup(sheet, language);
  await expect(restaurants(sheet).first()).toBeVisible();
  return sheet;
}

function restaurants(sheet: Locator): Locator {
  return sheet.getByRole('group', { name: t('restaurants') }).getByRole('radio');
}

function rowOf(sheet: Locator, restaurant: number): Locator {
  return restaurants(sheet).and(sheet.getByRole('radio', { name: new RegExp(`^${language.restaurant(restaurant)}`) }));
}

async function openMap(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: t('pickOnMap') }).click();
  await expect(sheet.locator('[data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`${width} px: the time has one place above the button, before a restaurant is chosen and after it, also beside the map`, async ({
    page,
  }) => {
    const sheet = await openPickup(page, width, height);
    const [row, time] = [sheet.locator('.sheet-footer .where-time-row'), sheet.getByRole('button', { name: t('time'), exact: true })];
    await expect(row).toHaveText(t('timeLater'));
    await expect(time).toHaveCount(0);
    const before = await row.boundingBox();
    await openMap(sheet);
    await expect(row).toBeVisible();
    await sheet.locator('.map-marker').first().click();
    await expect(row.getByRole('button', { name: t('time'), exact: true })).toBeVisible();
    await expect(time).toHaveCount(1);
    expect(await row.boundingBox()).toEqual(before);
  });
}

test('on a desktop the list stays beside the open map: each marks in the other what is chosen, and the map follows to another city', async ({
  page,
}) => {
  const sheet = await openPickup(page, 1440, 900);
  const all = await restaurants(sheet).count();
  await openMap(sheet);
  await expect(restaurants(sheet)).toHaveCount(all);
  const marked = sheet.locator('.map-marker[aria-expanded=true]');

  await rowOf(sheet, chorsu).click();
  await expect(sheet).toBeVisible();
  await expect(marked).toHaveAccessibleName(new RegExp(`^${language.restaurant(chorsu)}`));

  const other = sheet.locator('.map-marker[aria-expanded=false]').first();
  const name = (await other.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await other.click();
  await expect(sheet.getByRole('radio', { name })).toBeChecked();
  await expect(sheet.getByRole('radio', { name })).toBeInViewport();

  await rowOf(sheet, samarkand).click();
  await expect(marked).toHaveAccessibleName(new RegExp(`^${language.restaurant(samarkand)}`));
  await sheet.getByRole('button', { name: t('hideMap') }).click();
  await expect(restaurants(sheet)).toHaveCount(all);
});

test('on a phone the way to the map is above the list, and the switch is whole beside a chosen restaurant', async ({
  page,
  context,
  shop,
}) => {
  await haveChosen(context, shop, pickupAt(chorsu));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await expect(rowOf(sheet, chorsu)).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('radio', { name: language.in('fulfillment-picker')('pickup') }).locator('..')).toBeInViewport({ ratio: 1 });
  const [map, first] = await Promise.all([
    sheet.getByRole('button', { name: t('pickOnMap') }).boundingBox(),
    restaurants(sheet).first().boundingBox(),
  ]);
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThan(first?.y ?? 0);
});

for (const width of [390, 744])
  test(`${width} px: the picture of the map has the pins of the restaurants of its city, the chosen one in another color`, async ({
    page,
    context,
    shop,
  }) => {
    await haveChosen(context, shop, pickupAt(chorsu));
    await page.setViewportSize({ width, height: 1133 });
    await page.goto('/');
    await hydrated(page);
    const sheet = await openFulfillmentPicker(page, language);
    await expect(restaurants(sheet).first()).toBeChecked();
    await expect(sheet.locator('.picture-pins > button:not([data-area])')).toHaveCount(6);
    // a button takes the place of the picture when the map's settings have loaded
    await expect(sheet.getByRole('button', { name: t('pickOnMap') })).toBeVisible();
    const pins = await sheet.locator('.where-picture').evaluate((picture) => {
      const frame = picture.getBoundingClientRect();
      const all = [...(picture.closest('.sheet')?.querySelectorAll('.picture-pins > button:not([data-area])') ?? [])];
      return all.map((pin) => {
        const { top, left, right, bottom } = pin.getBoundingClientRect();
        const isInside = top >= frame.top && left >= frame.left && right <= frame.right && bottom <= frame.bottom;
        return { isInside, isChosen: pin.hasAttribute('data-chosen'), color: getComputedStyle(pin, '::before').backgroundColor };
      });
    });
    expect(pins.filter(({ isInside }) => !isInside)).toEqual([]);
    const marked = pins.filter(({ isChosen }) => isChosen);
    expect(marked).toHaveLength(1);
    expect(pins.filter(({ color }) => color === marked[0]?.color)).toEqual(marked);
    await expect(sheet.locator('.picture-pins span').first()).toBeHidden();
  });

test('on a phone the picture of the map has no pins where the chosen restaurant is in another city', async ({ page, context, shop }) => {
  await haveChosen(context, shop, { ...pickupAt(samarkand), region: '9' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await expect(restaurants(sheet).first()).toBeChecked();
  await expect(sheet.locator('.picture-pins > button:not([data-area])')).toHaveCount(0);
});

test('on a phone the map has the room of the list, of which the chosen restaurant is left', async ({ page }) => {
  const sheet = await openPickup(page, 390, 844);
  await openMap(sheet);
  await expect(restaurants(sheet)).toHaveCount(0);
  await sheet.locator('.map-marker').first().click();
  await expect(restaurants(sheet)).toHaveCount(1);
  await expect(restaurants(sheet)).toBeChecked();
});
