import type { Page } from '@playwright/test';

/**
 * The visible texts below `root` that the edge of the screen or of a box cuts. A row that scrolls cuts nothing, and neither does an
 * ellipsis.
 */
export function cutTexts(page: Page, root = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const isHidden = (element: Element) => getComputedStyle(element).clipPath !== 'none' || element.getBoundingClientRect().width <= 1;
    /** The part of the screen in which a text is shown; null: it scrolls, ends with an ellipsis or is only for screen readers. */
    const frameOf = (element: Element): DOMRect | null => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
        if (scrolls || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isHidden(box)) return null;
        if (overflowX !== 'visible') return box.getBoundingClientRect();
      }
      return new DOMRect(0, 0, document.documentElement.clientWidth, document.documentElement.scrollHeight);
    };
    for (const part of document.querySelectorAll<HTMLElement>('*')) {
      // is otherwise drawn, and has sizes, only in view
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    // a map continues beyond its frame, and the shop's name leaves the header when it does not fit beside the logo
    const exempt = 'script, style, svg, select, [data-map], header > a[aria-label]';
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const own = node.parentElement;
      if (!node.textContent?.trim() || own === null || own.closest(exempt)) continue;
      if (!own.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const frame = frameOf(own);
      if (frame === null) continue;
      range.selectNodeContents(node);
      for (const { left, right, bottom, height } of range.getClientRects()) {
        const isCut = left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + height / 4;
        if (isCut && frame.width > 1) found.add(node.textContent.trim());
      }
    }
    return [...found];
  }, root);
}
