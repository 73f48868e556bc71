import { textsOfPage } from '#domain/content/pages/block-texts.ts';
import { textIn } from '#domain/content/pages/block-view.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import { emptyPage } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';

const mostLetters = 60;

/** The first words of a block, by which an editor finds it; '' while it has none. */
export function summaryOf(block: Block, locale: Locale): string {
  const texts = textsOfPage({ ...emptyPage, blocks: [block] }).map(({ text }) => plain(textIn(text, locale)));
  const first = texts.find((text) => text !== '') ?? '';
  return first.length > mostLetters ? `${first.slice(0, mostLetters).trimEnd()}…` : first;
}

/** Markdown without its signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^()\]]*\)/g, '')
    .replace(/[#*_>[\]`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
