import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { permittedInScripts, permittedInStyles } from '../support/floor/permitted-features.ts';
import { scriptFeatures } from '../support/floor/script-features.ts';
import { styleFeatures } from '../support/floor/style-features.ts';
import { accountPages, contentPages } from '../support/screens/demo-pages.ts';
import { signIn } from '../support/shop/customer.ts';
import { expect, test } from './fixtures.ts';

const built = 'dist/client';
const newIn = (text: string) =>
  [...new Set(scriptFeatures(text).map(({ feature }) => feature))].filter((name) => !permittedInScripts.has(name));
const newInStyles = (css: string) =>
  [...new Set(styleFeatures(css).map(({ feature }) => feature))].filter((name) => !(name in permittedInStyles));

test('every built script has only syntax and built-ins of the oldest supported browsers', () => {
  const files = globSync(`${built}/**/*.js`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => newIn(readFileSync(file, 'utf8')).map((feature) => `${basename(file)}: ${feature}`))).toEqual([]);
});

test('every built style sheet is laid out in the oldest supported browsers', () => {
  const files = globSync(`${built}/**/*.css`);
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((file) => newInStyles(readFileSync(file, 'utf8')).map((feature) => `${basename(file)}: ${feature}`))).toEqual([]);
});

test('the scripts and styles inside of pages are for the oldest supported browsers, too', async ({ context, shop }) => {
  await signIn(shop, context.request);
  const shopPages = ['/', '/product/1001', '/restaurant/1', '/?q=osh', '/sign-in'];
  for (const path of [...shopPages, ...contentPages, ...accountPages, '/staff', '/editor', '/admin', '/404']) {
    const html = await (await context.request.get(path)).text();
    const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(styles.length, path).toBeGreaterThan(0);
    expect([...scripts.flatMap(newIn), ...styles.flatMap(newInStyles)], path).toEqual([]);
  }
});

test('the script for old browsers has the syntax of 2015', async ({ request }) => {
  const text = await (await request.get('/old-browsers.js')).text();
  expect(text).not.toMatch(/\?\.|\?\?|\basync\b|\.\.\.\w+\}|\*\*|catch\{/);
  expect(text).toContain('belowFloorTexts');
});
