// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DishImage } from './DishImage.tsx';

afterEach(cleanup);

function show(image: string): HTMLImageElement {
  const { container } = render(<DishImage image={image} sizePx={36} />);
  const shown = container.querySelector('img');
  if (shown === null) throw new Error('no picture is shown');
  return shown;
}

test('a drawing has the size of its place in the tile', () => {
  const image = show('/dishes/plov.svg');
  expect([image.getAttribute('src'), image.width, image.height, image.getAttribute('style')]).toEqual(['/dishes/plov.svg', 36, 36, null]);
});

test('a photo with a focal point shows it where it is cropped', () => {
  expect(show('/media/0123456789abcdef-p1280x960-b5482a#focus=30,70').style.objectPosition).toBe('30% 70%');
  expect(show('/media/0123456789abcdef-p1280x960-b5482a').getAttribute('style')).not.toContain('object-position');
});

test('a photo covers its tile, on its own color until it has loaded', () => {
  const image = show('/media/0123456789abcdef-p1280x960-b5482a');
  expect(image.getAttribute('src')).toBe('/media/0123456789abcdef-p1280x960-b5482a/320');
  expect(image.style).toMatchObject({ width: '100%', height: '100%', objectFit: 'cover', backgroundColor: 'rgb(181, 72, 42)' });
});
