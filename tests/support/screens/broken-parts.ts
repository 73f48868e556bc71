import type { Page } from '@playwright/test';

/** Numbers of prices, currencies and phones. */
const numbers = /\d{1,3}(?:[\u00a0\u202f,]\d{3})+|сум|soʻm|UZS|\+998[\d \u00a0-]+\d/g;
/** Words; the longest that has to fit into any column has 16 letters, and fits into a column of 260 px in any case. */
const words = /(?<![\p{L}\p{M}ʻʼ])[\p{L}\p{M}ʻʼ]{2,16}(?![\p{L}\p{M}ʻʼ])/gu;

/** The words, prices and phones of the page of which a part is in the next line. */
export function brokenParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ patterns, widest }) => {
      const found: string[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // text for assistive technology is in a box without a size, or transparent
        if (node.parentElement?.checkVisibility({ opacityProperty: true }) !== true || node.parentElement.clientWidth === 1) continue;
        range.selectNodeContents(node);
        const lines = range.getClientRects();
        if (lines.length < 2 || range.getBoundingClientRect().height === 0) continue;
        for (const [source, flags] of node.parentElement.clientWidth < widest ? patterns : patterns.slice(0, 1)) {
          for (const { 0: part, index } of (node.textContent ?? '').matchAll(new RegExp(source, flags))) {
            range.setStart(node, index);
            range.setEnd(node, index + part.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`${part} is broken`);
          }
        }
      }
      return found;
    },
    { patterns: [numbers, words].map(({ source, flags }) => [source, flags] as const), widest: 260 },
  );
}
