import { expect, test } from 'vitest';
import { maskedSearch, nameKey, numbersWith, phoneBack, wantedOf } from './find.ts';

const isIn = (value: string, range: { readonly from: string; readonly before: string } | null | undefined) =>
  range != null && value >= range.from && value < range.before;

test('digits are the beginning of a number, from four on also the end of a phone (R-FIND-1)', () => {
  expect(wantedOf('12')).toMatchObject({ phone: null, name: null });
  const found = wantedOf('№ 1042');
  expect(found?.numbers).toContainEqual({ from: 1042, to: 1042 });
  expect(found?.numbers).toContainEqual({ from: 10420, to: 10429 });
  expect(isIn(phoneBack('998901231042'), found?.phone)).toBe(true);
  expect(isIn(phoneBack('998901042123'), found?.phone)).toBe(false);
});

test('a whole phone in any spelling is only that phone (R-FIND-1)', () => {
  for (const text of ['+998 90 123-45-67', '901234567', '998901234567']) {
    const found = wantedOf(text);
    expect(found?.numbers).toEqual([]);
    expect(isIn(phoneBack('998901234567'), found?.phone)).toBe(true);
    expect(isIn(phoneBack('998901234568'), found?.phone)).toBe(false);
  }
});

test('anything else is the beginning of a name in any alphabet (R-FIND-1)', () => {
  expect(isIn(nameKey('Дилноза Каримова'), wantedOf('dilno')?.name)).toBe(true);
  expect(isIn(nameKey('Дилноза Каримова'), wantedOf('карим')?.name)).toBe(false);
  expect(wantedOf(' … ')).toBeNull();
  expect(wantedOf('+')).toBeNull();
});

test('numbers are found by their beginning, zero begins none', () => {
  expect(numbersWith('7').slice(0, 3)).toEqual([
    { from: 7, to: 7 },
    { from: 70, to: 79 },
    { from: 700, to: 799 },
  ]);
  expect(numbersWith('07')).toEqual([]);
});

test('the log names the end of a number and the beginning of a name (R-CUSTOMER-15)', () => {
  expect([maskedSearch('+998 90 123-45-67'), maskedSearch('Дилноза'), maskedSearch('')]).toEqual(['…4567', 'Д…', '…']);
});
