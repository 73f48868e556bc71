import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { writePhotoCatalog } from '../support/pictures/photo-catalog.ts';
import { sampleDrawing } from '../support/pictures/sample-pictures.ts';
import { hydrated } from '../support/screens/hydrated.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { setDark } from '../support/shop/shop-database.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const catalog = demoCatalog();
const staffKey = 'a-key-of-the-kitchen-for-this-test';
const [folder] = catalog.categories;
const parts = catalog.categories.filter(({ parentId }) => parentId === folder?.id).map(({ id }) => id);
/** The dish of the day has a place of its own. */
const [photographed, drawn, demo] = catalog.products.filter(
  ({ categoryId, tags }) => parts.includes(categoryId) && !tags.includes('today'),
);
let shop: Shop;

test.beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-photos-'));
  writeFileSync(join(dataDir, 'drawing.png'), await sampleDrawing());
  const file = await writePhotoCatalog(dataDir, (given) => ({
    ...given,
    products: given.products.map((product) => {
      if (product.id === drawn?.id) return { ...product, image: './drawing.png' };
      return product.id === demo?.id ? { ...product, image: demo?.image } : product;
    }),
  }));
  execFileSync(process.execPath, ['src/server/cli/catalog.ts', 'import', file, '--yes'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  shop = await startShop({ dataDir, env: { DEMO: '0', STAFF_TOKEN: staffKey } });
});
test.afterAll(() => shop.stop());

const card = (page: Page, name = '') => page.locator('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const shape = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => {
    const [own, around] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect() ?? new DOMRect()];
    const { objectFit, backgroundColor } = getComputedStyle(element);
    return {
      share: own.width / around.width,
      heightShare: own.height / around.height,
      tile: around.width / around.height,
      objectFit,
      backgroundColor,
    };
  });

const covering = { objectFit: 'cover', share: expect.closeTo(1, 2), heightShare: expect.closeTo(1, 2) };

test('a photo covers its tile, a drawing stands within it, and a plate of the shop is as wide', async ({ page }) => {
  // on wide screens the first cards may be two columns wide
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.url);
  const photo = card(page, photographed?.name.ru).locator('img');
  await expect(photo).toHaveAttribute('src', /^\/media\/[\w-]{16}-p1280x960-[\da-f]{6}\/320$/);
  await expect(photo).toHaveAttribute('srcset', /^\/media\/[\w-]{16}-p1280x960-[\da-f]{6}\/640 2x$/);
  expect(await shape(photo)).toMatchObject({
    ...covering,
    tile: expect.closeTo(4 / 3, 1),
    backgroundColor: expect.stringMatching(/^rgb\(/),
  });
  const within = await shape(card(page, drawn?.name.ru).locator('img'));
  expect(within.share).toBeCloseTo(0.64, 1);
  expect([within.heightShare <= 0.9, within.objectFit, within.backgroundColor]).toEqual([true, 'contain', 'rgba(0, 0, 0, 0)']);
  const plate = await shape(card(page, demo?.name.ru).locator('img'));
  expect(plate).toMatchObject({ share: expect.closeTo(1, 1), objectFit: 'contain', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

test('a picture is sent in the format that the browser names, for ever, and no more often than needed', async ({ page }) => {
  await page.goto(shop.url);
  const src = (await card(page, photographed?.name.ru).locator('img').getAttribute('src')) ?? '';
  const read = async (accept: string) => {
    const response = await fetch(shop.url + src, { headers: { accept } });
    const { headers, status } = response;
    const bytes = (await response.arrayBuffer()).byteLength;
    return {
      status,
      type: headers.get('content-type'),
      cache: headers.get('cache-control'),
      vary: headers.get('vary'),
      isSmall: bytes < 40_000,
    };
  };
  const same = { status: 200, cache: 'public, max-age=31536000, immutable', vary: 'Accept', isSmall: true };
  expect(await read('image/avif,image/webp,*/*;q=0.8')).toEqual({ ...same, type: 'image/avif' });
  expect(await read('image/webp,*/*;q=0.8')).toEqual({ ...same, type: 'image/webp' });
  expect(await read('*/*')).toEqual({ ...same, type: 'image/webp' });
  const whole = await fetch(shop.url + src.replace(/\/320$/, ''));
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const path of [src.replace('/320', '/321'), src.replace('-p', '-d'), '/media/x/320'])
    expect((await fetch(shop.url + path)).status).toBe(404);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a photo that fails shows the dish’s initial, ${scheme}`, async ({ page }) => {
    await setDark(shop, scheme === 'dark');
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(shop.url);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    const image = card(page, photographed?.name.ru).locator('img');
    const initial = encodeURIComponent([...(photographed?.name.ru ?? '')][0] ?? '');
    await expect(image).toHaveAttribute('src', new RegExp(`^data:image/svg\\+xml,.*${initial}`));
    await expect(image).not.toHaveAttribute('srcset');
    expect(await shape(image)).toMatchObject({ objectFit: 'contain', backgroundColor: 'rgba(0, 0, 0, 0)' });
    const [, red = ''] = /fill="rgb\((\d+)/.exec(decodeURIComponent((await image.getAttribute('src')) ?? '')) ?? [];
    expect(Number(red) > 128).toBe(scheme === 'dark');
    await setDark(shop, false);
  });
}

test('nothing moves when photos come late', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(shop.url, { waitUntil: 'domcontentloaded' });
  const photo = card(page, photographed?.name.ru).locator('img');
  const before = await photo.boundingBox();
  release();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  expect(await photo.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.005);
});

test('the page of a dish shows its photo in a larger size', async ({ page }) => {
  await page.goto(`${shop.url}/product/${photographed?.id}`);
  const hero = page.locator('article img').first();
  await expect(hero).toHaveAttribute('src', /\/640$/);
  await expect(hero).toHaveAttribute('srcset', /\/1280 2x$/);
  expect(await shape(hero)).toMatchObject(covering);
});

test('the option sheet and the cart show the photo of the card', async ({ page }) => {
  await page.goto(shop.url);
  const add = (choices: string) => page.locator(`article:has(img[srcset]) [data-add]${choices}`).first();
  await add('[data-choices]').click();
  const sheet = page.locator('.option-hero img');
  await expect(sheet).toHaveAttribute('src', /\/640$/);
  expect(await shape(sheet)).toMatchObject(covering);
  await page.reload();
  await add(':not([data-choices])').click();
  const row = page.locator('.cart-line .dish-tile img').first();
  await expect(row).toHaveAttribute('src', /\/320$/);
  expect(await shape(row)).toMatchObject(covering);
});

test('rows and lists show the photos of the cards, and the initial of a dish whose photo fails', async ({ page, context, browser }) => {
  await context.clock.setFixedTime(shopNow);
  await signIn(shop, context.request);
  const orderId = await placePickupOrder(shop, context.request);
  const liked = await context.request.put(`${shop.url}/api/v1/favorites/1031`, { headers: { origin: shop.url } });
  expect(liked.ok()).toBe(true);
  const screens: readonly [path: string, images: string][] = [
    [`/profile/history/${orderId}`, 'main section img'],
    ['/profile/history', 'main li img'],
    ['/profile/favorites', 'main li img'],
  ];
  for (const [path, images] of screens) {
    await page.goto(shop.url + path);
    const image = page.locator(images).first();
    await expect(image, path).toHaveAttribute('src', /^\/media\/.+\/320$/);
    expect(await shape(image), path).toMatchObject(covering);
  }
  const names = ['1031', '1028'].map((id) => catalog.products.find((dish) => String(dish.id) === id)?.name.ru ?? '?');
  const initials = names.map((name) => encodeURIComponent([...name][0] ?? '')).join('|');
  const uncached = await browser.newContext({ storageState: await context.storageState(), serviceWorkers: 'block' });
  const other = await uncached.newPage();
  await other.route('**/media/**', (route) => route.abort());
  for (const [path, images] of screens) {
    await other.goto(shop.url + path);
    const image = other.locator(images).first();
    await expect(image, path).toHaveAttribute('src', new RegExp(`^data:image/svg\\+xml,.*(${initials})`));
    expect(await shape(image), path).toMatchObject({ objectFit: 'contain' });
  }
  await uncached.close();
});

test('suggestions, the checkout, the search field and the stop list show the photos of the cards', async ({ page }) => {
  await page.clock.setFixedTime(shopNow);
  await haveChosen(page.context(), shop, pickupAt(1));
  await page.goto(`${shop.url}/product/1001`);
  await page.locator('.option-add').click();
  const photographs = async (selector: string) => {
    const image = page.locator(selector).first();
    await expect(image, selector).toHaveAttribute('src', /^\/media\/.+\/320$/);
    expect(await shape(image), selector).toMatchObject(covering);
  };
  await photographs('.cart-suggestions img');
  await page.getByRole('searchbox').click();
  await photographs('.search-panel img');
  await page.goto(`${shop.url}/sign-in`);
  await signIn(shop, page.context().request);
  await page.goto(`${shop.url}/profile/cart`);
  await photographs('main li img');
  const session = await page.context().request.post(`${shop.url}/api/v1/staff/session`, {
    headers: { origin: shop.url },
    data: { token: staffKey },
  });
  expect(session.ok(), await session.text()).toBe(true);
  await page.goto(`${shop.url}/staff`);
  await hydrated(page);
  await page.getByRole('radio', { name: languageOf('ru').in('staff-board')('stopList') }).check();
  await photographs('main li img');
});
