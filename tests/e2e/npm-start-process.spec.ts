import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { endGroup } from '../support/shop/end-group.ts';
import { freePort } from '../support/shop/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const drainMs = 15_000;

let dataDir = '';
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  readonly npm: ChildProcess;
  readonly port: number;
}

async function npmStart(): Promise<Started> {
  const port = await freePort();
  const place = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    MAP_STYLE_URL: 'builtin',
  };
  const variables = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...place };
  const npm = spawn('npm', ['start'], { cwd: root, env: variables, stdio: 'ignore', detached: true });
  await expect.poll(() => readiness(port), { timeout: 20_000 }).toBe(200);
  return { npm, port };
}

/** null: no process listens */
async function readiness(port: number): Promise<number | null> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => null,
  );
}

const body = JSON.stringify({ orderTypeId: 200, regionId: '1', lines: [] });

/** Sends a request without the end of its body. */
async function openRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/v1/quote HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `origin: http://127.0.0.1:${port}`,
    'content-type: application/json',
  ];
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  await once(socket, 'connect');
  return socket;
}

test('SIGTERM to the npm of npm start drains the shop', async () => {
  const { npm, port } = await npmStart();
  const ended = once(npm, 'exit');
  try {
    const socket = await openRequest(port);
    await expect.poll(() => readiness(port)).toBe(200);
    npm.kill('SIGTERM');
    await expect.poll(() => readiness(port), { intervals: [20] }).toBe(503);
    expect(npm.exitCode).toBeNull();
    const received = text(socket);
    socket.write(body.slice(-1));
    expect(await received).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
    const [code] = await Promise.race([ended, once(AbortSignal.timeout(drainMs), 'abort')]);
    expect(code).toBe(0);
    expect(await readiness(port)).toBeNull();
  } finally {
    endGroup(npm);
  }
});

test('a signal to npm and everything below it, as a terminal sends it, drains the shop too', async () => {
  const { npm, port } = await npmStart();
  const ended = once(npm, 'exit');
  try {
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await expect.poll(() => readiness(port), { intervals: [20] }).toBe(503);
    const [code] = await Promise.race([ended, once(AbortSignal.timeout(drainMs), 'abort')]);
    expect(code).toBe(0);
  } finally {
    endGroup(npm);
  }
});
