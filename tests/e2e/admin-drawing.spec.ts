import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { languageOf } from '../support/screens/words.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { openPage, signInAt } from './office-shop.ts';

type Place = readonly [x: number, y: number];

const language = languageOf('uz');
const t = language.in('office-places');
const ownerPhone = '998950000001';
/** of the map's width, in degrees, at the zoom of a town */
const tenth = 0.01738;
/** The demo's restaurant without zones, to which the corners would snap. */
const withoutZones = '7';
/** as parts of the map's width and height */
const square: readonly Place[] = [
  [0.25, 0.3],
  [0.75, 0.3],
  [0.75, 0.7],
  [0.25, 0.7],
];

let shop: Shop;
let session: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
test.beforeAll(async ({ browser }) => {
  shop = await startShop({ env: { DEMO: '1', OWNER_PHONE: `+${ownerPhone}` } });
  const page = await openPage(browser);
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
  session = await page.context().storageState();
  await page.context().close();
});
test.afterAll(() => shop.stop());

/** A new zone of a restaurant that has none near it, on a map that fills the screen. */
async function openNewZone(browser: Browser, hasTouch: boolean): Promise<{ page: Page; map: Locator }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch, storageState: session });
  await context.clock.setFixedTime(shopNow);
  const page = await context.newPage();
  await page.goto(`${shop.url}${officeLink('adminZones', 'uz')}`);
  await hydrated(page);
  await page.getByRole('button', { name: t('addZone') }).click();
  await page.getByLabel(t('restaurant')).last().selectOption(withoutZones);
  await page.getByLabel(t('zone_priority')).fill('99');
  const map = page.locator('[data-map=loaded] .maplibregl-canvas');
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByText(t('drawHint'))).toBeVisible();
  // the drawing tool is loaded
  await expect(map).toHaveCSS('cursor', 'crosshair');
  return { page, map };
}

/** The corners of the table, rounded: about 100 m. */
async function corners(page: Page): Promise<string[]> {
  const values = await page
    .getByRole('row')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  return values.flatMap((latitude, index) => (index % 2 === 0 ? [`${latitude} ${values[index + 1]}`] : []));
}

async function pointOn(map: Locator, [x, y]: Place): Promise<{ x: number; y: number }> {
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not shown');
  return { x: Math.round(box.x + box.width * x), y: Math.round(box.y + box.height * y) };
}

/** Draws the square, whose last press is on its first corner. */
async function draw(page: Page, press: (place: Place) => Promise<void>): Promise<void> {
  for (const place of [...square, square[0] ?? [0, 0]] as const) await press(place);
  await expect(page.getByText(t('moveHint'))).toBeVisible();
  await expect.poll(() => corners(page)).toHaveLength(square.length);
}

/** Waits until one corner, and no other, is where the pointer left it: a tenth of the map's width away from before. */
async function expectOneDragged(page: Page, before: readonly string[]): Promise<void> {
  const longitudeOf = (corner: string | undefined) => Number(corner?.split(' ')[1]);
  const distances = async () => {
    const now = await corners(page);
    return before.map((corner, index) => Math.abs(longitudeOf(now[index]) - longitudeOf(corner)) / tenth).filter((part) => part > 0);
  };
  await expect.poll(async () => (await distances()).map(Math.round)).toEqual([1]);
  expect(await corners(page)).toHaveLength(before.length);
}

test('a mouse draws a zone, drags a corner, adds one in the middle of an edge and removes it', async ({ browser }) => {
  const { page, map } = await openNewZone(browser, false);
  await draw(page, async (place) => {
    const { x, y } = await pointOn(map, place);
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  });
  const drawn = await corners(page);
  const [from, to] = [await pointOn(map, [0.25, 0.3]), await pointOn(map, [0.15, 0.2])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await page.mouse.up();
  await expectOneDragged(page, drawn);
  const middle = await pointOn(map, [0.5, 0.7]);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(() => corners(page)).toHaveLength(5);
  const added = await pointOn(map, [0.5, 0.7]);
  await page.mouse.click(added.x, added.y, { button: 'right' });
  await expect.poll(() => corners(page)).toHaveLength(4);
  await page.context().close();
});

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

test('a finger drags a corner, also after a gesture that the phone canceled', async ({ browser }) => {
  const { page, map } = await openNewZone(browser, true);
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const touch = async (type: Touch, place?: Place) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: place === undefined ? [] : [await pointOn(map, place)] });
  const drag = async ([x, y]: Place, [right, down]: Place, end: Touch) => {
    await touch('touchStart', [x, y]);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [x + right * part, y + down * part]);
    await touch(end);
  };
  await draw(page, async (place) => {
    await touch('touchStart', place);
    await touch('touchEnd');
  });
  for (const [place, by, end] of [
    [[0.75, 0.7], [0.1, 0.1], 'touchEnd'],
    [[0.75, 0.3], [0.1, -0.1], 'touchCancel'],
    [[0.25, 0.7], [-0.1, 0.1], 'touchEnd'],
  ] as const) {
    const before = await corners(page);
    await drag(place, by, end);
    await expectOneDragged(page, before);
  }
  await page.context().close();
});
