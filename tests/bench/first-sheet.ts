import type { Page } from '@playwright/test';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { phone, withBrowser } from '../support/screens/open-browser.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { withShop } from '../support/shop/shop.ts';
import { slowed, tapAtRest } from './add-to-cart.ts';

const visits = 10;
const mostFirstMs = 1_200;
const mostLaterMs = 150;
/** slow 4G, as Lighthouse and the browsers' tools name it */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

declare global {
  interface Window {
    /** from the end of the last touch until the choices of a dish were painted, ms; null: not yet */
    sheetMs: number | null;
  }
}

export const firstSheetRow: Row = {
  name: 'first-sheet',
  what: `touch on "add" of a dish with choices until its choices are painted, slow 4G and 4 × slower CPU, nothing loaded before the touch: the first of a visit and the next one, medians of ${visits} visits`,
  reach: `first ≤ ${mostFirstMs} ms, later ≤ ${mostLaterMs} ms`,
  measure: () =>
    withShop({ dataDir: fullFolderData() }, (shop) =>
      withBrowser(async (browser) => {
        const first: number[] = [];
        const later: number[] = [];
        for (let visit = 0; visit < visits; visit++) {
          const page = await (await browser.newContext({ ...phone, isMobile: true })).newPage();
          const [firstMs, laterMs] = await openSheets(page, shop.url);
          first.push(firstMs);
          later.push(laterMs);
          await page.context().close();
        }
        return {
          found: `first ${Math.round(median(first))} ms, later ${Math.round(median(later))} ms`,
          isReached: median(first) <= mostFirstMs && median(later) <= mostLaterMs,
        };
      }),
    ),
};

/** The times of two sheets, ms. */
async function openSheets(page: Page, url: string): Promise<readonly [number, number]> {
  const session = await slowed(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(watchSheet);
  const open = async (at: number) => {
    await page.evaluate(() => {
      window.sheetMs = null;
    });
    await tapAtRest(page, session, page.locator('[data-choices]').nth(at));
    const opened = await page.waitForFunction(() => window.sheetMs);
    return Number(await opened.jsonValue());
  };
  const first = await open(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return [first, await open(1)];
}

/** Notes when the choices in an open dialog have been painted: in the frame after the one that drew them. */
function watchSheet(): void {
  let touchedAt = 0;
  let wasOpen = false;
  addEventListener('touchend', ({ timeStamp }) => (touchedAt = timeStamp), { capture: true, passive: true });
  new MutationObserver(() => {
    const isOpen = document.querySelector('dialog[open] input') !== null;
    if (isOpen && !wasOpen) requestAnimationFrame(() => setTimeout(() => (window.sheetMs = performance.now() - touchedAt)));
    wasOpen = isOpen;
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}
