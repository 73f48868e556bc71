import { expect, test } from 'vitest';
import { defaultMapCenter, parseCoordinates, roundCoordinates, sameCoordinates } from './coordinates.ts';
import { distanceMeters } from './distance.ts';

test('decimal degrees are parsed from numbers and text', () => {
  expect(parseCoordinates('69.27979', 41.311184)).toEqual(defaultMapCenter);
  expect(parseCoordinates('-0.5', '-41')).toEqual({ longitude: -0.5, latitude: -41 });
});

test('coordinates count only when both are non-zero', () => {
  expect(parseCoordinates('0', '41.3')).toBeNull();
  expect(parseCoordinates(69.2, 0)).toBeNull();
  expect(parseCoordinates(undefined, '41.3')).toBeNull();
});

test('values that do not parse count as absent', () => {
  for (const garbage of [
    '',
    ' ',
    'abc',
    '41,3',
    '1e1',
    '0x10',
    'NaN',
    'Infinity',
    '<b>',
    '181',
    null,
    {},
    [41],
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ]) {
    expect(parseCoordinates(garbage, '41.3')).toBeNull();
  }
  expect(parseCoordinates('69.2', '90.1')).toBeNull();
});

test('coordinates that are equal after rounding to 5 decimals are the same place', () => {
  expect(roundCoordinates({ longitude: 69.2797912, latitude: 41.3111849 })).toEqual({ longitude: 69.27979, latitude: 41.31118 });
  expect(sameCoordinates({ longitude: 69.279791, latitude: 41.3 }, { longitude: 69.279794, latitude: 41.3 })).toBe(true);
  expect(sameCoordinates({ longitude: 69.27979, latitude: 41.3 }, { longitude: 69.2798, latitude: 41.3 })).toBe(false);
  expect(sameCoordinates({ longitude: -0.000001, latitude: 41.3 }, { longitude: 0.000001, latitude: 41.3 })).toBe(true);
});

test('a degree of latitude is 111 km, one of longitude is less', () => {
  expect(distanceMeters({ longitude: 69, latitude: 41 }, { longitude: 69, latitude: 42 })).toBeCloseTo(111_195, -1);
  expect(distanceMeters({ longitude: 69, latitude: 41 }, { longitude: 70, latitude: 41 })).toBeCloseTo(83_919, -1);
  expect(distanceMeters(defaultMapCenter, defaultMapCenter)).toBe(0);
});
