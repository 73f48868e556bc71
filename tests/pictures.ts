import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/browser.ts';
import { placePickupOrder, signIn } from './support/customer.ts';
import { type Shop, startShop } from './support/shop.ts';

/** `npm run pictures`: every page in three languages, phone and desk, light and dark, into `pictures/`. Needs a build. */

const languages = ['', '/en', '/uz'];
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
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

/** A data folder whose settings ask for dark mode. */
function darkData(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-dark-'));
  const demo = JSON.parse(readFileSync('src/server/db/demo/catalogue.json', 'utf8')) as {
    settings: { SiteSettings: { Colors: { IsDarkMode: string } } };
  };
  demo.settings.SiteSettings.Colors.IsDarkMode = 'true';
  const file = join(dataDir, 'dark.json');
  writeFileSync(file, JSON.stringify(demo));
  execFileSync(process.execPath, ['src/server/catalogue-cli.ts', 'import', file], { env: { ...process.env, DATA_DIR: dataDir } });
  return dataDir;
}

async function photograph(browser: Browser, shop: Shop, scheme: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport });
    await signIn(shop, context.request);
    const order = await placePickupOrder(shop, context.request);
    const page = await context.newPage();
    await fillCart(page, shop);
    for (const language of languages) {
      for (const [name, path] of Object.entries({ ...pages, order: `/profile/history/${order}` })) {
        if (only.length > 0 && !only.includes(name)) continue;
        await page.goto(shop.url + (path === '/' ? language || '/' : language + path), { waitUntil: 'networkidle' });
        const file = `pictures/${name}-${language.slice(1) || 'ru'}-${size}-${scheme}.png`;
        await page.screenshot({ path: file, fullPage: size === 'desk' ? false : name !== 'home' });
      }
    }
    await context.close();
  }
}

/** Two taps on the home page, so that cart and checkout have something to show. */
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
await browser.close();
