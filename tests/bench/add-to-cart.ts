import type { CDPSession, Locator, Page, Route } from '@playwright/test';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { hydrated } from '../support/screens/hydrated.ts';
import { phone, withBrowser } from '../support/screens/open-browser.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { withShop } from '../support/shop/shop.ts';

const taps = 20;
const visits = 20;
const slowness = 4;
/** in ratio to the same page with a script that only counts */
const mostFirst = 1.5;
const mostLater = 1.3;
const restMs = 500;
/** how long a finger touches the screen */
const touchMs = 80;

declare global {
  interface Window {
    /** from the end of the last touch until the dish in the cart was painted, ms; null: not yet */
    addedMs: number | null;
  }
}

export const addToCartRow: Row = {
  name: 'add-to-cart',
  what: `touch on "add" of a plain dish at ${slowness} × slower CPU until the dish in the cart is painted: the first touch of ${visits} visits and ${taps} later ones, beside the same page with half a kilobyte of script that only counts, in turn, medians; of ${taps} taps before and while the page hydrates, how many count`,
  reach: `first ≤ ${mostFirst} ×, later ≤ ${mostLater} ×; all ${taps}`,
  measure: () =>
    withShop({ dataDir: fullFolderData() }, (shop) =>
      withBrowser(async (browser) => {
        const open = async () => (await browser.newContext({ ...phone, isMobile: true })).newPage();
        const first: Times = { shop: [], counting: [] };
        const later: Times = { shop: [], counting: [] };
        for (let visit = 0; visit < visits; visit++) {
          for (const kind of ['shop', 'counting'] as const) {
            const page = await open();
            const isLast = visit === visits - 1;
            const [firstMs = Number.NaN, ...laterMs] = await tapDishes(page, shop.url, kind, isLast ? taps + 1 : 1);
            first[kind].push(firstMs);
            later[kind].push(...laterMs);
            await page.context().close();
          }
        }
        const counted = await tapAsleep(await open(), shop.url);
        return {
          found: `first ${reported(first)}; later ${reported(later)}; ${counted} of ${taps} early taps`,
          isReached: ratioOf(first) <= mostFirst && ratioOf(later) <= mostLater && counted === taps,
        };
      }),
    ),
};

type Times = Readonly<Record<'shop' | 'counting', number[]>>;

function ratioOf({ shop, counting }: Times): number {
  return median(shop) / median(counting);
}

function reported(times: Times): string {
  const inWords = (list: readonly number[]) =>
    `${Math.round(median(list))} ms (${Math.round(Math.min(...list))}–${Math.round(Math.max(...list))})`;
  return `${ratioOf(times).toFixed(2)} ×: ${inWords(times.shop)} beside ${inWords(times.counting)}`;
}

/** A page at a slower CPU. */
export async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return session;
}

/** Taps dishes without choices once each in one visit; returns the time of each until it was painted in the cart, ms. */
async function tapDishes(page: Page, url: string, kind: keyof Times, count: number): Promise<number[]> {
  const session = await slowed(page);
  if (kind === 'counting') await page.route(`${url}/`, serveCounting);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(watchCart);
  const found: number[] = [];
  for (let tap = 0; tap < count; tap++) {
    await tapAtRest(page, session, plainDishes(page).nth(tap));
    const added = await page.waitForFunction(() => window.addedMs);
    found.push(Number(await added.jsonValue()));
  }
  return found;
}

/** The page without its scripts, with one that shows the number of a dish. */
async function serveCounting(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = (await response.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('</body>', `<script>${counting}</script>$&`);
  const { 'content-security-policy': _, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: html });
}

const counting = `
const numbers = new Map();
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-add]');
  if (button === null) return;
  const stepper = button.parentElement;
  const id = stepper.closest('[data-card]').dataset.card;
  const number = (numbers.get(id) ?? 0) + 1;
  numbers.set(id, number);
  let shown = stepper.querySelector('span');
  if (shown === null) {
    shown = document.createElement('span');
    stepper.prepend(shown);
  }
  shown.textContent = number;
  stepper.closest('[data-card]').dataset.inCart = '';
});
`;

/** Taps as a finger does: when the page does not scroll, with a touch of a short duration. */
export async function tapAtRest(page: Page, session: CDPSession, dish: Locator): Promise<void> {
  await dish.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(restMs);
  const box = await dish.boundingBox();
  if (box === null) throw new Error('a dish without a button');
  await page.evaluate(() => {
    window.addedMs = null;
  });
  await page.waitForTimeout(restMs);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(restMs);
}

/** Half of the taps before the script of the cards has loaded, half while it starts; returns the number of dishes in the cart afterwards. */
async function tapAsleep(page: Page, url: string): Promise<number> {
  await slowed(page);
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_astro\/cards[^/]*\.js$/, async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  for (let tap = 0; tap < taps; tap++) {
    if (tap === taps / 2) arrive();
    await plainDishes(page).nth(tap).tap();
  }
  await hydrated(page);
  await page.waitForTimeout(1_000);
  return countInCart(page);
}

function plainDishes(page: Page): Locator {
  return page.locator('[data-add]:not([data-choices])');
}

/** Dishes in the browser's cart, each tapped once. */
async function countInCart(page: Page): Promise<number> {
  return page.locator('[data-in-cart]').count();
}

/** Notes when a further dish in the cart has been painted: in the frame after the one that drew it. */
function watchCart(): void {
  window.addedMs = null;
  let touchedAt = 0;
  const inCart = () => document.querySelectorAll('[data-in-cart]').length;
  let known = inCart();
  addEventListener('touchend', ({ timeStamp }) => (touchedAt = timeStamp), { capture: true, passive: true });
  const painted = () => requestAnimationFrame(() => setTimeout(() => (window.addedMs = performance.now() - touchedAt)));
  new MutationObserver(() => {
    if (inCart() === known) return;
    known = inCart();
    painted();
  }).observe(document.body, { attributes: true, attributeFilter: ['data-in-cart'], childList: true, subtree: true });
}
