import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/content/pages/blocks.ts';
import { noText } from '#domain/localized-text.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../../locales/en/editor.json' with { type: 'json' };
import { fieldOf, subjectName } from './comment-subject.ts';

const blocks: readonly Block[] = [
  { id: 'first', kind: 'text', text: noText },
  { id: 'second', kind: 'questions', title: noText, items: [{ question: noText, answer: noText }] },
];
const t = translator<'editor'>(words);
const nameOf = (field: string | null, locale: 'uz' | null = null) => subjectName(t, { field, locale }, blocks);

describe('what a comment is about', () => {
  test.each([
    ['aboutUs', 'aboutUs'],
    ['title', 'title'],
    ['blocks.1', 'blocks.second'],
    ['blocks.1.items.0.answer', 'blocks.second.items.0.answer'],
  ])('the field %s is stored as %s', (path, field) => {
    expect(fieldOf(path, blocks)).toBe(field);
  });

  test('a field of a block is named by the place that the block has now', () => {
    expect(nameOf('blocks.second.items.0.answer')).toBe('Block 2, Questions and answers · Answer 1');
    expect(nameOf('blocks.first')).toBe('Block 1, Text');
    expect(subjectName(t, { field: 'blocks.first.text', locale: null }, blocks.toReversed())).toBe('Block 2, Text · Text');
  });

  test('a field of the head and of the settings has its own name, with the language', () => {
    expect([nameOf('lead'), nameOf('aboutUs', 'uz')]).toEqual(['Introduction under the title', 'Text of “About us”: Uzbek']);
  });

  test.each([
    ['email', 'Email'],
    ['slug', 'Address of the page'],
    ['picture.alt', 'Description of the picture'],
    ['k3.from', 'Show from'],
  ])('the field %s outside the blocks is called %s', (field, name) => {
    expect(nameOf(field)).toBe(name);
  });

  test('a comment about a deleted block says so, and one about the page has no name', () => {
    expect([nameOf('blocks.third.text'), nameOf(null)]).toEqual(['A deleted block', '']);
  });
});
