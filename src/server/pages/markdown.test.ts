import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('headings, lists and links are kept', () => {
  const html = renderMarkdown('# Мы\n\n* плов\n\n[сайт](https://shop.example)');
  expect(html).toContain('<h2>Мы</h2>');
  expect(html).toContain('<li>плов</li>');
  expect(html).toContain('<a href="https://shop.example">сайт</a>');
});

test('a phone number in a text becomes a tel: link, except inside a link', () => {
  expect(renderMarkdown('Звоните: +998 00 200-00-01, всегда')).toContain(
    'Звоните: <a href="tel:+998002000001">+998 00 200-00-01</a>, всегда',
  );
  expect(renderMarkdown('**+998 (71) 200 00 01**')).toContain('<strong><a href="tel:+998712000001">+998 (71) 200 00 01</a></strong>');
  expect(renderMarkdown('[+998 00 200-00-01](https://shop.example)')).toContain('<a href="https://shop.example">+998 00 200-00-01</a>');
  expect(renderMarkdown('2 + 2, +15 %, 2026-11-21, 10 000 000 000')).not.toContain('<a');
  expect(renderMarkdown(`+${'1'.repeat(40)}`)).not.toContain('<a');
});

test('a stored picture is shown with its size and its text', () => {
  const html = renderMarkdown('![Казан "на огне"](/media/0123456789abcdef-p1280x960-aabbcc)');
  expect(html).toContain('alt="Казан &quot;на огне&quot;"');
  expect(html).toContain('src="/media/0123456789abcdef-p1280x960-aabbcc/640"');
  expect(html).toContain('width="1280" height="960" loading="lazy"');
  expect(html).toMatch(/srcset="\S+\/320 320w, \S+\/640 640w, \S+\/1280 1280w"/);
});

test.each(['![a](https://evil.example/a.png)', '![a](//evil.example/a)', '![a](/brand/logo.svg)', '<img src="/api/v1/auth/session">'])(
  'a picture that is not stored here is not shown: %s',
  (text) => {
    expect(renderMarkdown(text)).not.toContain('<img');
  },
);

test('attributes of an element are made of the stored picture alone', () => {
  const html = renderMarkdown(
    '<img src="/media/0123456789abcdef-p320x240-aabbcc" srcset="https://evil.example 1x" onerror="a" style="position:fixed">',
  );
  expect(html).toContain('<img src="/media/0123456789abcdef-p320x240-aabbcc/');
  expect(html).not.toMatch(/evil|onerror|style/);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<a href="//evil.example" onclick="alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<p style="position:fixed">x</p>',
])('nothing that runs or covers the page survives: %s', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/script|onerror|onclick|onload|javascript|evil|svg|style/);
});

test.each(['> ', '>', '1. ', '* > ', '*a_', '**a ', '[', '![', '- > 1) '])(
  '60,000 characters of %j are rendered within two seconds',
  (piece) => {
    const start = performance.now();
    expect(renderMarkdown(piece.repeat(60_000 / piece.length))).toContain('<');
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);

test('a text that is too complex is shown as plain text, with its markup escaped', () => {
  expect(renderMarkdown(`${'> '.repeat(30)}<b onclick="x">плов</b>\n\nлагман`)).toBe(
    `<p>${'&gt; '.repeat(30)}&lt;b onclick="x"&gt;плов&lt;/b&gt;</p><p>лагман</p>`,
  );
});
