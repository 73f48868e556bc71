import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('headings, lists and links stay', () => {
  const html = renderMarkdown('# Мы\n\n* плов\n\n[сайт](https://shop.example)');
  expect(html).toContain('<h2>Мы</h2>');
  expect(html).toContain('<li>плов</li>');
  expect(html).toContain('<a href="https://shop.example">сайт</a>');
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
