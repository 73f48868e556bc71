import { expect, test } from 'vitest';
import { fixApostrophes, wrongApostrophes } from './uzbek-apostrophe.ts';

test('every lookalike is replaced with the Uzbek apostrophe of its position', () => {
  for (const sign of ["'", '’', '‘', '`', 'ʼ']) expect(fixApostrophes(`o${sign}zbek G${sign}ijduvon`)).toBe('oʻzbek Gʻijduvon');
  for (const sign of ["'", '’', '‘', '`', 'ʻ']) expect(fixApostrophes(`ma${sign}lumot, san${sign}at`)).toBe('maʼlumot, sanʼat');
});

test('correct apostrophes and quotation marks stay', () => {
  const right = 'oʻzbek gʻalaba maʼno ‘iqtibos’ "yana"';
  expect(fixApostrophes(right)).toBe(right);
  expect(wrongApostrophes(right)).toEqual([]);
});

test('the wrong words are listed once each', () => {
  expect(wrongApostrophes("Bo'lim, bo'lim; so`m va so`m. To’g’ri.")).toEqual(["Bo'lim", "bo'lim", 'so`m', 'To’g’ri']);
});
