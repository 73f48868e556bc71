import { expect, test } from 'vitest';
import { ean13Bars } from './bar-code.ts';
import { cardNumberOf } from './customer.ts';

/** The modules in the notation of the standard: 1 is black. */
function modules(number: number): string {
  const row = Array(95).fill('0');
  for (const { start, width } of ean13Bars(number) ?? []) row.fill('1', start, start + width);
  return row.join('');
}

test('an EAN-13 code is drawn as its standard defines', () => {
  // ISO/IEC 15420, the example 5901234123457
  expect(modules(5901234123457)).toBe(
    [
      '101',
      '0001011',
      '0100111',
      '0110011',
      '0010011',
      '0111101',
      '0011101',
      '01010',
      '1100110',
      '1101100',
      '1000010',
      '1011100',
      '1001110',
      '1000100',
      '101',
    ].join(''),
  );
});

test('every card number has 95 modules including its guards', () => {
  for (const serial of [1, 42, 99_999_999_999]) {
    const row = modules(cardNumberOf(serial));
    expect(row).toHaveLength(95);
    expect([row.slice(0, 3), row.slice(45, 50), row.slice(92)]).toEqual(['101', '01010', '101']);
  }
});

test('no card, a wrong check digit and an invalid number have no bars', () => {
  expect([0, -5, 5901234123458, 12.5, 1e20, Number.NaN].map(ean13Bars)).toEqual([null, null, null, null, null, null]);
});
