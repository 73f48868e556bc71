import { expect, test } from 'vitest';
import { joinHyphens } from './join-hyphens.ts';

test('a number and the word after its hyphen stay in one line; other hyphens may break', () => {
  expect(joinHyphens('Yunusobod, 4-mavze, 38-xonadon')).toBe('Yunusobod, 4-\u2060mavze, 38-\u2060xonadon');
  expect(joinHyphens('Ак-Тепа, 12-14')).toBe('Ак-Тепа, 12-14');
});
