import type { Locator, Page } from '@playwright/test';
import { chooseDistrict, openFulfillmentPicker } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { startShop } from '../support/shop/shop.ts';
import { deliveryTo, haveChosen } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const language = languageOf('ru');
const t = language.in('restaurant-map');
const sheetWords = language.in('fulfillment-sheet');
const mapWords = language.in('fulfillment-map');
const restaurantWords = language.in('restaurant');
const hours = /\d\d:\d\d - \d\d:\d\d/;
const active = 11;
/** Those of the city that the map opens on. */
const inCity = 6;

async function openMap(page: Page, url = '/filial#map'): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#map [data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });
}

/** How many restaurants the markers and clusters of the view represent. */
async function shownRestaurants(page: Page): Promise<number> {
  const counts = await page.locator('.map-cluster').allInnerTexts();
  return (await page.locator('.map-marker').count()) + counts.reduce((sum, count) => sum + Number(count), 0);
}

/** Zooms out until other cities are in view, where the restaurants of the city are a cluster. */
async function seeClusters(page: Page): Promise<void> {
  const zoomOut = async () => {
    await page.getByRole('button', { name: t('zoomOut') }).click();
    return shownRestaurants(page);
  };
  // each step draws the map, which takes seconds on a busy machine without a graphics card
  await expect.poll(zoomOut, { timeout: 60_000 }).toBeGreaterThan(inCity);
  await expect(page.locator('.map-cluster').first()).toBeVisible();
}

/** The names or markers of a map that its pin or card covers. */
async function coveredBy(pin: Locator, names: Locator): Promise<string[]> {
  await expect(pin).toBeVisible();
  const over = await pin.boundingBox();
  const covered = [];
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    if (box === null || over === null) continue;
    const isBeside = box.x >= over.x + over.width || box.x + box.width <= over.x;
    const isAboveOrBelow = box.y >= over.y + over.height || box.y + box.height <= over.y;
    if (!isBeside && !isAboveOrBelow) covered.push((await name.getAttribute('aria-label')) ?? (await name.innerText()));
  }
  return covered;
}

function withoutWebGL(): void {
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
    return type.startsWith('webgl') ? null : (original as (...args: unknown[]) => unknown).call(this, type, ...rest);
  } as typeof original;
}

/** The list beside the map, without the links to its regions. */
const restaurantCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** Reaches a restaurant of a cluster with the keyboard only, and opens its card. */
async function openFromCluster(page: Page): Promise<void> {
  await page.locator('.map-cluster').first().focus();
  for (let step = 0; step < 6 && (await page.locator('.map-marker:focus').count()) === 0; step++) {
    const opened = await page.evaluateHandle(() => document.activeElement);
    await page.locator('.map-cluster:focus').press('Enter');
    await page.waitForFunction(
      (before) => document.activeElement !== before && document.activeElement?.matches('.map-cluster, .map-marker'),
      opened,
    );
  }
  await page.locator('.map-marker:focus').press('Enter');
  await expect(page.getByRole('dialog').filter({ hasText: hours })).toBeVisible();
}

test('on a phone the map is a picture that loads nothing until it is opened; it opens on the city, leads to another and orders from its card', async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/filial', { waitUntil: 'networkidle' });
  const open = page.getByRole('link', { name: language.in('info')('toMap') });
  await expect(open).toBeInViewport();
  expect(requested.filter((url) => /MapCanvas|RestaurantMap|maplibre/i.test(url))).toEqual([]);
  await open.click();
  await expect(page.locator('#map [data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });

  await test.step('every pin of the city stands alone and has its name', async () => {
    await expect(page.locator('.map-marker')).toHaveCount(inCity);
    await expect(page.locator('.map-label[data-kind=place][data-shown=true]')).toHaveCount(inCity);
    await expect(page.getByText(t('simple'), { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: t('zone') })).toBeVisible();
  });

  await test.step('a card covers no pin, and gives the focus back', async () => {
    const marker = page.getByRole('button', { name: new RegExp(`^${language.restaurant(4)}`) });
    await marker.click();
    const card = page.getByRole('dialog', { name: new RegExp(language.restaurant(4)) });
    await expect(card).toBeFocused();
    await expect.poll(() => coveredBy(card, page.locator('.map-marker'))).toEqual([]);
    await card.getByRole('button', { name: t('close') }).click();
    await expect(marker).toBeFocused();
  });

  await test.step('the list shows a restaurant of another city, which has its name and no legend', async () => {
    await page.getByRole('link', { name: language.in('restaurant')('onMapOf', { name: language.restaurant(8) }) }).click();
    const card = page.getByRole('dialog', { name: new RegExp(language.restaurant(8)) });
    await expect(card).toContainText(hours);
    await card.getByRole('link', { name: language.restaurant(8) }).press('Escape');
    await expect(page.getByRole('button', { name: new RegExp(`^${language.restaurant(8)}`) })).toBeFocused();
    await expect(page.locator('.map-label[data-kind=city][data-shown=true]')).toHaveText(t('samarkand'));
    await expect(page.getByRole('list', { name: t('zone') })).toHaveCount(0);
  });

  await test.step('the card chooses its restaurant, whose menu is shown next', async () => {
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('pickUpHere') })
      .click();
    await page.waitForURL('/');
    expect((await context.cookies()).find(({ name }) => name === 'restaurantId')?.value).toBe('8');
  });
});

test('on a desktop the list and the map point at each other, and clusters lead to their restaurants with the keyboard only', {
  tag: '@desktop',
}, async ({ page, context, shop }) => {
  await haveChosen(context, shop, deliveryTo(41.3, 69.25));
  await openMap(page);
  await expect(page.locator('.map-marker')).toHaveCount(inCity);
  await expect(page.locator('#map').getByRole('img', { name: t('ownPlace') })).toBeVisible();
  await expect(page.getByRole('list', { name: t('zone') }).getByRole('listitem')).toHaveCount(3);
  const cards = restaurantCards(page);
  const cardOf = (id: number) => cards.filter({ has: page.getByRole('link', { name: language.restaurant(id), exact: true }) });
  const markerOf = (id: number) => page.getByRole('button', { name: new RegExp(`^${language.restaurant(id)}`) });
  const image = markerOf(1).getByRole('presentation');
  const usual = (await image.boundingBox())?.width ?? 0;
  await cardOf(1).hover();
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(usual);
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(usual);
  await cardOf(1).getByRole('link').first().focus();
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(usual);
  await markerOf(6).click();
  await expect(cardOf(6)).toBeInViewport({ ratio: 1 });
  await expect(cardOf(6)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#map')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await seeClusters(page);
  await openFromCluster(page);
});

test('without WebGL the map shows a notice and every restaurant is in the list, the nearest first, with the way to each', async ({
  page,
  context,
  shop,
}) => {
  await haveChosen(context, shop, deliveryTo(41.36, 69.28));
  await page.addInitScript(withoutWebGL);
  await page.goto('/filial#map');
  await expect(page.locator('#map [data-map]')).toHaveAttribute('data-map', 'error');
  await expect(page.getByText(t('failed'))).toBeVisible();
  await expect(restaurantCards(page)).toHaveCount(active);
  await expect(restaurantCards(page).first().getByText(restaurantWords('nearest'))).toBeVisible();
  await expect(page.getByText(restaurantWords('nearest'))).toHaveCount(1);
  await expect(page.locator('a[href^="https://www.google.com/maps/dir/"]')).toHaveCount(active);
  await expect(page.getByRole('link', { name: restaurantWords('route'), exact: false })).toHaveCount(active);
});

test.describe('a style from another origin', () => {
  test.use({ expectedErrors: [/maps\.example|Failed to load resource|outside request: http:\/\/127\.0\.0\.1/] });

  test('where it is replaced in the sheet, names around the pin say where it is, and the pin covers none', async ({ page }) => {
    const shop = await startShop({ env: { MAP_STYLE_URL: 'https://maps.example/style.json' } });
    try {
      await page.route('https://maps.example/**', (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.goto(shop.url);
      await hydrated(page);
      const sheet = await openFulfillmentPicker(page, language);
      await chooseDistrict(sheet, language, 12);
      await sheet.getByRole('button', { name: sheetWords('showMap') }).click();
      await expect(sheet.getByText(mapWords('mapFallback'))).toBeVisible({ timeout: 20_000 });
      const names = sheet.locator('.map-label[data-kind=district][data-shown=true]');
      await expect.poll(() => names.count()).toBeGreaterThanOrEqual(2);
      expect(await coveredBy(sheet.getByRole('img', { name: mapWords('mapPin') }), names)).toEqual([]);
      const [legend, notice] = await Promise.all(
        [sheet.getByRole('list', { name: mapWords('zones') }), sheet.getByText(mapWords('mapFallback'))].map((part) => part.boundingBox()),
      );
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(legend?.y ?? 0);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('about:blank');
      await shop.stop();
    }
  });
});

test('home loads no byte of a map before it is opened; a click on it sets the address among the zones', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  expect(scripts.filter((url) => /MapCanvas|maplibre/i.test(url))).toEqual([]);
  await sheet.getByRole('button', { name: sheetWords('showMap') }).click();
  await expect(sheet.locator('[data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });
  await sheet.locator('[data-map]').scrollIntoViewIfNeeded();
  await sheet.locator('.maplibregl-canvas').click({ position: { x: 120, y: 150 } });
  await expect(sheet.getByRole('img', { name: mapWords('mapPin') })).toBeVisible();
  await expect(sheet.getByRole('list', { name: mapWords('zones') }).getByRole('listitem')).toHaveCount(3);
  // well-known places by which people find theirs without streets
  await expect.poll(() => sheet.locator('.map-label[data-kind=landmark][data-shown=true]').count()).toBeGreaterThan(1);
  await sheet.getByRole('button', { name: sheetWords('deliverHere') }).click();
  await expect(sheet.locator('[data-map]')).toHaveCount(0);
  await expect(sheet.getByRole('textbox', { name: sheetWords('address') })).toBeVisible();
});

test('a user who does not share a location chooses a district or a restaurant on the map', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await expect(sheet.getByRole('button', { name: sheetWords('time'), exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: sheetWords('whereAmI') }).click();
  await expect(sheet.getByText(sheetWords('locate_denied'))).toBeVisible();
  await sheet.getByRole('radio', { name: language.in('fulfillment-picker')('pickup'), exact: true }).check();
  await sheet.getByRole('button', { name: sheetWords('pickOnMap') }).click();
  await expect(sheet.locator('[data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });
  const marker = sheet.locator('.map-marker').first();
  await expect(marker).toBeVisible();
  const named = sheet.locator('.map-label[data-kind=place][data-shown=true]');
  await expect.poll(async () => (await named.count()) - (await sheet.locator('.map-marker').count())).toBe(0);
  await expect(named.locator('small').filter({ hasText: /\d\d:\d\d/ })).toHaveCount(inCity - 1);
  const name = (await marker.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await marker.click();
  await expect(sheet.getByRole('radio', { name })).toBeChecked();
  await expect(sheet.getByRole('button', { name: new RegExp(`^${name},`), expanded: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a restaurant, its hours and its menu can be found', async ({ page }) => {
    await page.goto('/filial');
    const cards = restaurantCards(page);
    await expect(cards).toHaveCount(active);
    await expect(cards.first()).toContainText(hours);
    await expect(page.locator('#map')).toBeHidden();
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test('the nearest restaurant is found from where the visitor is, and is the first of the list, with its distance', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.29, longitude: 69.27 });
  await openMap(page);
  const map = page.locator('#map');
  await map.getByRole('button', { name: t('nearest') }).click();
  const card = map.locator('.map-card');
  await expect(card.getByRole('link', { name: language.restaurant(4) })).toBeVisible();
  await expect(card).toContainText(/\d+\s(м|км)/);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-show-on-map]') })
    .first();
  await expect(first).toContainText(language.restaurant(4));
  await expect(first).toContainText(/\d+\s(м|км) Ближайший/);
});
