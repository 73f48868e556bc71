import { expect, test } from 'vitest';
import { phoneLinks } from './phone-link.ts';

test('a text with several phones has a link for each, a short number without a plus', () => {
  expect(phoneLinks('71 200 00 11, 1144', null, '', '+998002000000')).toEqual([
    { href: 'tel:+998712000011', text: '+998 71 200-00-11' },
    { href: 'tel:1144', text: '1144' },
    { href: 'tel:+998002000000', text: '+998 00 200-00-00' },
  ]);
});
