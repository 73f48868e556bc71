import { expect, test } from 'vitest';
import { partsOf } from './message-parts.ts';

test.each([
  ['Latin letters, digits and a line break', 'a1\n'.repeat(53), 'GSM-7', 159, 1],
  ['160 characters', 'a'.repeat(160), 'GSM-7', 160, 1],
  ['161 characters', 'a'.repeat(161), 'GSM-7', 161, 2],
  ['306 characters', 'a'.repeat(306), 'GSM-7', 306, 2],
  ['307 characters', 'a'.repeat(307), 'GSM-7', 307, 3],
  ['a bracket, which counts twice', `${'a'.repeat(159)}[`, 'GSM-7', 161, 2],
  ['70 Cyrillic characters', 'к'.repeat(70), 'UCS-2', 70, 1],
  ['71 Cyrillic characters', 'к'.repeat(71), 'UCS-2', 71, 2],
  ['one Uzbek letter oʻ', `oʻ${'a'.repeat(80)}`, 'UCS-2', 82, 2],
  ['one typographic apostrophe', `’${'a'.repeat(70)}`, 'UCS-2', 71, 2],
])('%s', (_, text, alphabet, length, parts) => {
  expect(partsOf(text)).toEqual({ alphabet, length, parts });
});
