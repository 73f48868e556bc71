import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { root } from './source-files.ts';

const example = readFileSync(join(root, '.env.example'), 'utf8');
const uncommented = parseEnv(example.replace(/^# (?=[A-Z0-9_]+=)/gm, ''));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

afterEach(() => vi.unstubAllEnvs());

/** Names of variables in the files that read the configuration. */
function readVariables(): string[] {
  const folder = join(root, 'src/server/config');
  const files = readdirSync(folder).filter((name) => /config\.ts$/.test(name));
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\benv(?:, |\[)'([A-Z][A-Z0-9_]+)'/g)].map(([, found = '']) => found),
  );
}

test('.env.example sets no variable', () => {
  expect(parseEnv(example)).toEqual({});
});

test('.env.example documents every variable that the configuration reads, and no other', () => {
  expect(Object.keys(uncommented).sort()).toEqual([...new Set(readVariables())].sort());
});

test('the values in .env.example are the defaults: uncommenting all of them changes nothing', () => {
  expect(readConfig(uncommented)).toEqual(readConfig({}));
});

test('the port can be changed without other variables', () => {
  const env = parseEnv(example.replace(/^# PORT=.*/m, 'PORT=4400'));
  expect(readConfig(env)).toEqual(readConfig({ PORT: '4400' }));
  expect(readConfig(env).siteUrl).toBe('http://localhost:4400');
});

test('the scripts that run the shop and its commands read .env, and no other script does', () => {
  const preload = 'node --import ./src/server/config/env-file.mjs ';
  const entries = Object.entries(scripts).filter(([, script]) => script.includes('src/server/'));
  const reading = Object.entries(scripts).filter(([, script]) => script.includes('env-file'));
  expect(reading).toEqual(entries);
  expect(entries.map(([name]) => name).sort()).toEqual([
    'backup',
    'catalog',
    'db:to-postgres',
    'dev',
    'owner-code',
    'payments-test',
    'reset',
    'restore',
    'sms-test',
    'sms-texts',
    'start',
  ]);
  for (const [name, script] of entries) {
    const commands = script.split(/ && | \|\| /).map((command) => command.replace(/^exec /, ''));
    for (const command of commands) expect([name, command.startsWith(preload)]).toEqual([name, true]);
  }
});

test('in development the site listens on HOST and PORT', async () => {
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', '4400');
  const { default: config } = (await import('../../astro.config.mjs')) as { default: { server: object } };
  expect(config.server).toEqual({ host: '127.0.0.1', port: 4400 });
});
