import { expect, test } from 'vitest';
import { fillLanguages } from './content/fields.ts';
import { sampleSettings } from './content/sample-settings.ts';
import { noText } from './localized-text.ts';
import { normalizeSettings, type SocialLink } from './site-settings.ts';

test('an invalid color, a blank brand and an invalid link count as absent', () => {
  const wrong = sampleSettings({
    primaryColor: 'teal',
    accentColor: '#F59E0B',
    brand: { ru: ' ', en: '', uz: '' },
    socials: [
      { name: 'tg', url: 'https://t.me/shop' },
      { name: 'vk' as SocialLink['name'], url: 'https://vk.com/shop' },
      { name: 'fb', url: 'javascript:alert(1)' },
    ],
  });
  expect(normalizeSettings(wrong)).toMatchObject({
    primaryColor: null,
    accentColor: '#F59E0B',
    brand: noText,
    socials: [{ name: 'tg', url: 'https://t.me/shop' }],
  });
});

test.each([
  [0, 1],
  [7.9, 7],
  [45, 30],
])('%s days of preorder are %s', (preorderDays, expected) => {
  expect(normalizeSettings(sampleSettings({ preorderDays })).preorderDays).toBe(expected);
});

test.each([
  [-5, 0],
  [1.9, 1],
])('a maximum sum of %s is %s', (orderMaxSum, expected) => {
  expect(normalizeSettings(sampleSettings({ orderMaxSum })).orderMaxSum).toBe(expected);
});

test('pages repeat Russian where a language has no text; an absent privacy text stays absent', () => {
  const filled = fillLanguages(sampleSettings({ aboutUs: { ru: 'О нас', en: '', uz: 'Biz' } }));
  expect(filled.aboutUs).toEqual({ ru: 'О нас', en: 'О нас', uz: 'Biz' });
  expect(filled.privacy).toBeNull();
});
