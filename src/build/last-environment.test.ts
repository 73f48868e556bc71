import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lastEnvironment } from './last-environment.ts';

const file = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'dist/core/environment/index.js');

test('a manifest that an edit has made during a request has the environment of the one before', async () => {
  const { code } = lastEnvironment.transform(readFileSync(file, 'utf8'), file) ?? { code: '' };
  const alone = code.replace(/import .*production\.js";/, 'const productionEnvironment = "production";');
  const { getEnvironment, setEnvironment } = (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as {
    readonly getEnvironment: (manifest: object) => unknown;
    readonly setEnvironment: (manifest: object, environment: unknown) => void;
  };
  const atStart = {};
  expect(getEnvironment(atStart)).toBe('production');
  setEnvironment(atStart, 'development');
  expect([getEnvironment(atStart), getEnvironment({})]).toEqual(['development', 'development']);
});
