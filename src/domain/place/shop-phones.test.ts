import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseShopPhone, parseShopPhones, shopPhones, shopPhonesText } from './shop-phones.ts';

test.each([
  ['71 200 00 11', '+998712000011'],
  ['998712000011', '+998712000011'],
  ['+998 (71) 200-00-11', '+998712000011'],
  ['1144', '1144'],
  ['11-44', '1144'],
])('%j dials %j', (text, dial) => expect(parseShopPhone(text)).toBe(dial));

test.each(['', '+1144', '114', '11445', '+7 (495) 000-00-00', '+998 71 200 00 1', 'звоните', '71 200 00 11 доб. 5', '71 200 00 11, 1144'])(
  '%j is not one phone',
  (text) => expect(parseShopPhone(text)).toBeNull(),
);

test('a field has several phones, each valid for itself and listed once', () => {
  expect(parseShopPhones('71 200 00 11, 1144; +998712000011\n90 123 45 67')).toEqual([
    { dial: '+998712000011', text: '+998 71 200-00-11' },
    { dial: '1144', text: '1144' },
    { dial: '+998901234567', text: '+998 90 123-45-67' },
  ]);
  expect(parseShopPhones('71 200 00 11, 12')).toBeNull();
  expect(shopPhonesText('712000011/1144')).toBe('+998 71 200-00-11, 1144');
});

describe('a text that was stored unchecked', () => {
  test.each([
    ['+7 (495) 000-00-00', '+74950000000'],
    ['71 200 00 11 доб. 5', '+998712000011'],
    ['+998 71 200-00-11/12', '+998712000011'],
    ['тел. +998 71 200 00 11, Азиз', '+998712000011'],
    ['+1144', '+1144'],
    ['200 00 11', '2000011'],
  ])('%j is printed as it is and dials %s', (text, dial) => expect(shopPhones(text)).toEqual([{ dial, text }]));

  test('without a digit it is no phone', () => expect(shopPhones('звоните')).toEqual([]));

  test('dials digits with at most one plus before them', () => {
    const text = fc.array(fc.constantFrom(...'0123456789+ -();,/д'), { maxLength: 30 }).map((chars) => chars.join(''));
    fc.assert(
      fc.property(text, (written) => {
        for (const { dial } of shopPhones(written)) expect(dial).toMatch(/^\+?\d+$/);
      }),
    );
  });
});
