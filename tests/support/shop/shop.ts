import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { programEnv } from './program-env.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The moment at which the clock of a test's shop starts: Saturday noon in Tashkent. */
export const shopNow = '2026-11-21T07:00:00Z';

/** A running built shop with its own port, data and clock. */
export interface Shop {
  readonly url: string;
  readonly process: ChildProcess;
  /** everything it printed so far */
  output(): string;
  /** the newest one-time code it printed, waits up to 10 s for the first beyond `after` */
  nextCode(after?: number): Promise<string>;
  codeCount(): number;
  /**
   * Ends the process, and waits for that. With `keepData` the data remain, and open connections are drained for the shop that is started
   * again; else SIGKILL, because a drain waits two seconds.
   */
  stop(options?: { signal?: NodeJS.Signals; keepData?: boolean }): Promise<void>;
  readonly dataDir: string;
}

export interface ShopOptions {
  /** the moment at which the shop's clock starts; default `shopNow` */
  readonly testNow?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
  readonly port?: number;
  /** of the Node process: `heapFlags` returns those of `npm start` */
  readonly nodeOptions?: readonly string[];
  /** the page that the start waits for until its first 200; default `/readyz` */
  readonly firstPage?: string;
}

/** The heap limit that `npm start` sets for the process. */
export function heapFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return [...new Set(scripts.start.split(' ').filter((word) => word.startsWith('--max')))];
}

/** `SLOW_SCRIPTS=1` delays scripts and API responses of every shop, which shows the tests that act before a page is ready. */
const slowResponses = process.env['SLOW_SCRIPTS'] === '1' ? ['--import', new URL('./slow-responses.ts', import.meta.url).href] : [];

/** Starts a shop for a function, and always stops it afterwards. */
export async function withShop<Value>(options: ShopOptions, work: (shop: Shop) => Promise<Value>): Promise<Value> {
  const shop = await startShop(options);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Starts the result of `npm run build`; resolves when it responds. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'shop-'));
  const env = {
    ...programEnv,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    MAP_STYLE_URL: 'builtin',
    TEST_NOW: options.testNow ?? shopNow,
    OPEN_ORDERS_PER_CUSTOMER: '0',
    ORDERS_PER_HOUR_PER_CUSTOMER: '0',
    ...options.env,
  };
  const program = [...(options.nodeOptions ?? []), ...slowResponses, join(root, 'src/server/start.mjs')];
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const cached = process.env['SHOP_OUTPUT'];
  if (cached !== undefined) for (const stream of [child.stdout, child.stderr]) stream.on('data', keepIn(join(cached, `${child.pid}.log`)));
  const url = `http://127.0.0.1:${port}`;
  const codes = () => [...printed.matchAll(/^one-time code (\d{6})$/gm)].map((match) => match[1] ?? '');
  await respondingWith(url + (options.firstPage ?? '/readyz'), child, () => printed);
  return {
    url,
    process: child,
    dataDir,
    output: () => printed,
    codeCount: () => codes().length,
    async nextCode(after = 0) {
      for (let tries = 0; tries < 200; tries++) {
        const code = codes()[after];
        if (code !== undefined) return code;
        await wait(50);
      }
      throw new Error(`no one-time code was printed; the last lines: ${printed.trim().split('\n').slice(-3).join(' | ')}`);
    },
    async stop({ keepData = false, signal = keepData ? 'SIGTERM' : 'SIGKILL' } = {}) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Also writes all output to a file for the person who started the tests. */
function keepIn(file: string): (chunk: Buffer) => void {
  return (chunk) => appendFileSync(file, chunk);
}

async function respondingWith(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let tries = 0; tries < 1_500; tries++) {
    if (child.exitCode !== null) throw new Error(`the shop did not start:\n${printed()}`);
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(10);
  }
  child.kill('SIGKILL');
  throw new Error(`the shop did not respond:\n${printed()}`);
}
