import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/shop/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the built project, so that the `.env` of the person who runs the tests is not changed. */
let project = '';
test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of ['package.json', 'src', 'tests/support']) cpSync(join(root, part), join(project, part), { recursive: true });
  for (const part of ['node_modules', 'dist', 'locales']) symlinkSync(join(root, part), join(project, part));
});
test.afterAll(() => rmSync(project, { recursive: true, force: true }));

const envFile = (content: string) => writeFileSync(join(project, '.env'), content);

function start(command: readonly [string, ...string[]], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const [program, ...args] = command;
  const environment = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: join(project, 'data'), ...env };
  // npm starts a shell that starts Node: the whole process group is ended
  return spawn(program, args, { cwd: project, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; errors: string; output: string }> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('its output is not piped');
  const [errors, output, [code]] = await Promise.all([text(stderr), text(stdout), once(child, 'exit')]);
  return { code: code as number | null, errors, output };
}

/** Waits until the shop prints its address, and ends it. */
async function openedAt(child: ChildProcess): Promise<string | undefined> {
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await expect.poll(() => child.exitCode ?? printed, { timeout: 20_000 }).toContain('The shop is open at');
    return /open at (\S+)/.exec(printed)?.[1];
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
}

const sentence = 'PORT is "many", but it must be a whole number from 0 to 65535.';

test('an invalid PORT in .env stops every script that reads the configuration with one sentence', async () => {
  envFile('PORT=many\n');
  const scripts = [['start'], ['dev'], ['catalog', '--', 'export'], ['backup', '--', 'a'], ['restore', '--', 'a'], ['reset']];
  for (const script of scripts) {
    const { code, errors } = await ended(start(['npm', 'run', '--silent', ...script]));
    const lines = errors.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
    expect([script, code, lines]).toEqual([script, 1, [sentence]]);
  }
});

test('npm start listens on the port of .env, and the environment overrides it', async () => {
  const [own, other] = [await freePort(), await freePort()];
  envFile(`PORT=${own}\nMAP_STYLE_URL=builtin\n`);
  expect(await openedAt(start(['npm', 'start']))).toBe(`http://localhost:${own}`);
  expect(await openedAt(start(['npm', 'start'], { PORT: String(other) }))).toBe(`http://localhost:${other}`);
});

test('a shop started by tests, benches and fault runs does not read .env', async () => {
  envFile('PORT=many\nFILTER_MODIFIERS=maybe\n');
  const program =
    "const { withShop } = await import('./tests/support/shop/shop.ts'); await withShop({}, async ({ url }) => console.log('open at', url));";
  const { code, output } = await ended(start([process.execPath, '--input-type=module', '--eval', program]));
  expect([code, output]).toEqual([0, expect.stringMatching(/^open at http:\/\/127\.0\.0\.1:\d+\n$/)]);
});
