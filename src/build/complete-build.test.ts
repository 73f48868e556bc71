import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../../tests/support/shop/run-entry.ts';
import { completeBuild } from './complete-build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In place of Astro: a build writes the server at once, and `INTERRUPTED` ends it before its last files. */
const builder = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
const { completeBuild } = await import(${JSON.stringify(join(root, 'src/build/complete-build.ts'))});
export async function build({ root }) {
  appendFileSync(root + 'builds', 'x');
  completeBuild.hooks['astro:config:done']({ config: { outDir: pathToFileURL(root + 'dist/') } });
  completeBuild.hooks['astro:build:start']();
  mkdirSync(root + 'dist/server', { recursive: true });
  writeFileSync(root + 'dist/server/main.mjs', 'console.info("open")');
  if (process.env.INTERRUPTED) process.exit(130);
  completeBuild.hooks['astro:build:done']();
}`;

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(project, 'src/server'), { recursive: true });
  mkdirSync(join(project, 'node_modules/astro'), { recursive: true });
  cpSync(join(root, 'src/server/start.mjs'), join(project, 'src/server/start.mjs'));
  symlinkSync(join(root, 'src/server/cli'), join(project, 'src/server/cli'));
  writeFileSync(join(project, 'node_modules/astro/package.json'), '{"type":"module","exports":"./index.js"}');
  writeFileSync(join(project, 'node_modules/astro/index.js'), builder);
});
afterEach(() => rmSync(project, { recursive: true }));

const start = (env: Readonly<Record<string, string>> = {}) => runProgram(join(project, 'src/server/start.mjs'), [], env);
const builds = () => (existsSync(join(project, 'builds')) ? readFileSync(join(project, 'builds'), 'utf8').length : 0);

test('an interrupted build is built again at the next start, a complete one is served', async () => {
  expect(await start({ INTERRUPTED: '1' })).toMatchObject({ code: 130, output: '' });
  const opened = { code: 0, output: 'open\n', errors: '' };
  expect(await start()).toEqual(opened);
  expect(await start()).toEqual(opened);
  expect(builds()).toBe(2);
  // of a later build, too
  completeBuild.hooks['astro:config:done']({ config: { outDir: pathToFileURL(join(project, 'dist/')) } });
  completeBuild.hooks['astro:build:start']();
  expect(await start()).toEqual(opened);
  expect(builds()).toBe(3);
});

test('an invalid configuration is reported before a build', async () => {
  const refused = { code: 1, output: '', errors: 'PORT is "many", but it must be a whole number from 0 to 65535.\n' };
  expect(await start({ PORT: 'many' })).toEqual(refused);
  expect(builds()).toBe(0);
});
