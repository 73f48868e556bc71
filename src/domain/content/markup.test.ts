import { expect, test } from 'vitest';
import { hiddenMarkup, isTooComplex } from './markup.ts';

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

test('an image is reported anywhere in the text', () => {
  expect(hiddenMarkup('a ![b](c)')).toEqual(['![…](…)']);
  expect(hiddenMarkup('![![b](c)')).toEqual(['![…](…)']);
  expect(hiddenMarkup('![b] (c) [d](e)')).toEqual([]);
});
