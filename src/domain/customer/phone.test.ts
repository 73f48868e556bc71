import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPhoneMask, maskPhone, parsePhone } from './phone.ts';

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

test('non-digits are removed, and a phone pasted in any form gives the same twelve digits', () => {
  for (const text of ['+998 90 123-45-67', '998901234567', '(90) 123 45 67', '901234567', ' +998(90)1234567 ']) {
    expect(parsePhone(text)).toBe('998901234567');
  }
});

test('the code and the entered digits must make exactly twelve', () => {
  for (const text of ['', '90123456', '9012345678', '99890123456', '9989012345678', '777901234567', 'phone'])
    expect(parsePhone(text)).toBeNull();
});

test('nine digits that begin with 998 keep them', () => {
  expect(parsePhone('998123456')).toBe('998998123456');
});

test('another phone code replaces +998', () => {
  expect(parsePhone('701 234 56 78', '+77')).toBe('777012345678');
});

test('nine digits with any separators are a phone', () => {
  fc.assert(
    fc.property(digits(9), fc.constantFrom('', ' ', '-', ') '), (nine, between) => {
      expect(parsePhone(nine.join(between))).toBe(`998${nine.join('')}`);
    }),
  );
});

test.each([
  ['901234567', '+998 90 123-45-67'],
  ['998901234567', '+998 90 123-45-67'],
  ['+998 (90) 123 45 67', '+998 90 123-45-67'],
  ['+998 99 812-34-56', '+998 99 812-34-56'],
])('a complete phone %j is shown as %j', (text, shown) => expect(applyPhoneMask(text)).toBe(shown));

test.each([
  '+7 901 234 56 78',
  '8 (901) 234-56-78',
  '+44 7911 123456',
  '00998901234567',
  '+998 90 123-45-678',
  '+998 +998901234567',
  '+998 90 123',
  '+998 ',
  '90 123-45',
  'call me',
  '',
])('what is not a complete phone of this country stays as it was written: %j', (text) => expect(applyPhoneMask(text)).toBe(text));

test('a masked phone hides its middle digits', () => {
  expect(maskPhone('998901234567')).toBe('+998 90 ***-**-67');
});
