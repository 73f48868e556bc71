// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textExtensions } from './extensions.ts';
import { parseMarkdown } from './markdown-to-document.ts';
import { toDocument, toSourceText, writeDocument } from './source-text.ts';
import { writeBlock } from './write-markdown.ts';

const schema = getSchema(textExtensions({ onLink: () => {}, onToolbar: () => {} }));

function load(text: string) {
  const { before, blocks, content } = toDocument(text);
  const doc = schema.nodeFromJSON(content);
  doc.check();
  return { doc, original: toSourceText(text, doc, before, blocks) };
}

/** The text as if each of its blocks had been edited. */
function rewritten(text: string): string {
  const { doc } = load(text);
  return writeDocument(doc, { source: '', before: '', blocks: [] });
}

const { settings } = JSON.parse(readFileSync('src/server/db/demo/catalog.json', 'utf8')) as {
  settings: Readonly<Record<'AboutUs' | 'Offer' | 'Privacy', Readonly<Record<string, string>>>>;
};
const demoTexts = [settings.AboutUs, settings.Offer, settings.Privacy].flatMap((texts) => Object.values(texts));

const odd = [
  '',
  '\n\n  \n',
  '\n\n# Title #\ntext  \nwith a break\n\n\n\n* one\n+ two\n\n\n',
  '1) one\n2) two\n\n   more\n\n***\n___\n',
  'Setext\n======\n\n    code\n\n```js\nlet a\n```\n<div>\n\n**x**\n\n</div>\n',
  '| a | b |\n|:--|--:|\n| 1 | 2 \\| 3 |\n\n[ref]: https://example.uz "t"\n[a][ref] ![p](q.png)',
  '> quote\nlazy\n> > inner\n\n- [ ] task\n\n##### five',
  '[x](javascript:alert(1)) <script>alert(1)</script> &nbsp;&copy; **a**b',
];

test('a text that is not edited is its source, byte for byte', () => {
  for (const text of [...demoTexts, ...odd]) {
    const { doc, original } = load(text);
    expect(writeDocument(doc, original)).toBe(text);
    const { before, blocks } = parseMarkdown(text);
    expect(before + blocks.map(({ source, gap }) => source + gap).join('')).toBe(text);
  }
});

const stored = '/media/0123456789abcdef-p640x480-aabbcc';

test('a stored picture in a paragraph of its own is a picture, and the signs in its text stay text', () => {
  const text = `![Казан \\[на огне\\] 2 \\* 2](${stored})`;
  const { doc } = load(text);
  expect(doc.firstChild?.type.name).toBe('picture');
  expect(doc.firstChild?.attrs).toMatchObject({ image: stored, alt: 'Казан [на огне] 2 * 2' });
  expect(rewritten(text)).toBe(text);
});

test('any other picture stays as it is written', () => {
  for (const text of ['![a](https://example.uz/a.png)', `text ![a](${stored})`, `![a](${stored} "title")`]) {
    expect(load(text).doc.firstChild?.type.name).toBe('source');
    expect(rewritten(text)).toBe(text);
  }
});

test('an edited block leaves the source of all others as it was', () => {
  const { doc, original } = load('\n# Title #\n* one\n* two\n\n\n\nlast  \nline\n');
  const edited = doc.replace(1, 3, doc.slice(0, 0));
  expect(writeDocument(edited, original)).toBe('# tle\n\n* one\n* two\n\n\n\nlast  \nline\n');
  expect(writeDocument(edited.replace(1, 1, doc.slice(1, 3)), original)).toBe(original.source);
});

test('what is written reads as the same text', () => {
  for (const text of demoTexts) expect(load(rewritten(text)).doc.eq(load(text).doc)).toBe(true);
  expect(rewritten('# Мы\n\n* **плов** и _манты_\n* [меню](/en)\n\n1. раз\n2. два\n\n> цитата\n\nстрока  \nещё <br> одна')).toBe(
    '# Мы\n\n* **плов** и *манты*\n* [меню](/en)\n\n1. раз\n2. два\n\n> цитата\n\nстрока\\\nещё\\\nодна',
  );
  expect(rewritten('|a|b|\n|:-|-:|\n|1|**2** \\| 3|')).toBe('| a | b |\n| :--- | ---: |\n| 1 | **2** \\| 3 |');
});

test('signs of Markdown that an editor types are text', () => {
  const paragraph = (text: string) => schema.nodeFromJSON({ type: 'paragraph', content: [{ type: 'text', text }] });
  expect(writeBlock(paragraph('# 1'))).toBe('\\# 1');
  expect(writeBlock(paragraph('2026. Год'))).toBe('2026\\. Год');
  expect(writeBlock(paragraph('+998 71 200-00-00, 10 000 soʻm'))).toBe('+998 71 200-00-00, 10 000 soʻm');
  expect(writeBlock(paragraph('a_b *c* <b> & &amp; [x](y)'))).toBe('a_b \\*c\\* &lt;b> & &amp;amp; \\[x\\]\\(y)');
});

test('a URL, an e-mail address and a phone in the text stay plain', () => {
  const text = 'Сайт https://shop.example/a_b, почта info@shop.example, +998 71 200-00-00';
  expect(load(text).doc.firstChild?.childCount).toBe(1);
  expect(rewritten(text)).toBe(text);
});

test('markup without a node of its own keeps its source', () => {
  const sources = ['<div>x</div>', '```\ncode\n```', '![a](b.png)', '- [x] done', '[x](javascript:alert(1))', '##### five'];
  for (const source of sources) {
    const { doc } = load(source);
    expect([doc.childCount, doc.firstChild?.type.name, doc.firstChild?.attrs['source']]).toEqual([1, 'source', source]);
    expect(rewritten(source)).toBe(source);
  }
});

/** Signs that Markdown reads, between letters. */
const word = fc.string({ unit: fc.constantFrom(...'aбʻ1*_`~[]()<>!#+-.|\\&=:"/'), minLength: 1, maxLength: 6 });
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '));
const marks = fc
  .uniqueArray(fc.constantFrom('bold', 'italic', 'strike'), { maxLength: 2 })
  .chain((names) =>
    fc.boolean().map((isLink) => [...names.map((type) => ({ type })), ...(isLink ? [{ type: 'link', attrs: { href: '/about' } }] : [])]),
  );
const text = fc.record({ type: fc.constant('text'), text: words, marks });
const inline: fc.Arbitrary<JSONContent[]> = fc.array(fc.oneof(text, fc.constantFrom({ type: 'text', text: ' ' }, { type: 'hardBreak' })), {
  minLength: 1,
  maxLength: 4,
});
const paragraph = inline.map((content) => ({ type: 'paragraph', content }));
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.integer({ min: 1, max: 4 }) }),
  content: fc.tuple(text),
});
const listOf = (content: fc.Arbitrary<JSONContent>) =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(
      fc
        .tuple(paragraph, fc.option(content, { nil: null }))
        .map(([first, next]) => ({ type: 'listItem', content: next === null ? [first] : [first, next] })),
      { minLength: 1, maxLength: 3 },
    ),
  });
const table = fc.tuple(fc.array(text, { minLength: 4, maxLength: 4 })).map(([cells]) => ({
  type: 'table',
  content: [0, 1].map((row) => ({
    type: 'tableRow',
    content: [0, 1].map((column) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: cells.slice(row * 2 + column, row * 2 + column + 1) }],
    })),
  })),
}));
const block = fc
  .oneof(
    paragraph,
    heading,
    listOf(listOf(paragraph)),
    fc.record({ type: fc.constant('blockquote'), content: fc.array(paragraph, { minLength: 1, maxLength: 2 }) }),
    table,
    fc.constant({ type: 'horizontalRule' }),
  )
  .map((each) => each as unknown as JSONContent);

/** Each letter with its formats, and the blocks it is in; spaces and how lists are marked don't count. */
function lettersOf(content: JSONContent, path = ''): string[] {
  if (content.type === 'text') {
    const names = (content.marks ?? [])
      .map(({ type }) => type)
      .sort()
      .join();
    return [...(content.text ?? '')].filter((letter) => letter !== ' ').map((letter) => `${path} ${names} ${letter}`);
  }
  const own = content.type === 'heading' ? `heading${String(content.attrs?.['level'])}` : (content.type ?? '');
  return (content.content ?? []).flatMap((child) => lettersOf(child, `${path}/${own}`));
}

test('any document that the editor can make is written as Markdown that reads as the same document', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (content) => {
      const doc = schema.nodeFromJSON({ type: 'doc', content });
      const written = writeDocument(doc, { source: '', before: '', blocks: [] });
      expect(lettersOf(load(written).doc.toJSON() as JSONContent), written).toEqual(lettersOf(doc.toJSON() as JSONContent));
    }),
    { numRuns: 400 },
  );
});
