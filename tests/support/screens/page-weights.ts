import type { Page } from '@playwright/test';
import { signIn } from '../shop/customer.ts';
import type { Shop } from '../shop/shop.ts';
import { haveChosen, pickupAt } from '../shop/visitor-preferences.ts';
import { gzip, measureSize } from './gzip-size.ts';
import { hydrated } from './hydrated.ts';
import { goToCheckout, openCart, signInOnScreen } from './order-screens.ts';
import { whereButton } from './place-choice.ts';
import { languageOf } from './words.ts';

const kilobyte = 1024;
/** They may name scripts, which only older browsers load. */
const inlineScripts = /<script>[\s\S]*?<\/script>/g;

/** The maximum sizes of pages in bytes: scripts and styles gzip, HTML Brotli, fonts unchanged. */
export const budgets = {
  /** a few bytes above 32 KB, because the oldest supported browsers need some styles written twice */
  content: { script: 0, inlineScript: kilobyte, whole: 32_784, firstPaint: 14 * kilobyte },
  /** its map is loaded by an inline script */
  filial: { script: 0, inlineScript: 4 * kilobyte, whole: 32 * kilobyte, firstPaint: 14 * kilobyte },
  home: {
    beforeIdle: 6 * kilobyte,
    /** above 105 KB by what the syntax for the oldest supported browsers, the reasons of discounts, the dishes in place of those that are gone, the cards' own script and half a kilobyte for the way to a shared table add, of which 9 KB load before a touch */
    script: 112 * kilobyte,
    // a chunk for each set of islands that share something costs the sheet half a kilobyte and spares every other page 1 to 12; the hours of
    // restaurants, which only the sheet needs of what home loads, and the state of its address cost another third, the lines that name another district a tenth,
    // the mark of what is meant while somebody types and the names of a new address two tenths
    whereAndWhen: 9.7 * kilobyte,
    html: 9 * kilobyte,
    firstResponse: 14 * kilobyte,
    /** above 6 KB by a part of the cloth under the dish of the day, its steam and its heart; what a first visit waits for, `firstResponse`, stays as it was */
    stylesheet: 6.15 * kilobyte,
    sheetStylesheet: 11 * kilobyte,
    font: 24 * kilobyte,
  },
  checkout: { script: 160 * kilobyte },
  /** what a visitor who touches nothing downloads */
  untouched: { home: 12 * kilobyte, list: 12 * kilobyte, product: 12 * kilobyte },
};

const untouchedPaths = { home: '/', list: '/restaurant/1', product: '/product/1001' };
type UntouchedPage = keyof typeof untouchedPaths;

/** How long nothing is fetched before a page counts as loaded, after Playwright's own half second. */
const quietMs = 1_500;

/** Measures the scripts that pages fetch on a first visit without a touch, until the network has been idle for a while. */
export async function measureUntouched(open: () => Promise<Page>, url: string): Promise<Record<UntouchedPage, number>> {
  const found = { home: 0, list: 0, product: 0 };
  for (const name of Object.keys(untouchedPaths) as UntouchedPage[]) {
    const page = await open();
    const scale = measureSize(page);
    await page.goto(url + untouchedPaths[name], { waitUntil: 'networkidle' });
    await page.waitForTimeout(quietMs);
    const { inlineScript, script } = await scale.read();
    found[name] = inlineScript + script;
  }
  return found;
}

export const contentPaths = ['/about', '/en/contacts', '/uz/filial', '/offer', '/privacy', '/p/faq', '/uz/p/jobs'];

export interface ContentWeight {
  /** linked scripts */
  readonly script: number;
  readonly inlineScript: number;
  /** HTML, styles and inline scripts, which are needed for the first paint */
  readonly firstPaint: number;
  /** including the font */
  readonly whole: number;
}

export function contentBudget(path: string): ContentWeight {
  return path.endsWith('filial') ? budgets.filial : budgets.content;
}

/** Measures a content page on a phone, where the map of /filial is below the list and not visible. */
export async function measureContent(page: Page, url: string): Promise<ContentWeight> {
  await page.setViewportSize({ width: 390, height: 844 });
  const scale = measureSize(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { script, inlineScript, html, stylesheet, font } = await scale.read();
  const firstPaint = html + inlineScript + stylesheet;
  return { script, inlineScript, firstPaint, whole: firstPaint + font };
}

export interface HomeWeight {
  /** inline: runs before the page is parsed */
  readonly beforeIdle: number;
  /** scripts that the HTML links or preloads, which run after the page is parsed */
  readonly linked: number;
  /** all scripts loaded by browsing, choosing options and the cart */
  readonly script: number;
  /** scripts added by the first click on place and time, on a phone */
  readonly whereAndWhen: number;
  /** without its styles */
  readonly html: number;
  /** with its styles */
  readonly firstResponse: number;
  readonly dishes: number;
  readonly stylesheet: number;
  /** styles added by the first sheet */
  readonly sheetStylesheet: number;
  readonly font: number;
}

/** Measures home before and after the first touch of every control: a plain dish, a dish with choices, place and time. */
export async function measureHome(page: Page, url: string): Promise<HomeWeight> {
  // a desktop's column of the cart loads what it offers after hydration, and its contents at some moment after the first dish
  await page.setViewportSize({ width: 390, height: 844 });
  const scale = measureSize(page);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  const dishes = await page.getByRole('article').count();
  const atFirst = await scale.read();
  await touchDishes(page);
  const ordered = await scale.read();
  await touchWhereAndWhen(page);
  const touched = await scale.read();
  return {
    beforeIdle: atFirst.inlineScript,
    linked: html.replace(inlineScripts, '').match(/<script[^>]+src=|modulepreload/g)?.length ?? 0,
    script: ordered.inlineScript + ordered.script,
    whereAndWhen: touched.script - ordered.script,
    html: atFirst.unstyled,
    firstResponse: atFirst.document,
    dishes,
    stylesheet: atFirst.stylesheet,
    sheetStylesheet: touched.stylesheet - atFirst.stylesheet,
    font: atFirst.font,
  };
}

async function touchDishes(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await page.locator('[data-add]:not([data-choices])').first().click();
  await page.locator('[data-add][data-choices]').first().click();
  // its choices, for which all of its code has loaded
  await sheet.locator('input').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

async function touchWhereAndWhen(page: Page): Promise<void> {
  await whereButton(page).click();
  await page.getByRole('dialog').locator('input').first().waitFor();
}

/** Measures the linked scripts from home to an order for pickup, placed by a new customer: each once. */
export async function measureOrder(page: Page, shop: Shop): Promise<number> {
  const language = languageOf('ru');
  await haveChosen(page.context(), shop, pickupAt(1));
  const urls = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()));
  await page.goto(shop.url);
  await page.locator('[data-add]:not([data-choices])').first().click();
  await goToCheckout(await openCart(page, language), language);
  await signInOnScreen(page, shop, language);
  await page.waitForURL('**/profile/cart');
  await page.getByRole('button', { name: new RegExp(`^${language.in('checkout')('place', { sum: '' }).trim()}`) }).click();
  await page.waitForURL('**/profile/history/*');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + gzip(body), 0);
}

/** Measures the scripts of the checkout of a signed-in customer. */
export async function measureCheckout(page: Page, shop: Shop): Promise<number> {
  await signIn(shop, page.context().request);
  const scale = measureSize(page);
  await page.goto(`${shop.url}/profile/cart`, { waitUntil: 'networkidle' });
  await hydrated(page);
  return (await scale.read()).script;
}
