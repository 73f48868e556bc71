import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test('an Uzbek number is shown in groups, however it was written', () => {
  const expected = { href: 'tel:+998002000000', text: '+998 00 200-00-00' };
  expect(phoneLink('+998002000000')).toEqual(expected);
  expect(phoneLink('+998 00 200-00-00')).toEqual(expected);
});

test('any other number is shown unchanged', () => {
  expect(phoneLink('+7 (495) 000-00-00')).toEqual({ href: 'tel:+74950000000', text: '+7 (495) 000-00-00' });
});
