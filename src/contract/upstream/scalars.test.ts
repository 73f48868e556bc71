import { expect, test } from 'vitest';
import { flag, number, optional, text } from './scalars.ts';

const read = (schema: typeof number | typeof flag | typeof text, values: readonly unknown[]) =>
  values.map((value) => optional<typeof schema>(schema).parse(value));

test('a number is read from its text; one with a comma is not, because it has two meanings', () => {
  expect(read(number, [45_000, '45000', ' 45 000 ', '45\u00a0000.5', '-3', '0'])).toEqual([45_000, 45_000, 45_000, 45_000.5, -3, 0]);
  expect(read(number, ['45,000', '4 5', '45 sum', '', ' ', '0x10', '1e3', true, null, undefined, [5], Number.POSITIVE_INFINITY])).toEqual(
    Array.from({ length: 12 }, () => null),
  );
});

test('a flag is read from a text and from 0 and 1', () => {
  expect(read(flag, [true, 'true', 'TRUE', 1, '1'])).toEqual([true, true, true, true, true]);
  expect(read(flag, [false, 'False', 0, '0'])).toEqual([false, false, false, false]);
  expect(read(flag, [2, 'yes', '', null, undefined, {}])).toEqual([null, null, null, null, null, null]);
});

test('a text is read from a number, never from an object', () => {
  expect(read(text, ['', 'a', 7, {}, [], true])).toEqual(['', 'a', '7', null, null, null]);
});
