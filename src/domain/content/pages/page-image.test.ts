import { expect, test } from 'vitest';
import { pageImage } from './page-image.ts';

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
