import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { photographStories } from './support/pictures/story-pictures.ts';
import { chromiumFlags, chromiumPath } from './support/screens/browser.ts';
import { placePickupOrder, signIn } from './support/shop/customer.ts';
import { type Shop, startShop } from './support/shop/shop.ts';

/**
 * `npm run screenshots [names of pages or beginnings of story ids]`: every page in three languages, on a small and a large phone, a tablet
 * and a desktop, light and dark, and with text twice as large, into `pictures/`, and every story into `pictures/stories/`. Needs a build.
 */

const languages = ['', '/en', '/uz'];
const sizes = {
  narrow: { width: 320, height: 640, isLarge: false },
  phone: { width: 390, height: 844, isLarge: false },
  large: { width: 390, height: 844, isLarge: true },
  tablet: { width: 768, height: 1024, isLarge: false },
  desk: { width: 1440, height: 900, isLarge: false },
};
const pages: Record<string, string> = {
  home: '/',
  search: '/?q=плов',
  product: '/product/1001',
  combo: '/product/2001',
  restaurant: '/restaurant/1',
  about: '/about',
  contacts: '/contacts',
  filial: '/filial',
  offer: '/offer',
  privacy: '/privacy',
  'sign-in': '/sign-in',
  'not-found': '/nothing-here',
  profile: '/profile',
  checkout: '/profile/cart',
  addresses: '/profile/addresses',
  history: '/profile/history',
};
const only = process.argv.slice(2);

/** A data folder whose settings enable dark mode. */
function darkData(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-dark-'));
  const demo = JSON.parse(readFileSync('src/server/db/demo/catalog.json', 'utf8')) as {
    settings: { SiteSettings: { Colors: { IsDarkMode: string } } };
  };
  demo.settings.SiteSettings.Colors.IsDarkMode = 'true';
  const file = join(dataDir, 'dark.json');
  writeFileSync(file, JSON.stringify(demo));
  execFileSync(process.execPath, ['src/server/cli/catalog.ts', 'import', file, '--yes'], { env: { ...process.env, DATA_DIR: dataDir } });
  return dataDir;
}

async function photograph(browser: Browser, shop: Shop, scheme: string): Promise<void> {
  for (const [size, { isLarge, ...viewport }] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport });
    await signIn(shop, context.request);
    const order = await placePickupOrder(shop, context.request);
    const page = await context.newPage();
    await fillCart(page, shop);
    const unrecognized = await browser.newPage({ viewport });
    for (const language of languages) {
      for (const [name, path] of Object.entries({ ...pages, order: `/profile/history/${order}` })) {
        if (only.length > 0 && !only.includes(name)) continue;
        const shown = name === 'sign-in' ? unrecognized : page;
        await shown.goto(shop.url + (path === '/' ? language || '/' : language + path), { waitUntil: 'networkidle' });
        if (isLarge) await shown.evaluate(enlargeText);
        await shown.evaluate(drawAll);
        const file = `pictures/${name}-${language.slice(1) || 'ru'}-${size}-${scheme}.png`;
        await shown.screenshot({ path: file, fullPage: size === 'desk' ? false : name !== 'home' });
      }
    }
    await unrecognized.close();
    await context.close();
  }
}

/** Scales every length in rem as the largest text size of a browser's settings does. */
function enlargeText(): void {
  document.documentElement.style.fontSize = '200%';
}

/** Renders content that would otherwise be rendered only when it is scrolled into view. */
async function drawAll(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = '*{content-visibility:visible!important}';
  document.head.append(style);
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
}

/** Two taps on the home page, so that cart and checkout have content. */
async function fillCart(page: Awaited<ReturnType<Browser['newPage']>>, shop: Shop): Promise<void> {
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  const adds = page.locator('[data-add]:not([data-choices]):visible');
  for (let tap = 0; tap < 2; tap++) await adds.nth(tap).click();
}

mkdirSync('pictures', { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
for (const scheme of ['light', 'dark']) {
  const shop = await startShop(scheme === 'dark' ? { dataDir: darkData() } : {});
  await photograph(browser, shop, scheme);
  await shop.stop();
}
const isPageName = (name: string) => name in pages || name === 'order';
if (only.length === 0 || !only.every(isPageName)) await photographStories(browser, only);
await browser.close();
