import { expect, test } from 'vitest';
import { parsePicture, pictureAddress, pictureName, pictureSource } from './dish-picture.ts';

const photo = { isPhoto: true, width: 1280, height: 960, color: '#c8a25f' };
const name = pictureName('Ab-_456789012345', photo);

test('the address of a stored picture contains its kind, its size and its color', () => {
  expect(name).toBe('Ab-_456789012345-p1280x960-c8a25f');
  expect(parsePicture(pictureAddress(name))).toEqual({ name, ...photo });
  expect(parsePicture(pictureAddress(name, 320))).toEqual({ name, ...photo });
  const drawing = pictureName('Ab-_456789012345', { isPhoto: false, width: 500, height: 640, color: '#ffffff' });
  expect(parsePicture(pictureAddress(drawing))).toMatchObject({ isPhoto: false, width: 500, height: 640 });
});

test.each(['/dishes/plov.svg', '/media/abc.webp', `https://cdn.example/media/${name}`, `/media/${name}/320/x`, ''])(
  '%s is not the address of a stored picture',
  (address) => expect(parsePicture(address)).toBeNull(),
);

test('a card and a page name two sizes of a stored picture, a row one', () => {
  const image = pictureAddress(name);
  const shown = { width: 1280, height: 960, isPhoto: true, color: '#c8a25f' };
  expect(pictureSource(image, 'row')).toEqual({ src: `/media/${name}/320`, ...shown });
  expect(pictureSource(image, 'card')).toEqual({ src: `/media/${name}/320`, srcSet: `/media/${name}/640 2x`, ...shown });
  expect(pictureSource(image, 'hero')).toEqual({ src: `/media/${name}/640`, srcSet: `/media/${name}/1280 2x`, ...shown });
});

test('a stored drawing has no color behind it', () => {
  const drawing = pictureName('Ab-_456789012345', { ...photo, isPhoto: false });
  expect(pictureSource(pictureAddress(drawing), 'card')).not.toHaveProperty('color');
});

test('of other pictures only a JPEG is certainly a photo', () => {
  const isPhoto = (image: string) => pictureSource(image, 'card').isPhoto;
  expect(['https://cdn.example/a.jpg', 'https://cdn.example/A.JPEG?width=5', '/photos/a.jpg'].map(isPhoto)).toEqual([true, true, true]);
  expect(['/dishes/plov.svg', 'https://cdn.example/a.png', 'https://cdn.example/x?a.jpg', '/media/a.webp'].map(isPhoto)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
