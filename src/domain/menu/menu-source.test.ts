import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseMenuSource } from './menu-source.ts';

const coordinates = { longitude: 69.27979, latitude: 41.311184 };

test('delivery active and no coordinates set: region menu', () => {
  expect(chooseMenuSource({ orderType: 0, coordinates: null, restaurantId: null, regionId: '1' })).toEqual({
    call: 'regionmenu',
    regionId: '1',
  });
});

test('delivery with coordinates, or with a restaurant chosen: custom menu', () => {
  const choices = { orderType: 0, coordinates, restaurantId: null, regionId: '1' } as const;
  expect(chooseMenuSource(choices)).toEqual({ call: 'menu', ...choices });
  expect(chooseMenuSource({ ...choices, coordinates: null, restaurantId: '5' })).toMatchObject({
    call: 'menu',
    restaurantId: '5',
    coordinates: null,
  });
  expect(chooseMenuSource({ ...choices, restaurantId: '5' })).toMatchObject({ call: 'menu', restaurantId: '5', coordinates });
});

test('pickup active: restaurant menu if a restaurant is set, otherwise region menu', () => {
  expect(chooseMenuSource({ orderType: 200, coordinates, restaurantId: '5', regionId: '1' })).toEqual({
    call: 'restaurantmenu',
    restaurantId: '5',
  });
  expect(chooseMenuSource({ orderType: 200, coordinates, restaurantId: null, regionId: null })).toEqual({
    call: 'regionmenu',
    regionId: null,
  });
});

test('every combination follows the table of the contract', () => {
  const table: Readonly<Record<string, string>> = {
    '0 no no': 'regionmenu',
    '0 no yes': 'menu',
    '0 yes no': 'menu',
    '0 yes yes': 'menu',
    '200 no no': 'regionmenu',
    '200 no yes': 'restaurantmenu',
    '200 yes no': 'regionmenu',
    '200 yes yes': 'restaurantmenu',
  };
  const choices = fc.record({
    orderType: fc.constantFrom(0 as const, 200 as const),
    coordinates: fc.constantFrom(null, coordinates),
    restaurantId: fc.constantFrom(null, '5', 'a-7'),
    regionId: fc.constantFrom(null, '1'),
  });
  fc.assert(
    fc.property(choices, (each) => {
      const row = `${each.orderType} ${each.coordinates ? 'yes' : 'no'} ${each.restaurantId ? 'yes' : 'no'}`;
      expect(chooseMenuSource(each).call).toBe(table[row]);
    }),
  );
});
