import type { Page } from '@playwright/test';
import { type Banner, bannerLimits } from '#domain/content/pages/banners.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { sampleBanner, words } from '../support/builders/sample-pages.ts';
import { samplePhoto } from '../support/pictures/sample-pictures.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { publishPages } from '../support/shop/publish-pages.ts';
import { withShop } from '../support/shop/shop.ts';
import { publishAnyway } from './editor-shop.ts';
import { expect, hydrated } from './fixtures.ts';

const token = 'e'.repeat(32);

/** A shop of its own, because its banners change. */
const test = testWithShop(() => ({ env: { EDITOR_TOKEN: token } }));
test.describe.configure({ mode: 'serial' });

const phone = { width: 390, height: 844 };
const plain = (id: string, changes: Partial<Banner> = {}): Banner =>
  sampleBanner({ id, title: words(id), picture: null, from: null, link: null, ...changes });

/** The first minute of Tashkent that begins 8 s after an instant or later: until then a banner can be published, and be seen once. */
function nextMinute(instant: number): string {
  const minute = Math.ceil((instant + 8_000) / 60_000) * 60_000;
  return new Date(minute + 5 * 3_600_000).toISOString().slice(0, 16);
}

/** Of the first dish and of the banner, in CSS pixels of the page. */
function places(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? null : { top: box.top + scrollY, bottom: box.bottom + scrollY };
    };
    // the dish of the day stands alone
    return {
      first: boxOf('main article:has(~ article)'),
      second: boxOf('main article ~ article'),
      banner: boxOf('main article ~ :is(a, div)'),
    };
  });
}

test('a banner is shown from its minute and is gone with its minute, also from cached pages', async ({ request }) => {
  test.setTimeout(120_000);
  const testNow = '2026-11-21T06:59:45Z';
  const begun = Date.now();
  await withShop({ testNow, env: { EDITOR_TOKEN: token } }, async ({ url }) => {
    const change = nextMinute(Date.parse(testNow) + Date.now() - begun);
    await publishPages(request, { url, token }, (pages) => ({
      ...pages,
      banners: [plain('before', { until: change }), plain('after', { from: change })],
    }));
    const shown = async () => {
      const html = await (await request.get(url)).text();
      return ['before (ру)', 'after (ру)'].filter((title) => html.includes(title));
    };
    expect(await shown()).toEqual(['before (ру)']);
    const seen = new Set<string>();
    await expect
      .poll(
        async () => {
          const now = await shown();
          seen.add(now.join());
          return now;
        },
        { timeout: 60_000, intervals: [200] },
      )
      .toEqual(['after (ру)']);
    expect([...seen].filter((titles) => titles.includes(',') || titles === '')).toEqual([]);
  });
});

test('on a phone the banner stands after the first row, and no dish of that row moves', async ({ page, request, shop }) => {
  await page.setViewportSize(phone);
  const before = await publishPages(request, { url: shop.url, token }, (pages) => ({ ...pages, banners: [] }));
  expect(before.banners.length).toBeGreaterThan(0);
  await page.goto('/');
  const without = await places(page);
  expect(without.banner).toBeNull();
  await publishPages(request, { url: shop.url, token }, (pages) => ({ ...pages, banners: before.banners }));
  await page.goto('/');
  await hydrated(page);
  const shown = await places(page);
  expect([shown.first, shown.second]).toEqual([without.first, without.second]);
  expect(shown.banner?.top).toBeGreaterThan(shown.first?.bottom ?? Number.NaN);
  expect(
    await page
      .locator('main article ~ article')
      .nth(1)
      .evaluate((card) => card.getBoundingClientRect().top + scrollY),
  ).toBeGreaterThan(shown.banner?.bottom ?? Number.NaN);
});

test('a drawing stands whole in its banner, a photo fills its half', async ({ page, request, shop }) => {
  const photo = await request.post('/api/v1/editor/images?for=page', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    data: await samplePhoto(),
  });
  const { path } = (await photo.json()) as { path: string };
  await page.setViewportSize({ width: 1440, height: 900 });
  let before: SitePages | undefined;
  for (const [image, fit] of [
    ['/dishes/osh-kg.svg', 'contain'],
    [path, 'cover'],
  ] as const) {
    const picture = { image, alt: words('Плов') };
    const published = await publishPages(request, { url: shop.url, token }, (pages) => ({
      ...pages,
      banners: [sampleBanner({ id: 'picture', picture, from: null })],
    }));
    before ??= published;
    await page.goto('/');
    await expect(page.getByRole('img', { name: picture.alt.ru })).toHaveCSS('object-fit', fit);
  }
  await publishPages(request, { url: shop.url, token }, (pages) => ({ ...pages, banners: before?.banners ?? [] }));
});

test('home shows the banner in three languages, other folders, searches and dishes do not', async ({ request }) => {
  const has = async (path: string) => (await (await request.get(path)).text()).includes('BIRINCHI');
  expect(await Promise.all(['/', '/en', '/uz', '/fragments/menu'].map(has))).toEqual([true, true, true, true]);
  expect(await Promise.all(['/?folder=9', '/?q=plov', '/product/1001', '/restaurant/1'].map(has))).toEqual([false, false, false, false]);
});

test('a tap on a banner with a promo code puts the code into the cart, and the banner says so', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await hydrated(page);
  const words = languageOf('ru').in('menu');
  await expect(page.getByText(words('promoUsed'))).toBeHidden();
  await page.getByRole('link', { name: `${words('promoUse')} BIRINCHI` }).click();
  await page.waitForURL('/#promo');
  await expect(page.getByText(words('promoUsed'))).toBeVisible();
  expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'promo', value: 'BIRINCHI' }));
});

test('a visitor who has signed in sees no banner with a code for the first order, from a kept page neither', async ({ request, shop }) => {
  const has = async () => (await (await request.get('/')).text()).includes('BIRINCHI');
  expect(await has()).toBe(true);
  await signIn(shop, request);
  expect([await has(), await has()]).toEqual([false, false]);
});

test('the largest banner adds at most 1 KB of HTML, and its picture keeps its place while it loads', async ({ page, request, shop }) => {
  const photo = await request.post('/api/v1/editor/images?for=page', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    data: await samplePhoto(),
  });
  const { path } = (await photo.json()) as { path: string };
  const long = (letters: number) => ({ ru: 'Ш'.repeat(letters), en: 'W'.repeat(letters), uz: 'w'.repeat(letters) });
  const largest: Banner = {
    id: 'largest',
    title: long(bannerLimits.title),
    text: long(bannerLimits.text),
    picture: { image: path, alt: long(bannerLimits.alt), focus: { x: 11, y: 88 } },
    from: null,
    until: '2027-12-31T23:59',
    link: { kind: 'folder', id: '2' },
  };
  const htmlOf = async () => (await (await request.get('/')).text()).replaceAll(/<style>.*?<\/style>/gs, '');
  const before = await publishPages(request, { url: shop.url, token }, (pages) => ({ ...pages, banners: [] }));
  const without = Buffer.byteLength(await htmlOf());
  await publishPages(request, { url: shop.url, token }, (pages) => ({ ...pages, banners: [largest] }));
  const added = Buffer.byteLength(await htmlOf()) - without;
  expect(added).toBeGreaterThan(500);
  expect(added).toBeLessThanOrEqual(1_024);

  await page.setViewportSize(phone);
  await page.route(/\/media\//, (route) => route.fulfill({ status: 200, contentType: 'image/webp', body: '' }));
  await page.goto('/');
  const waiting = await places(page);
  await page.unroute(/\/media\//);
  await page.goto('/');
  const banner = page.getByRole('link', { name: largest.title.ru });
  await banner.scrollIntoViewIfNeeded();
  const picture = banner.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  expect((await places(page)).banner).toEqual(waiting.banner);
  expect(await picture.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('11% 88%');
  await banner.click();
  await expect(page).toHaveURL(/folder=2/);
  await publishPages(request, { url: shop.url, token }, (pages) => ({ ...pages, banners: before.banners }));
});

test('an editor writes a banner, sees what is missing and the banner on home in three languages, and publishes it', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000);
  const loadedInFrames: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/(FulfillmentPicker|MenuControls)\./.test(request.url())) loadedInFrames.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/editor');
  await hydrated(page);
  await page.getByLabel('Ключ редактора').fill(token);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Баннеры' }).click();
  const section = page.getByRole('region', { name: 'Баннеры' });
  await section.getByRole('button', { name: 'Добавить баннер' }).click();
  const title = section.getByRole('group', { name: 'Заголовок' });
  await title.getByLabel('Русский').fill('Самса дня');
  await title.getByLabel('Английский').fill('Samsa of the day');
  await expect(title.getByText('Нет текста')).toHaveCount(1);
  await title.getByLabel('Узбекский').fill('Kun somsasi');
  await section.getByLabel('Показывать с', { exact: true }).fill('2026-12-01T10:00');
  await section.getByLabel('Показывать до', { exact: true }).fill('2026-11-30T10:00');
  await expect(section.getByText('Конец должен быть позже начала.')).toBeVisible();
  await section.getByLabel('Показывать с', { exact: true }).fill('2026-11-01T10:00');
  await section.getByLabel('Показывать до', { exact: true }).fill('');
  await section.getByLabel('Куда ведёт', { exact: true }).selectOption({ label: 'Раздел меню' });
  await section.getByLabel('Найти раздел меню').fill('самса');
  await section.getByRole('button', { name: /Самса, манты/ }).click();
  await expect(page.getByText(/^Сохранено/)).toBeVisible();
  for (const [at, text] of ['Самса дня', 'Samsa of the day', 'Kun somsasi'].entries()) {
    await expect(section.locator('iframe').nth(at).contentFrame().getByText(text)).toBeVisible();
  }
  await section.getByRole('button', { name: /Поднять: Самса дня/ }).click();
  await expect(page.getByText(/^Сохранено/)).toBeVisible();
  await publishAnyway(page);
  await expect.poll(async () => (await page.request.get(shop.url)).text()).toContain('Самса дня');
  expect(loadedInFrames).toEqual([]);
});
