import { expect, test } from 'vitest';
import { shopName } from './shop-name.ts';

test('the company form and quotation marks are left out', () => {
  const legalName = { ru: 'ООО «Namuna Taomlar»', en: 'Namuna Taomlar LLC', uz: '“Namuna Taomlar” MCHJ' };
  expect(shopName(legalName, 'ru')).toBe('Namuna Taomlar');
  expect(shopName(legalName, 'en')).toBe('Namuna Taomlar');
  expect(shopName(legalName, 'uz')).toBe('Namuna Taomlar');
});

test('a plain name stays, an absent one falls back to Russian', () => {
  expect(shopName({ ru: 'Чайхана', en: '', uz: 'Choyxona' }, 'en')).toBe('Чайхана');
});

test('a shop without a name is called what it does', () => {
  expect(shopName({ ru: '', en: ' ', uz: '' }, 'uz')).toBe('Taom yetkazib berish');
});
