import { expect, test } from 'vitest';
import { isPrivateAddress, isPrivateHost, lookupPublic } from './private-address.ts';

const inside = [
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
];
const outside = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001:81b::200e'];

test.each(inside)('%s is not public', (address) => expect(isPrivateAddress(address)).toBe(true));
test.each(outside)('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false));

test('a host is checked directly when it is an address or a name of this machine', () => {
  expect(['localhost', 'api.localhost', '[::1]', '10.0.0.1', 'api.example'].map(isPrivateHost)).toEqual([true, true, true, true, false]);
});

test('a name that resolves to a private address is rejected during lookup', async () => {
  const failure = await new Promise<Error | null>((resolve) => lookupPublic('localhost', {}, (error) => resolve(error)));
  expect(failure?.message).toMatch(/localhost leads to the private address/);
});
