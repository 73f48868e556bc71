import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../support/load/numbers.ts';
import { chromiumFlags, chromiumPath } from '../support/screens/browser.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { withShop } from '../support/shop/shop.ts';

const runs = 5;
const program = 'lighthouse@13.5.0';
const pages = { home: '/', list: '/restaurant/1', product: '/product/1001', about: '/about', contacts: '/contacts', filial: '/filial' };
/** Pages that only the row of all content pages measures. */
const writtenPages = { offer: '/offer', privacy: '/privacy', questions: '/p/faq', vacancies: '/p/jobs' };
const paths = { ...pages, ...writtenPages };

export type PageName = keyof typeof pages;
export const contentNames: readonly PageName[] = ['about', 'contacts', 'filial'];
export const allContent = [...contentNames, ...(Object.keys(writtenPages) as (keyof typeof writtenPages)[])].map(
  (name) => [name, paths[name]] as const,
);

/** The Lighthouse results of a page on a phone, each number the median of five runs. */
export interface Seen {
  /** performance, 0 to 100 */
  readonly score: number;
  /** the lowest of accessibility, best practices and SEO, 0 to 100 */
  readonly others: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<'performance' | (typeof otherCategories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const seen = new Map<keyof typeof paths, Promise<Seen>>();

/** The results of all pages of a built shop with 60 dishes in its first folder; each page is measured once for all rows. */
export async function seenPages(): Promise<Record<PageName, Seen>> {
  const found: [string, Seen][] = [];
  for (const name of Object.keys(pages) as PageName[]) found.push([name, await seenPage(name)]);
  return Object.fromEntries(found) as Record<PageName, Seen>;
}

export function seenPage(name: keyof typeof paths): Promise<Seen> {
  const known = seen.get(name) ?? withShop({ dataDir: fullFolderData() }, async ({ url }) => measure(url + paths[name]));
  seen.set(name, known);
  return known;
}

function measure(url: string): Seen {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const runLighthouse = installLighthouse(folder);
  const found = summed(Array.from({ length: runs }, () => runLighthouse(url)));
  rmSync(folder, { recursive: true });
  return found;
}

/** Installs Lighthouse from the registry, which only this measurement needs. */
function installLighthouse(folder: string): (url: string) => Report {
  const where = ['exec', '--yes', `--package=${program}`, '--call', 'command -v lighthouse'];
  const command = execFileSync('npm', where, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return (url) => runOnce(command, url, join(folder, 'report.json'));
}

/** Runs Lighthouse once; on a busy machine a run that finds no start of the page is repeated. */
function runOnce(command: string, url: string, file: string, triesLeft = 2): Report {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    `--only-categories=performance,${otherCategories}`,
  ];
  try {
    execFileSync(command, [url, ...options], { env: { ...process.env, CHROME_PATH: chromiumPath() }, stdio: 'ignore' });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.categories.performance.score === null) throw new Error(`Lighthouse could not score ${url}`);
    return report;
  } catch (error) {
    if (triesLeft === 0) throw error;
    return runOnce(command, url, file, triesLeft - 1);
  }
}

function summed(reports: readonly Report[]): Seen {
  const score = (name: keyof Report['categories']) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0)));
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    score: score('performance'),
    others: Math.min(...otherCategories.map(score)),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: audit('cumulative-layout-shift'),
  };
}
