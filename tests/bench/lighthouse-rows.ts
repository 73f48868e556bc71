import type { Row } from '../support/load/measured.ts';
import { allContent, contentNames, type PageName, type Seen, seenPage, seenPages } from './lighthouse.ts';

const what = 'Lighthouse on a phone, median of 5, home / list / product / content (`/about`, `/contacts`, `/filial`)';

/** above the blocking time of a page without scripts */
const mostMoreTbtMs = 30;

/** The pages of each number in a row, in its order. */
const columns: readonly (readonly PageName[])[] = [['home'], ['list'], ['product'], contentNames];

export const lighthouseScoresRow: Row = {
  name: 'lighthouse-scores',
  what: `${what}: performance`,
  reach: '≥ 97 / 98 / 98 / 99',
  reason: 'What is missing is blocking time: see `lighthouse-tbt-cls`',
  async measure() {
    const found = await worst(({ score }) => score, Math.min);
    return { found: found.join(' / '), isReached: found.every((score, at) => score >= Number([97, 98, 98, 99][at])) };
  },
};

export const lighthouseContentRow: Row = {
  name: 'lighthouse-content',
  what: `Lighthouse on a phone, median of 5, ${allContent.map(([, path]) => `\`${path}\``).join(', ')}: performance, and the least of accessibility, best practices and SEO`,
  reach: 'each ≥ 99',
  async measure() {
    const found: Seen[] = [];
    for (const [name] of allContent) found.push(await seenPage(name));
    const reported = found.map(({ score, others }) => `${score} and ${others}`);
    return { found: reported.join(' / '), isReached: found.every(({ score, others }) => Math.min(score, others) >= 99) };
  },
};

export const lighthouseLcpRow: Row = {
  name: 'lighthouse-lcp',
  what: `${what}: largest contentful paint`,
  reach: '≤ 1160 / 1436 / 1639 / 950 ms',
  reason: 'The simulated line counts the preloaded font, for which no text waits',
  async measure() {
    const found = await worst(({ lcpMs }) => lcpMs, Math.max);
    return { found: `${found.join(' / ')} ms`, isReached: found.every((lcpMs, at) => lcpMs <= Number([1160, 1436, 1639, 950][at])) };
  },
};

export const lighthouseTbtClsRow: Row = {
  name: 'lighthouse-tbt-cls',
  what: 'the same: total blocking time of home and of a page without scripts (`/about`); the largest layout shift of all pages',
  reach: `TBT ≤ that of the page without scripts + ${mostMoreTbtMs} ms; CLS 0.00`,
  reason:
    'Layout and painting of 60 cards without a graphics card, four times slowed, are most of the long tasks; scripts are the smaller part',
  async measure() {
    const pages = await seenPages();
    const cls = Math.max(...Object.values(pages).map((page) => page.cls)).toFixed(2);
    const { home, about } = pages;
    return {
      found: `TBT ${home.tbtMs} ms and ${about.tbtMs} ms; CLS ${cls}`,
      isReached: home.tbtMs <= about.tbtMs + mostMoreTbtMs && cls === '0.00',
    };
  },
};

async function worst(number: (seen: Seen) => number, choose: (...values: number[]) => number): Promise<number[]> {
  const pages = await seenPages();
  return columns.map((names) => choose(...names.map((name) => number(pages[name]))));
}
