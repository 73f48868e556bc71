import type { Page } from '@playwright/test';

/**
 * The texts of the page of which another element covers the middle: each is scrolled to the middle of the screen and looked up there. What
 * stays in place while the page scrolls lies below or above the middle.
 */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    // a field lies over its label, and a row that is a target as a whole has its control over its texts
    const belongs = (own: Element, found: Element) =>
      own.parentElement?.contains(found) === true ||
      found.parentElement?.contains(own) === true ||
      own.closest('label, li:has(a, button, input), form')?.contains(found) === true;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      if (!node.textContent?.trim() || own === null || own.closest('.hidden, legend, dialog:not([open]), script, style')) continue;
      if (!own.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const { top: ownTop, bottom: ownBottom } = own.getBoundingClientRect();
      if (ownTop < 120 || ownBottom > innerHeight - 160) own.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < 0 || x >= innerWidth || right - left < 2) continue;
        const found = document.elementFromPoint(x, y);
        const isOwn = found !== null && (belongs(own, found) || found.contains(own));
        if (!isOwn) covered.push(`${node.textContent.trim()} by ${found?.outerHTML.slice(0, 80)}`);
      }
    }
    return covered;
  });
}
