import { expect, test } from 'vitest';
import { noText } from '#domain/localized-text.ts';
import { shopName } from './shop-name.ts';

test('the legal form and quotation marks are left out', () => {
  const legalName = { ru: 'ООО «Namuna Taomlar»', en: 'Namuna Taomlar LLC', uz: '“Namuna Taomlar” MCHJ' };
  expect(shopName({ brand: noText, legalName }, 'ru')).toBe('Namuna Taomlar');
  expect(shopName({ brand: noText, legalName }, 'en')).toBe('Namuna Taomlar');
  expect(shopName({ brand: noText, legalName }, 'uz')).toBe('Namuna Taomlar');
});

test('a plain name stays, an absent one falls back to Russian', () => {
  expect(shopName({ brand: noText, legalName: { ru: 'Чайхана', en: '', uz: 'Choyxona' } }, 'en')).toBe('Чайхана');
});

test('a shop without a name is named by its tagline', () => {
  expect(shopName({ brand: noText, legalName: { ru: '', en: ' ', uz: '' } }, 'uz')).toBe('Taom yetkazib berish');
});

test('a brand replaces the legal name, in the displayed language or else in Russian', () => {
  const legalName = { ru: 'ООО «Toshkent Food Servis Invest»', en: 'Toshkent Food Servis Invest LLC', uz: '' };
  const brand = { ru: 'Плов и точка', en: '', uz: 'Osh va nuqta' };
  expect((['ru', 'en', 'uz'] as const).map((locale) => shopName({ brand, legalName }, locale))).toEqual([
    'Плов и точка',
    'Плов и точка',
    'Osh va nuqta',
  ]);
});
