import { expect, test } from 'vitest';
import { propsKey } from './props-key.ts';

test('the same data have the same key', () => {
  expect(propsKey({ name: 'Plov', items: [1, { left: null }] })).toBe(propsKey({ name: 'Plov', items: [1, { left: null }] }));
});

test.each([
  [{ items: [undefined] }, { items: [null] }],
  [{ item: '1' }, { item: 1 }],
  [{ item: undefined }, { item: null }],
])('%o and %o have different keys', (one, other) => {
  expect(propsKey(one)).not.toBe(propsKey(other));
});

test.each([
  ['a function', () => 1],
  ['a map', new Map([[1, 2]])],
  ['a date', new Date(0)],
  ['a number that JSON lacks', Number.NaN],
  ['a class of its own', new (class Own {})()],
])('%s has no key', (_, value) => {
  expect(propsKey({ value })).toBeNull();
});
