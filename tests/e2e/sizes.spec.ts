import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { measureCeilings, readCeilings } from '../support/screens/island-sizes.ts';

test('no island of the built shop is larger than tests/island-sizes.json, which `npm run size` writes', () => {
  const ceilings = readCeilings();
  const sizes = Object.entries(measureCeilings());
  expect(sizes.length).toBeGreaterThan(5);
  const larger = sizes.filter(([name, sizes]) => sizes.some((size, index) => size > (ceilings[name]?.[index] ?? 0)));
  expect(larger).toEqual([]);
});

test('every file that a script of the built shop loads later is in the build', () => {
  const folder = 'dist/client/_astro';
  const names = readdirSync(folder);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const named = /["'`](?:_astro|\.)\/([\w.~-]+\.(?:css|js))["'`]/g;
  const missing = scripts.flatMap((script) =>
    Array.from(readFileSync(`${folder}/${script}`, 'utf8').matchAll(named), ([, file = '']) => file)
      .filter((file) => !names.includes(file))
      .map((file) => `${script}: ${file}`),
  );
  expect(missing).toEqual([]);
});
