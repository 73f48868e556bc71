import { createHash } from 'node:crypto';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { leanPage as leanBytes } from './lean-page.ts';

const islandStyle = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (scripts: readonly string[], styles: readonly string[]) =>
  `default-src 'self'; script-src 'self'${scripts.map((text) => ` ${hash(text)}`).join('')}; style-src 'self'${styles
    .map((text) => ` ${hash(text)}`)
    .join('')}; style-src-attr 'unsafe-inline';`;

function leanPage(html: string, policy: string | null) {
  const { body, policy: narrowed } = leanBytes(Buffer.from(html), policy);
  return { html: body.toString(), policy: narrowed };
}

test('the styles of a page are one element in its head, and the policy allows this one alone', () => {
  const html = `<head><style>a{}</style><title>t</title><style>b{}</style></head><body><div><style>${islandStyle}</style></div></body>`;
  expect(leanPage(html, policy([], ['a{}', 'b{}', 'of another page{}', islandStyle]))).toEqual({
    html: `<head><title>t</title><style>a{}b{}${islandStyle}</style></head><body><div></div></body>`,
    policy: policy([], [`a{}b{}${islandStyle}`]),
  });
});

test('the policy allows the inline scripts that are on the page, no others', () => {
  const html = '<head><script>one()</script></head><body><script type="module">two()</script><script src="/x.js"></script></body>';
  expect(leanPage(html, policy(['one()', 'two()', 'three()'], [])).policy).toBe(policy(['one()', 'two()'], []));
});

test('a style or script that the build does not know is left alone and stays forbidden', () => {
  const html = '<head><style>known{}</style></head><body><style>injected{}</style><script>injected()</script></body>';
  expect(leanPage(html, policy(['known()'], ['known{}']))).toEqual({
    html: '<head><style>known{}</style></head><body><style>injected{}</style><script>injected()</script></body>',
    policy: policy([], ['known{}']),
  });
});

test('the script for islands is left to the directives that load it, unless a directive of Astro needs it at once', () => {
  const page = (directives: readonly string[]) =>
    `<head></head><body><script>${islandScript}</script>${directives.map((name) => `<astro-island client="${name}"></astro-island>`).join('')}</body>`;
  const known = policy([islandScript], []);
  expect(leanPage(page(['interaction', 'inview']), known)).toEqual({
    html: page(['interaction', 'inview']).replace(`<script>${islandScript}</script>`, ''),
    policy: policy([], []),
  });
  expect(leanPage(page(['interaction', 'load']), known)).toEqual({ html: page(['interaction', 'load']), policy: known });
});

test('colors that the page replaces are left out', () => {
  const css = ':root{--brand:#111;--brand-soft:#222;--accent:#333;--paper:#fff}.a{--brand:#444;color:var(--brand)}';
  const page = (colors: string, css: string) =>
    `<html style="${colors}"><head><style>${css}</style></head><body><astro-island client="interaction"></astro-island></body>`;
  const own = '--brand:#555;--brand-ink:#fff;--brand-soft:#eee;--accent:#666;--accent-ink:#000';
  const lean = css.replace('--brand:#111;--brand-soft:#222;--accent:#333;', '');
  expect(leanPage(page(own, css), policy([], [css]))).toEqual({ html: page(own, lean), policy: policy([], [lean]) });
  for (const colors of ['', '--accent:#666;--accent-ink:#000'])
    expect(leanPage(page(colors, css), policy([], [css]))).toEqual({ html: page(colors, css), policy: policy([], [css]) });
});

test('a part of a page, and a page without styles and scripts stay as they are', () => {
  for (const html of ['<div>menu</div>', '<head></head><body></body>'])
    expect(leanPage(html, policy([], []))).toEqual({ html, policy: policy([], []) });
});

test('on the development server, which sends no policy, only the style of islands moves into the head', () => {
  const html = `<head><style>a{}</style></head><body><style>${islandStyle}</style></body>`;
  expect(leanPage(html, null)).toEqual({
    html: `<head><style>a{}</style><style>${islandStyle}</style></head><body></body>`,
    policy: null,
  });
});

test('texts in other alphabets stay as they are, also within styles and scripts', () => {
  const [style, script] = ['a::after{content:"плов"}', 'show("oʻsha 🍜")'];
  const html = `<head><style>${style}</style></head><body><p>Лағмон 🍜</p><script>${script}</script></body>`;
  expect(leanPage(html, policy([script, 'other()'], [style]))).toEqual({ html, policy: policy([script], [style]) });
});

test('a light page has no rules of their own for dark colors, a dark page has all', () => {
  const style = '.a{}html[data-scheme=dark]{--x:1}@media (x){[data-scheme=dark] .a{}}[data-scheme=dark] .a,.b{}html[data-scheme] .c{}';
  const page = (scheme: string, styles: string) => `<html lang="ru" data-scheme="${scheme}"><head><style>${styles}</style></head></html>`;
  const light = '.a{}@media (x){}[data-scheme=dark] .a,.b{}html[data-scheme] .c{}';
  expect(leanPage(page('light', style), policy([], [style]))).toEqual({ html: page('light', light), policy: policy([], [light]) });
  expect(leanPage(page('dark', style), policy([], [style]))).toEqual({ html: page('dark', style), policy: policy([], [style]) });
});

test('an island has no number, and its name once', () => {
  const island = (number: string, opts: string) =>
    `<head></head><astro-island${number} component-export="Cart" opts="{${opts}&quot;value&quot;:true}"></astro-island>`;
  const rendered = island(' uid="Z1a2b"', '&quot;name&quot;:&quot;Cart&quot;,');
  expect(leanPage(rendered, policy([], [])).html).toBe(island('', ''));
});
