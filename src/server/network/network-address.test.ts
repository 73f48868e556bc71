import { expect, test } from 'vitest';
import { countedAddress, parseAddress } from './network-address.ts';

const counted = (text: string) => {
  const address = parseAddress(text);
  return address === null ? null : countedAddress(address);
};

test('IPv4 addresses are counted whole, also with a port and inside IPv6', () => {
  for (const text of ['1.2.3.4', '1.2.3.4:5678', '::ffff:1.2.3.4', '::FFFF:102:304', '[::ffff:1.2.3.4]:80']) {
    expect([text, counted(text)]).toEqual([text, '1.2.3.4']);
  }
});

test('IPv6 addresses are counted by /64, whatever the spelling and the port', () => {
  for (const text of ['2001:db9:9:9::1', '2001:0DB9:0009:9:ffff:ffff:ffff:ffff', '[2001:db9:9:9::70]', '[2001:db9:9:9::70]:443']) {
    expect([text, counted(text)]).toEqual([text, '2001:db9:9:9::/64']);
  }
  expect(counted('2001:db9:9:8::1')).toBe('2001:db9:9:8::/64');
  expect([counted('[::1]:80'), counted('fe80::1%eth0')]).toEqual(['::/64', 'fe80::/64']);
});

test('a text that is not an address yields null', () => {
  const texts = [
    '',
    'unknown',
    '_hidden',
    'localhost',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4:',
    '1.2.3.4:123456',
    '0x7f.1',
    '1',
    '[1.2.3.4',
    ':::1',
  ];
  for (const text of [...texts, '1.2.3.4, 5.6.7.8', '[::1]80', '2001:db8::1::2', `${'1'.repeat(16_000)}:80`]) {
    expect([text, counted(text)]).toEqual([text, null]);
  }
});
