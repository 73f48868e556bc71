import { expect, test } from 'vitest';
import { addAddress, rememberDetails } from './saved-address.ts';

test('a new address is skipped if one with the same coordinates already exists', () => {
  const home = { id: 'home', longitude: 69.2862, latitude: 41.3641 };
  const list = addAddress([], home);
  expect(addAddress(list, { ...home, id: 'again', longitude: 69.286201 })).toBe(list);
  expect(addAddress(list, { id: 'work', longitude: 69.27, latitude: 41.2997 }).map(({ id }) => id)).toEqual(['home', 'work']);
});

test('details that are given later complete the saved address and replace none', () => {
  const home = { id: 'home', longitude: 69.2862, latitude: 41.3641, text: 'Навои, 30', floor: '5' };
  const list = rememberDetails([], home);
  expect(list).toEqual([home]);
  expect(rememberDetails(list, { ...home, id: 'again' })).toBe(list);
  expect(rememberDetails(list, { ...home, id: 'again', floor: '6', apartment: '38' })).toEqual([{ ...home, apartment: '38' }]);
  expect(rememberDetails(list, { ...home, text: 'Навои, 32', apartment: '38' })).toBe(list);
});
