import { expect, test } from 'vitest';
import { mapPalette } from './map-palette.ts';

const light = {
  '--paper': '#fcf5e8',
  '--card': '#fff',
  '--line': '#eddcc0',
  '--brand': '#0b6e69',
  '--accent': '#f2a93b',
  '--ink': '#25190f',
};
const read = (tokens: Record<string, string>) => (name: string) => tokens[name] ?? '';

test('every color of the map is a full hex color, for any values of the tokens', () => {
  for (const tokens of [light, {}, { ...light, '--paper': 'rebeccapurple' }]) {
    for (const color of Object.values(mapPalette(read(tokens))).flat()) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

const dark = {
  '--paper': '#111514',
  '--card': '#1c2221',
  '--line': '#2c3331',
  '--brand': '#19ada3',
  '--accent': '#f59e0b',
  '--ink': '#f3f5f4',
};
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const difference = (one: string, other: string) =>
  Math.max(...channels(one).map((channel, index) => Math.abs(channel - (channels(other)[index] ?? 0))));

test.each([
  ['light', light],
  ['dark', dark],
])('%s: the zones of three price tiers differ clearly from each other and from where nothing is delivered', (_, tokens) => {
  const { zones, home } = mapPalette(read(tokens));
  const colors = [home, ...zones];
  const differences = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => difference(one, other)));
  expect(Math.min(...differences)).toBeGreaterThan(30);
});

test('in the dark streets are lighter than their edges', () => {
  const { avenue, avenueEdge } = mapPalette(read(dark));
  expect((channels(avenue)[1] ?? 0) - (channels(avenueEdge)[1] ?? 0)).toBeGreaterThan(60);
});
