import { expect, test } from 'vitest';
import { contactUri, securityTxt } from './security-txt.ts';

test('security.txt lists contact, expiry, languages and its own URL, one per line', () => {
  expect(securityTxt('mailto:safe@shop.example', 'https://shop.example', Date.parse('2026-11-21T07:00:00Z'))).toBe(
    [
      'Contact: mailto:safe@shop.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: ru, uz, en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each(['', 'nobody', 'http://shop.example', 'a@b.example\nExpires: 1', 'javascript:alert(1)'])('%j is no contact', (contact) => {
  expect(contactUri(contact)).toBeNull();
});
