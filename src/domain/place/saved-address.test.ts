import { expect, test } from 'vitest';
import { addAddress } from './saved-address.ts';

test('a new address is skipped if one with the same coordinates already exists', () => {
  const home = { id: 'home', longitude: 69.2862, latitude: 41.3641 };
  const list = addAddress([], home);
  expect(addAddress(list, { ...home, id: 'again', longitude: 69.286201 })).toBe(list);
  expect(addAddress(list, { id: 'work', longitude: 69.27, latitude: 41.2997 }).map(({ id }) => id)).toEqual(['home', 'work']);
});
