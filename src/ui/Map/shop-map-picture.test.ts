import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapColors, mapTokens, shopMapPicture } from './shop-map-picture.ts';

const look = { isDarkMode: false, primaryColor: null, accentColor: null };
const square = (size: number) =>
  [
    [69.28 - size, 41.31 - size],
    [69.28 + size, 41.31 - size],
    [69.28 + size, 41.31 + size],
    [69.28 - size, 41.31 + size],
  ] as const;

test('zones have the colors of the map by their fees, the cheapest on top, below the streets', () => {
  const palette = mapColors(look);
  const fees = [25_000, 10_000, 15_000, 40_000];
  const picture = shopMapPicture(
    look,
    fees.map((deliveryFee) => ({ polygon: square(deliveryFee / 500_000), deliveryFee })),
  );
  const [first = 0, second = 0, last = 0] = palette.zones.map((color) => picture.indexOf(`fill="${color}"`));
  expect([last, second, first, picture.indexOf(palette.avenue)].every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(true);
  // a fourth price looks as the third
  expect(picture.split(`fill="${palette.zones[2]}"`)[1]?.split('</g>')[0]?.match(/M/g)).toHaveLength(2);
});

test('without zones it has the land and the streets alone, and what is far away adds nothing', () => {
  const palette = mapColors(look);
  const picture = shopMapPicture(look, []);
  expect(picture).not.toContain(palette.zones[0]);
  expect(picture).toContain(palette.avenue);
  expect(picture.length).toBeLessThan(30_000);
});

test('its colors follow the settings and the scheme', () => {
  const [light, dark] = [mapColors(look), mapColors({ ...look, isDarkMode: true })];
  expect(dark.land).not.toBe(light.land);
  expect(mapColors({ ...look, accentColor: '#3355ff' }).zones[2]).not.toBe(light.zones[2]);
});

test('its tokens are those of the style sheet', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const [light = '', dark = ''] = css.split('html[data-scheme="dark"]');
  for (const [name, color] of Object.entries(mapTokens.light)) expect(light).toContain(`${name}: ${color};`);
  for (const [name, color] of Object.entries(mapTokens.dark)) expect(dark).toContain(`${name}: ${color};`);
});
