import { expect, test } from 'vitest';
import { addressKind } from './address-kind.ts';

test.each([
  ['Дом', 'home'],
  [' home ', 'home'],
  ['Uyim', 'home'],
  ['Работа', 'work'],
  ['Офис', 'work'],
  ['Office', 'work'],
  ['Ishxona', 'work'],
  ['Дом родителей', 'other'],
  ['', 'other'],
  [undefined, 'other'],
] as const)('an address called %j is drawn as %s', (label, kind) => {
  expect(addressKind(label)).toBe(kind);
});
