import type { Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  /** the beginning of what moved */
  readonly moved: string;
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Below this, a cumulative layout shift is shown as 0.00. */
const least = 0.005;

/** Waits until the page is painted for the first time. */
export async function firstPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })));
}

/** Notes every layout shift after what is drawn now. */
export async function noteShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)));
        window.shifts.push({ value: entry.value, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The noted shifts that count, after everything that is drawn now. */
export async function notedShifts(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return (await page.evaluate(() => window.shifts)).filter(({ value }) => value >= least);
}
