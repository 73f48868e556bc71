import { expect, it } from 'vitest';
import { applyPhoneMask } from './phone-mask.ts';

it.each([
  ['9', '+998 9'],
  ['+998 90 1', '+998 90 1'],
  ['901234567', '+998 90 123-45-67'],
  ['998901234567', '+998 90 123-45-67'],
  ['+998 (90) 123 45 67', '+998 90 123-45-67'],
  ['00998901234567', '+998 90 123-45-67'],
  ['+998 99 890-12-34567', '+998 90 123-45-67'],
  ['+998 +998901234567', '+998 90 123-45-67'],
  ['+998 99 812-34-56', '+998 99 812-34-56'],
  ['+998 90 123-45-678', '+998 90 123-45-67'],
  ['+998 ', ''],
  ['call me', ''],
  ['', ''],
])('draws %j as %j', (text, shaped) => expect(applyPhoneMask(text)).toBe(shaped));

it('formats every digit while it is typed', () => {
  let text = '';
  for (const digit of '901234567') text = applyPhoneMask(text + digit);
  expect(text).toBe('+998 90 123-45-67');
});
