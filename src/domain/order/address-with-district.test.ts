import { expect, test } from 'vitest';
import { addressWithDistrict } from './address-with-district.ts';

const district = { ru: 'Юнусабадский район', en: 'Yunusabad district', uz: 'Yunusobod tumani' };
const landmark = { ru: 'метро Шахристан', en: 'Shahriston metro', uz: 'Shahriston metrosi' };

test('an address has its district and landmark in the reader’s language, except what it says itself', () => {
  const text = '4-й квартал, 12';
  expect(addressWithDistrict({ text, district, landmark }, 'uz')).toBe('4-й квартал, 12, Yunusobod tumani, Shahriston metrosi');
  expect(addressWithDistrict({ text: 'у метро Шахристан, 5', district, landmark }, 'ru')).toBe('у метро Шахристан, 5, Юнусабадский район');
  expect(addressWithDistrict({ text, landmark }, 'en')).toBe('4-й квартал, 12, Shahriston metro');
  expect(addressWithDistrict({ text }, 'ru')).toBe(text);
});
