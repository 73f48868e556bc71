import { expect, test } from 'vitest';
import { imageStyle, pageImage } from './page-image.ts';

const stored = (size: string) => `/media/abcdefghijklmnop-p${size}-aabbcc`;

test('a stored picture is offered in each width that it has, with its own size and color', () => {
  expect(pageImage(stored('2000x1000'))).toEqual({
    src: `${stored('2000x1000')}/640`,
    srcset: [320, 640, 1280].map((width) => `${stored('2000x1000')}/${width} ${width}w`).join(', '),
    width: 2000,
    height: 1000,
    color: '#aabbcc',
  });
});

test('a small picture has no width twice', () => {
  expect(pageImage(stored('500x400')).srcset).toBe(`${stored('500x400')}/320 320w, ${stored('500x400')}/640 500w`);
});

test('another picture has one size', () => {
  expect(pageImage('/pages/kazan.svg')).toEqual({ src: '/pages/kazan.svg', width: 1280, height: 720 });
});

test('the focal point decides what a crop shows, and the center needs no style', () => {
  expect(imageStyle('#aabbcc', { x: 20, y: 80 })).toBe('background:#aabbcc;object-position:20% 80%');
  expect(imageStyle(undefined, { x: 0, y: 100 })).toBe('object-position:0% 100%');
  expect(imageStyle('#aabbcc', { x: 50, y: 50 })).toBe('background:#aabbcc');
  expect([imageStyle(undefined, undefined), imageStyle(undefined, { x: 50, y: 50 })]).toEqual([undefined, undefined]);
});
