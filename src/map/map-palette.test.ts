import { expect, test } from 'vitest';
import { mapPalette } from './map-palette.ts';

const light = {
  '--paper': '#fbf8f3',
  '--card': '#fff',
  '--line': '#ece6db',
  '--brand': '#0b6e69',
  '--accent': '#f2a93b',
  '--ink': '#1d2422',
};
const read = (tokens: Record<string, string>) => (name: string) => tokens[name] ?? '';

test('every color of the map is a full hex color, for any values of the tokens', () => {
  for (const tokens of [light, {}, { ...light, '--paper': 'rebeccapurple' }]) {
    for (const color of Object.values(mapPalette(read(tokens))).flat()) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('the zones of three price tiers have three colors in each theme', () => {
  for (const paper of ['#fbf8f3', '#151a19']) expect(new Set(mapPalette(read({ ...light, '--paper': paper })).zones).size).toBe(3);
});
