import { expect, test } from 'vitest';
import { hasBarePicture, hiddenMarkup, isTooComplex, withoutPictures } from './markup.ts';

test('quotes and lists may be nested up to twenty levels', () => {
  expect(isTooComplex('> - 1. плов\n\n---\n* * *\n**жирно** и *курсив*')).toBe(false);
  expect(isTooComplex(`${'> '.repeat(20)}плов`)).toBe(false);
  for (const mark of ['> ', '>', '- ', '+ ', '* ', '1. ', '12) ']) expect(isTooComplex(`${mark.repeat(21)}плов`)).toBe(true);
});

test('a paragraph may hold a thousand marks of emphasis, a text any number', () => {
  expect(isTooComplex('*a_'.repeat(400))).toBe(false);
  expect(isTooComplex('*a_'.repeat(600))).toBe(true);
  expect(isTooComplex(`${'*a* '.repeat(400)}\r\n\r\n`.repeat(10))).toBe(false);
});

const stored = '/media/0123456789abcdef-p640x480-aabbcc';

test('a stored picture is shown, one without a text is found', () => {
  expect(hiddenMarkup(`![Казан](${stored})`)).toEqual([]);
  expect(hasBarePicture(`a\n\n![Казан](${stored})`)).toBe(false);
  expect(hasBarePicture(`![Казан](${stored}) ![ ](${stored})`)).toBe(true);
});

test('20,000 characters of beginnings of pictures are searched in less than half a second', () => {
  const start = performance.now();
  for (const piece of ['![', '![a', '![](', '![a](b']) expect(withoutPictures(piece.repeat(20_000 / piece.length))).toContain('![');
  expect(performance.now() - start).toBeLessThan(500);
});

test('a picture that is not stored is reported anywhere in the text', () => {
  expect(hiddenMarkup('a ![b](c)')).toEqual(['![…](…)']);
  expect(hiddenMarkup('![![b](c)')).toEqual(['![…](…)']);
  expect(hiddenMarkup('![b] (c) [d](e)')).toEqual([]);
});
