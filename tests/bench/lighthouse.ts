import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '../support/browser.ts';
import { startShop } from '../support/shop.ts';

/**
 * `npm run lighthouse [/about …]`: the built shop's pages as Lighthouse sees them on a phone, median of five runs each. The program
 * comes from the registry when this runs, and nothing else needs it.
 */
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/about', '/contacts', '/filial', '/'];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const shop = await startShop();

/** One run; on a busy machine now and then one finds no start of the page and is made again. */
function look(path: string, triesLeft = 2): Report {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, `--only-categories=${categories}`];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  try {
    execFileSync('lighthouse', [shop.url + path, ...options], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    if (triesLeft === 0) throw error;
    return look(path, triesLeft - 1);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

console.info(`median of ${runs}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}`);
console.info(`page         ${categories.join('  ')}  LCP ms  TBT ms  CLS`);
for (const path of pages) {
  const reports = Array.from({ length: runs }, () => look(path));
  const scores = categories.map((name) => Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))));
  const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((name) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)),
  );
  const [lcp = 0, tbt = 0, cls = 0] = timings;
  const cells = scores.map((score, index) => String(score).padStart(categories[index]?.length ?? 3));
  console.info(`${path.padEnd(12)} ${cells.join('  ')}  ${lcp.toFixed(0).padStart(6)}  ${tbt.toFixed(0).padStart(6)}  ${cls.toFixed(2)}`);
  const failed = Object.entries(reports[0]?.audits ?? {}).filter(([, { score }]) => score === 0);
  if (failed.length > 0) console.info(`             0: ${failed.map(([name]) => name).join(', ')}`);
}
await shop.stop();
rmSync(folder, { recursive: true });
