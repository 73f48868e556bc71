import { expect, test } from 'vitest';
import { compareIds, parseId } from './id.ts';

test('ids are strings of up to 64 characters or integers, compared as strings', () => {
  expect(parseId(1001)).toBe('1001');
  expect(parseId('1001')).toBe('1001');
  expect(parseId('x'.repeat(64))).toHaveLength(64);
  for (const none of ['', 'x'.repeat(65), 'a\nb', 'a\u0000', 1.5, Number.NaN, null, undefined, {}, true]) expect(parseId(none)).toBeNull();
});

test('the lowest id: numbers by value, before other texts', () => {
  expect(['b', '10', 'a', '9', '9007199254740993', '9007199254740992'].sort(compareIds)).toEqual([
    '9',
    '10',
    '9007199254740992',
    '9007199254740993',
    'a',
    'b',
  ]);
});
