import type { APIRequestContext, Page } from '@playwright/test';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { emptyPage } from '#domain/content/pages/site-pages.ts';
import { everyBlock, samplePage, words } from '../support/builders/sample-pages.ts';
import { contentPages } from '../support/screens/demo-pages.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { publishPages } from '../support/shop/publish-pages.ts';
import { expect } from './fixtures.ts';

const token = 'e'.repeat(32);

/** A shop of its own, because its pages change. */
const test = testWithShop(() => ({ env: { EDITOR_TOKEN: token } }));

const paths = contentPages.filter((path) => path !== '/filial');

const publish = (request: APIRequestContext, change: (pages: SitePages) => SitePages) => publishPages(request, { url: '', token }, change);

declare global {
  interface Window {
    shifted: number;
  }
}

/** Opens a page whose font is cached. */
async function openAgain(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
}

/** The sum of the layout shifts since the page has loaded, with those of what is drawn now. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
    return window.shifted;
  });
}

function countShifts(): void {
  window.shifted = 0;
  let loadedAt = Number.POSITIVE_INFINITY;
  addEventListener('load', () => {
    loadedAt = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime > loadedAt) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('content pages load no script, shift nothing, and every picture is shown with its text', { tag: '@screens' }, async ({ page }) => {
  const { prefix } = languageOf('uz');
  test.setTimeout(120_000);
  const scripts: string[] = [];
  await page.addInitScript(countShifts);
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of paths) {
    await openAgain(page, prefix + path);
    const pictures = page.locator('main img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    }
    expect([path, await shiftsOf(page)]).toEqual([path, 0]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([path, overflow]).toEqual([path, 0]);
  }
  expect(scripts.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
});

test(
  'an own page is linked from the footer or the header of every content page, in the language of the page',
  { tag: '@screens' },
  async ({ page }, { project }) => {
    await page.goto('/uz/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vakansiyalar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vakansiyalar');
    const place = project.name === 'desktop' ? page.getByRole('banner') : page.getByRole('contentinfo');
    await place.getByRole('link', { name: 'Savol va javoblar' }).click();
    await expect(page).toHaveURL('/uz/p/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savol va javoblar');
  },
);

test('a question opens without a script', async ({ page }) => {
  await page.goto('/p/faq');
  const answer = page.getByText('Баллами можно оплатить');
  await expect(answer).toBeHidden();
  await page.getByText('Как копятся баллы?').click();
  await expect(answer).toBeVisible();
});

test('a slug without a page is not found', async ({ request }) => {
  for (const path of ['/p/nothing', '/en/p/nothing', '/p', '/p/faq/more']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('noindex');
  }
});

test('a published page is shown at once with every kind of block, and is gone when its version is replaced', async ({ page, request }) => {
  expect((await request.get('/p/delivery')).status()).toBe(404);
  const before = await publish(request, (pages) => ({ ...pages, own: [...pages.own, samplePage()] }));
  await page.goto('/en/p/delivery');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Доставка \(en\) · /);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'О доставке (en)');
  await expect(page.locator('link[hreflang]')).toHaveCount(4);
  await expect(main.getByRole('link', { name: '+998 71 200-00-00' }).first()).toHaveAttribute('href', 'tel:+998712000000');
  // the dish of the block has the name and the price of the menu, the removed one is left out
  await expect(main.locator('a[href^="/en/product/"]')).toHaveText(/Wedding plov.*52,000.*UZS/);
  await expect(main.getByRole('link', { name: /Видео \(en\).*video\.example/ })).toHaveAttribute('href', 'https://video.example/1');
  await expect(main.getByRole('heading', { name: 'Chorsu' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Меню (en)' }).first()).toHaveAttribute('href', '/en');
  expect(await (await request.get('/sitemap/1.xml')).text()).toContain('/uz/p/delivery<');
  await publish(request, () => before);
  expect((await request.get('/en/p/delivery')).status()).toBe(404);
});

test('a page with a fixed address has the description that editors wrote, in each language', async ({ page, request }) => {
  await page.goto('/uz/filial');
  const meta = page.locator('meta[name=description]');
  const usual = (await meta.getAttribute('content')) ?? '';
  expect(usual.length).toBeGreaterThan(40);
  const description = words('Все рестораны');
  const before = await publish(request, ({ fixed, ...pages }) => ({
    ...pages,
    fixed: Object.fromEntries(Object.entries(fixed).map(([name, each]) => [name, { ...each, description }])) as typeof fixed,
  }));
  for (const path of ['/about', '/contacts', '/filial', '/offer', '/privacy']) {
    await page.goto(`/uz${path}`);
    await expect(meta).toHaveAttribute('content', 'Все рестораны (uz)');
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', 'Все рестораны (uz)');
  }
  await publish(request, () => before);
  await page.goto('/uz/filial');
  await expect(meta).toHaveAttribute('content', usual);
});

test('a former address of a page leads to its new one for good, in each language, until another page takes it', async ({ request }) => {
  const before = await publish(request, (pages) => ({ ...pages, own: [...pages.own, samplePage({ id: 'moving', slug: 'old' })] }));
  const renamed = samplePage({ id: 'moving', slug: 'new-address' });
  await publish(request, () => ({ ...before, own: [...before.own, renamed] }));
  for (const { prefix } of languages) {
    const response = await request.get(`${prefix}/p/old`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, `${prefix}/p/new-address`]);
    expect((await request.get(`${prefix}/p/old`)).status()).toBe(200);
  }
  const taking = samplePage({ id: 'taking', slug: 'old' });
  await publish(request, () => ({ ...before, own: [...before.own, renamed, taking] }));
  expect((await request.get('/p/old', { maxRedirects: 0 })).status()).toBe(200);
  await publish(request, () => before);
  expect((await request.get('/p/old', { maxRedirects: 0 })).status()).toBe(404);
});

test('hostile Markdown stays text, and a page of 100 blocks is whole', async ({ page, request }) => {
  const hostile = words('<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1)) **Конец**');
  const blocks = Array.from({ length: 100 }, (_, at) => ({ ...everyBlock[0], id: `b${at}`, kind: 'text' as const, text: hostile }));
  const before = await publish(request, (pages) => ({
    ...pages,
    own: [...pages.own, { ...samplePage({ slug: 'long', blocks }), picture: emptyPage.picture }],
  }));
  await page.goto('/p/long');
  await expect(page.getByText('Конец')).toHaveCount(100);
  await expect(page.locator('main script, main img, main a[href^="javascript"]')).toHaveCount(0);
  await publish(request, () => before);
});
