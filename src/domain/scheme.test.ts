import { expect, test } from 'vitest';
import { inScheme, parseScheme } from './scheme.ts';
import { emptySettings } from './site-settings.ts';

test('a visitor sees the preferred scheme where the shop allows it, else that of the shop (R-SITE-6)', () => {
  const [fixed, free] = [false, true].map((followsVisitor) => ({ ...emptySettings, isDarkMode: true, followsVisitor }));
  expect([fixed, free].map((settings) => settings && inScheme(settings, { chosen: null, device: 'light' }).isDarkMode)).toEqual([
    true,
    false,
  ]);
  expect(free && inScheme(free, { chosen: null, device: null }).isDarkMode).toBe(true);
  expect(inScheme({ ...emptySettings, followsVisitor: true }, { chosen: 'dark', device: 'light' }).isDarkMode).toBe(true);
});

test('a scheme is light or dark', () => {
  expect(['light', 'dark', 'auto', '', null].map(parseScheme)).toEqual(['light', 'dark', null, null, null]);
});
