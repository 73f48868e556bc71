import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/shop/free-port.ts';

/** A server that the shop is compared with, in a separate process. */
export interface OtherServer {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const bare = `
const body = Buffer.alloc(Number(process.argv[2]), 'a');
require('node:http').createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.byteLength });
  response.end(body);
}).listen(Number(process.argv[1]), '127.0.0.1');`;

/** Starts a plain Node server with a fixed body of the given size in bytes. */
export async function startBareNode(bodyBytes: number): Promise<OtherServer> {
  const port = await freePort();
  return respondingWith(port, spawn(process.execPath, ['-e', bare, String(port), String(bodyBytes)], { stdio: 'ignore' }));
}

/** Starts `trivial-page`, built by this project's Astro into a temporary folder and served by @astrojs/node itself. */
export async function startTrivialPage(): Promise<OtherServer> {
  const page = await buildTrivialPage();
  const server = await page.start();
  return {
    ...server,
    async stop() {
      await server.stop();
      page.remove();
    },
  };
}

/** A built page that can be started again and again. */
interface TrivialPage {
  start(): Promise<OtherServer>;
  remove(): void;
}

export async function buildTrivialPage(): Promise<TrivialPage> {
  const root = fileURLToPath(new URL('trivial-page', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'trivial-page-'));
  await buildSite(['--root', root, '--outDir', outDir]);
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(outDir, 'node_modules'));
  return {
    async start() {
      const port = await freePort();
      const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' };
      return respondingWith(port, spawn(process.execPath, [join(outDir, 'server/entry.mjs')], { env, stdio: 'ignore' }));
    },
    remove: () => rmSync(outDir, { recursive: true }),
  };
}

/** Runs `astro build`; rejects when it fails. */
export async function buildSite(options: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn('node_modules/.bin/astro', ['build', ...options], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`astro build ${options.join(' ')} failed`);
}

async function respondingWith(port: number, child: ChildProcess): Promise<OtherServer> {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  for (let tries = 0; tries < 500 && child.exitCode === null; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok && child.pid !== undefined) return { port, pid: child.pid, stop: () => stop(child) };
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error('the server to compare with did not start');
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
