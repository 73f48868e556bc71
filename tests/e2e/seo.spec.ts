import sharp from 'sharp';
import { contentPages } from '../support/screens/demo-pages.ts';
import { signIn } from '../support/shop/customer.ts';
import { startShop } from '../support/shop/shop.ts';
import { expect, ordinaryBrowser, test } from './fixtures.ts';

test.use(ordinaryBrowser);

const prefixes = ['', '/en', '/uz'];
const paths = ['/', ...contentPages, '/product/1001', '/restaurant/1'];

test('the sitemap lists every public page in three languages, all of them exist, and no private page', async ({ request, shop }) => {
  test.setTimeout(180_000);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap-index.xml`);
  const index = await (await request.get('/sitemap-index.xml')).text();
  const [part = ''] = locations(index);
  const pages = locations(await (await request.get(part)).text());
  for (const path of paths) {
    for (const prefix of prefixes) expect(pages).toContain(shop.url + (path === '/' ? prefix || '/' : prefix + path));
  }
  expect(pages.filter((page) => /\/(profile|sign-in|admin|editor|staff|preview|api|offline)/.test(page))).toEqual([]);
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    expect([page, html.includes(`<link rel="canonical" href="${page}">`), html.includes('noindex')]).toEqual([page, true, false]);
  }
});

test.describe('without JavaScript, as most crawlers read', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has its own title, description, image and structured data', async ({ page, shop }) => {
    const titles = new Set<string>();
    const types: Record<string, string> = {
      '/': 'WebSite',
      '/contacts': 'Organization',
      '/filial': 'Restaurant',
      '/restaurant/1': 'Menu',
      '/product/1001': 'BreadcrumbList',
    };
    for (const prefix of prefixes) {
      for (const path of paths) {
        await page.goto(prefix + path);
        titles.add(`${await page.title()} | ${await page.locator('meta[name=description]').getAttribute('content')}`);
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        expect(picture).toBe(`${shop.url}/share/${prefix.slice(1) || 'ru'}.png`);
        const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
        const structuredData: { '@type': string }[] = data['@graph'] ?? [data];
        expect(structuredData.map((jsonLd) => jsonLd['@type'])).toContain(types[path] ?? 'BreadcrumbList');
      }
    }
    expect(titles.size).toBe(prefixes.length * paths.length);
  });
});

test('the link preview image and the manifest icons are PNGs of their declared sizes', async ({ page, request }) => {
  for (const language of ['ru', 'en', 'uz']) {
    const { width, height, format } = await sharp(await (await request.get(`/share/${language}.png`)).body()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  }
  await page.goto('/uz');
  const manifest = await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'uz', display: 'standalone' });
  for (const icon of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(await (await request.get(icon.src)).body()).metadata();
    expect(`${width}x${height}`).toBe(icon.sizes);
  }
  expect((await request.get('/share/de.png')).status()).toBe(404);
  expect((await request.get('/icons/7.png')).status()).toBe(404);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

  test('the last menu and content pages are available, other pages show an offline notice, and signing out removes the menu', async ({
    page,
    context,
    shop,
  }) => {
    await page.goto('/uz');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload({ waitUntil: 'networkidle' });
    await page.goto('/uz/about', { waitUntil: 'networkidle' });
    await signIn(shop, context.request);
    await page.goto('/uz/profile', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.goto('/uz');
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.goto('/uz/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biz haqimizda');
    for (const path of ['/uz/contacts', '/uz/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet yoʻq');
    }
    await context.setOffline(false);
    await page.goto('/uz/profile', { waitUntil: 'networkidle' });
    await page.evaluate(() => fetch('/api/v1/auth/session', { method: 'DELETE' }));
    await expect.poll(() => page.evaluate(() => caches.has('menu'))).toBe(false);
    await context.setOffline(true);
    await page.goto('/uz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet yoʻq');
  });
});

test('when it is disabled, no page registers a worker and its URL returns one that unregisters itself', async ({ browser }) => {
  const shop = await startShop({ env: { SERVICE_WORKER: 'off' } });
  const page = await browser.newPage();
  await page.goto(`${shop.url}/about`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.evaluate(async () => {
    await caches.open('menu');
    await navigator.serviceWorker.register('/sw.js');
  });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.close();
  await shop.stop();
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}
