import { expect, test } from 'vitest';
import { foldedWords } from './folded-words.ts';

test('a word is the same in each alphabet, and the digits of a number stay', () => {
  expect(foldedWords('Кухня 77')).toEqual(foldedWords('kuxnya 77'));
  expect(foldedWords('77')).toEqual(['77']);
});
