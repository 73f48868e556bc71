import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = 'public/dishes';
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const sizePx = 128;
/** Of 255; shadows may fade out at an edge. */
const opaque = 150;
/** So many pixels of an edge may be touched by a round shape. */
const touched = 2;

test.each(drawings)('%s: no edge cuts the drawing', async (name) => {
  const { data } = await sharp(`${folder}/${name}`).resize(sizePx, sizePx).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isOpaque = (x: number, y: number) => (data[(y * sizePx + x) * 4 + 3] ?? 0) > opaque;
  const line = Array.from({ length: sizePx }, (_, index) => index);
  const last = sizePx - 1;
  const cuts = [
    line.filter((x) => isOpaque(x, 0)),
    line.filter((x) => isOpaque(x, last)),
    line.filter((y) => isOpaque(0, y)),
    line.filter((y) => isOpaque(last, y)),
  ];
  expect(cuts.map(({ length }) => length > touched)).toEqual([false, false, false, false]);
});
