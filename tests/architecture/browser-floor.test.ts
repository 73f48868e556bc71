import { expect, test } from 'vitest';
import { permittedInScripts, permittedInStyles } from '../support/floor/permitted-features.ts';
import { scriptFeatures } from '../support/floor/script-features.ts';
import { styleFeatures } from '../support/floor/style-features.ts';
import { filesUnder, type SourceFile, sourceFiles } from './source-files.ts';

/** Reaches the browser, in whole or in part. */
const ofBrowsers = /^src\/(domain|stores|map|ui|islands|service-worker|old-browsers|page-scripts|i18n\/lazy-)/;
/** Written in their newer form by authors, and in the older one by the compiler (`src/build/older-values.ts`). */
const compiled = new Set([
  'dvh',
  'svh',
  'range in @media',
  'color-mix()',
  'round()',
  'static block',
  '#name in object',
  'import attribute',
  'spread arguments behind ?.',
]);

const lineOf = ({ path, text }: SourceFile, at: number) => `${path}:${text.slice(0, at).split('\n').length}`;

// parses every script, on a core that other tests use as well
test('scripts of the browser use what the oldest supported browsers have, or what src/old-browsers adds', { timeout: 120_000 }, () => {
  const scripts = sourceFiles.filter(({ path }) => ofBrowsers.test(path) && !/\.(test|stories)\.tsx?$/.test(path));
  expect(scripts.length).toBeGreaterThan(300);
  const newer = scripts.flatMap((file) =>
    scriptFeatures(file.text, file.path.endsWith('x') ? 'tsx' : 'ts')
      .filter(({ feature }) => !permittedInScripts.has(feature) && !compiled.has(feature))
      .map(({ feature, at }) => `${lineOf(file, at)} ${feature}`),
  );
  expect(newer).toEqual([]);
});

test('styles use what the oldest supported browsers have, or what a page does without', () => {
  const newer = filesUnder('src', /\.css$/).flatMap((file) =>
    styleFeatures(file.text)
      .filter(({ feature }) => !(feature in permittedInStyles) && !compiled.has(feature))
      .map(({ feature, at }) => `${lineOf(file, at)} ${feature}`),
  );
  expect(newer).toEqual([]);
});

test('the check names a newer built-in, expression, selector, value and syntax', () => {
  const inScript = (text: string) => scriptFeatures(text, 'ts').map(({ feature }) => feature);
  expect(inScript('[1].flatMap(x).toSorted(); structuredClone(a); Object.groupBy(a, b); navigator.share?.(a)')).toEqual(
    expect.arrayContaining(['.toSorted()', 'structuredClone', 'Object.groupBy']),
  );
  expect(inScript('/(?<=a)b/; new RegExp("(?<!a)b"); /a/v; class A { static { go(); } }; a?.b(...c)')).toEqual(
    expect.arrayContaining(['lookbehind', 'lookbehind', 'flag v of an expression', 'static block', 'spread arguments behind ?.']),
  );
  expect(inScript('const structuredClone = 1; use(structuredClone); list.map(x).includes(1); a?.b(c)')).toEqual([]);
  expect(inScript('element.closest("section:has(a)")')).toEqual([':has']);
  const inStyle = (text: string) => styleFeatures(text).map(({ feature }) => feature);
  expect(inStyle('a:has(b) { color: red } a { height: 5dvh; rotate: 45deg } @media (width > 1px) { a { color: red } }')).toEqual([
    ':has',
    'dvh',
    'rotate',
    'range in @media',
  ]);
  expect(inStyle('a, b:has(c) { color: red }')).toContain('a newer selector beside an older one');
  expect(
    inStyle('a { height: 5vh; height: 5dvh } @supports (rotate: 1deg) { a { rotate: 1deg } } @keyframes a { to { scale: 2 } }'),
  ).toEqual([]);
});
