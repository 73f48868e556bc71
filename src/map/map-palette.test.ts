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

test('in the dark neighboring price tiers differ clearly, and streets are lighter than their edges', () => {
  const dark = {
    '--paper': '#111514',
    '--card': '#1c2221',
    '--line': '#2c3331',
    '--brand': '#19ada3',
    '--accent': '#f59e0b',
    '--ink': '#f3f5f4',
  };
  const { zones, avenue, avenueEdge } = mapPalette(read(dark));
  const green = (color: string) => Number.parseInt(color.slice(3, 5), 16);
  const [cheapest, middle, last] = zones.map(green);
  expect((cheapest ?? 0) - (middle ?? 0)).toBeGreaterThan(30);
  expect((middle ?? 0) - (last ?? 0)).toBeGreaterThan(30);
  expect(green(avenue) - green(avenueEdge)).toBeGreaterThan(60);
});
