import type { Page } from '@playwright/test';
import type { Row, RowResult } from '../support/load/measured.ts';
import { kilobytes } from '../support/load/numbers.ts';
import { phone, withBrowser } from '../support/screens/open-browser.ts';
import {
  budgets,
  type ContentWeight,
  contentBudget,
  contentPaths,
  measureCheckout,
  measureContent,
  measureHome,
  measureOrder,
  measureUntouched,
} from '../support/screens/page-weights.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { type Shop, shopNow, withShop } from '../support/shop/shop.ts';

export const contentBytesRow: Row = {
  name: 'content-bytes',
  what: `bytes of ${contentPaths.join(', ')}`,
  reach: 'linked JavaScript 0; inline ≤ 1 KB (`/filial` ≤ 4 KB); first paint ≤ 14 KB; whole page with font ≤ 32 KB',
  measure: () =>
    inFullShop(async (open, shop) => {
      const weights: [string, ContentWeight][] = [];
      for (const path of contentPaths) weights.push([path, await measureContent(await open(), shop.url + path)]);
      const most = (part: keyof ContentWeight, among = weights) => Math.max(...among.map(([, weight]) => weight[part]));
      const filial = weights.filter(([path]) => path.endsWith('filial'));
      const others = weights.filter((entry) => !filial.includes(entry));
      const inline = `inline ${kilobytes(most('inlineScript', others))} KB (\`/filial\` ${kilobytes(most('inlineScript', filial))})`;
      return {
        found: `linked ${most('script')}; ${inline}; first paint ≤ ${kilobytes(most('firstPaint'))} KB; whole ≤ ${kilobytes(most('whole'))} KB`,
        isReached: weights.every(([path, weight]) => isWithin(weight, contentBudget(path))),
      };
    }),
};

const mostUntouched = 12 * 1024;

export const untouchedBytesRow: Row = {
  name: 'untouched-bytes',
  what: 'JavaScript that a first visit without a touch downloads until 1.5 s after the network is idle, home with 60 dishes / list / dish, gzip',
  reach: `each ≤ ${kilobytes(mostUntouched)} KB`,
  measure: () =>
    inFullShop(async (open, shop) => {
      const weights = Object.values(await measureUntouched(open, shop.url));
      return { found: `${weights.map(kilobytes).join(' / ')} KB`, isReached: weights.every((bytes) => bytes <= mostUntouched) };
    }),
};

export const homeBytesRow: Row = {
  name: 'home-bytes',
  what: 'home with 60 dishes: JavaScript before idle, with the first touch of a dish and of one with options, and what the first touch of where and when adds (gzip); it does not open the cart nor search, whose chunks have limits of their own (`npm run size`); HTML (Brotli), CSS (gzip), font',
  reach: `JavaScript ≤ ${limit('beforeIdle')}, then ≤ ${limit('script')}, + ${limit('whereAndWhen')} KB; HTML ≤ ${limit('html')}, ≤ ${limit('firstResponse')} KB with its styles; CSS ≤ ${limit('stylesheet')}, + ${limit('sheetStylesheet')} KB with the first sheet; font ≤ ${limit('font')} KB`,
  measure: () =>
    inFullShop(async (open, shop) => {
      const { dishes, linked, ...weight } = await measureHome(await open(), shop.url);
      const kb = (part: keyof typeof weight) => kilobytes(weight[part]);
      const css = `CSS ${kb('stylesheet')} + ${kb('sheetStylesheet')} KB`;
      return {
        found: `JavaScript ${kb('beforeIdle')}, then ${kb('script')} KB, + ${kb('whereAndWhen')} KB; HTML ${kb('html')} KB, ${kb('firstResponse')} KB with its styles; ${css}; font ${kb('font')} KB`,
        isReached: dishes === 60 && linked === 1 && isWithin(weight, budgets.home),
      };
    }),
};

function limit(part: keyof typeof budgets.home): string {
  return kilobytes(budgets.home[part]);
}

export const checkoutBytesRow: Row = {
  name: 'checkout-bytes',
  what: 'JavaScript of the checkout, gzip',
  reach: '≤ 160 KB',
  measure: () =>
    inFullShop(async (open, shop) => {
      const script = await measureCheckout(await open(), shop);
      return { found: `${kilobytes(script)} KB`, isReached: isWithin({ script }, budgets.checkout) };
    }),
};

const mostUntilOrder = 190 * 1024;

export const orderBytesRow: Row = {
  name: 'order-bytes',
  what: 'JavaScript that a new customer downloads from home to an order placed, with the cart, the sign-in and the checkout, each file once, gzip',
  reach: `≤ ${kilobytes(mostUntilOrder)} KB`,
  measure: () =>
    inFullShop(async (open, shop) => {
      const bytes = await measureOrder(await open(), shop);
      return { found: `${kilobytes(bytes)} KB`, isReached: bytes <= mostUntilOrder };
    }),
};

/** Runs work with a shop that has 60 dishes in its first folder; `open` opens a page of a phone without a cache. */
function inFullShop(work: (open: () => Promise<Page>, shop: Shop) => Promise<RowResult>): Promise<RowResult> {
  return withShop({ dataDir: fullFolderData() }, (shop) =>
    withBrowser((browser) =>
      work(async () => {
        const context = await browser.newContext(phone);
        await context.clock.setFixedTime(shopNow);
        return context.newPage();
      }, shop),
    ),
  );
}

function isWithin<Part extends string>(weight: Readonly<Record<Part, number>>, budget: Readonly<Record<Part, number>>): boolean {
  return (Object.keys(budget) as Part[]).every((part) => weight[part] <= budget[part]);
}
