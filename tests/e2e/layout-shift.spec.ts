import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

declare global {
  interface Window {
    shifts: { value: number; moved: string }[];
  }
}

for (const path of ['/', '/uz', '/product/1001', '/restaurant/2', '/filial', '/sign-in']) {
  test(`${path}: nothing in the viewport moves when the islands hydrate`, async ({ page, context, shop }) => {
    await haveChosen(context, shop, pickupAt(1));
    // The font is cached the second time: any shift is caused by an island.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.addInitScript(() => {
      window.shifts = [];
      // Before the load event the page itself is still loading; islands hydrate later.
      let arrivedAt = Number.POSITIVE_INFINITY;
      addEventListener('load', () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            arrivedAt = performance.now();
          }),
        ),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
          const moved = entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
          );
          // A shift may be reported long after it happened.
          if (entry.startTime > arrivedAt) window.shifts.push({ value: entry.value, moved: moved.join(' | ') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => window.shifts.filter(({ value }) => value >= 0.005))).toEqual([]);
  });
}
