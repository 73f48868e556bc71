import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** tasks of the page above 50 ms, ms */
    longTasks: number[];
  }
}

/** The shortest duration that browsers report as a long task, ms. */
export const longTaskMs = 50;

/** Starts to count the long tasks of this page, including its next documents. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(watch);
  await page.evaluate(watch);
}

function watch(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
}

/** The long tasks since the last call. */
export async function takeLongTasks(page: Page): Promise<number[]> {
  await page.waitForTimeout(200);
  return page.evaluate(() => window.longTasks.splice(0));
}

/** Finds the map's buttons; returns a function that zooms and drags without evaluating script in the page, which would be a task too. */
export async function readyToMove(page: Page, map: Locator): Promise<() => Promise<void>> {
  const middle = await middleOf(map);
  const zoomIn = await middleOf(map.locator('.maplibregl-ctrl-zoom-in'));
  const zoomOut = await middleOf(map.locator('.maplibregl-ctrl-zoom-out'));
  return async () => {
    for (let step = 0; step < 6; step++) {
      await page.mouse.click(zoomIn.x, zoomIn.y);
      await page.waitForTimeout(500);
      await drag(page, middle, step % 2 === 0 ? 100 : -100);
    }
    for (let step = 0; step < 6; step++) {
      await page.mouse.click(zoomOut.x, zoomOut.y);
      await page.waitForTimeout(500);
    }
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

async function middleOf(element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, { x, y }: Place, px: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px, y + px / 2, { steps: 8 });
  await page.mouse.up();
  await page.waitForTimeout(500);
}
