import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

test('characters that change the direction of text are removed, the rest stays', () => {
  for (const code of [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]) {
    expect(cleanText(` ${String.fromCodePoint(code)}без лука${String.fromCodePoint(code)} `)).toBe('без лука');
  }
  expect(cleanText('oʻzbek 😀 \u200d \u0627')).toBe('oʻzbek 😀 \u200d \u0627');
});

test('a text keeps its line breaks, a single-line text has none', () => {
  expect(cleanText('ring\ntwice\n')).toBe('ring\ntwice');
  expect(cleanLine('Dil\r\nnoza\u2028Karimova\t')).toBe('Dil noza Karimova');
});
