import { expect, test } from 'vitest';
import { parsePicture, pictureAddress, pictureName, pictureSource } from './dish-picture.ts';

const photo = { isPhoto: true, width: 1280, height: 960, color: '#c8a25f' };
const name = pictureName('Ab-_456789012345', photo);

test('the address of a stored picture contains its kind, its size and its color', () => {
  expect(name).toBe('Ab-_456789012345-p1280x960-c8a25f');
  expect(parsePicture(pictureAddress(name))).toMatchObject({ name, ...photo });
  expect(parsePicture(`${pictureAddress(name)}/320`)).toMatchObject({ name, ...photo });
  const drawing = pictureName('Ab-_456789012345', { isPhoto: false, width: 500, height: 640, color: '#ffffff' });
  expect(parsePicture(pictureAddress(drawing))).toMatchObject({ isPhoto: false, width: 500, height: 640 });
});

test.each(['/dishes/plov.svg', '/media/abc.webp', `https://cdn.example/media/${name}`, `/media/${name}/320/x`, ''])(
  '%s is not the address of a stored picture',
  (address) => expect(parsePicture(address)).toBeNull(),
);

test('a card and a page name two sizes of a stored picture, a row one', () => {
  const image = pictureAddress(name);
  const shown = { width: 1280, height: 960, isPhoto: true, color: '#c8a25f', position: '' };
  expect(pictureSource(image, 'row')).toMatchObject({ src: `/media/${name}/320`, ...shown });
  expect(pictureSource(image, 'card')).toMatchObject({ src: `/media/${name}/320`, srcSet: `/media/${name}/640 2x`, ...shown });
  expect(pictureSource(image, 'hero')).toMatchObject({ src: `/media/${name}/640`, srcSet: `/media/${name}/1280 2x`, ...shown });
});

test('a picture with a focal point is shown at it, and its address names it', () => {
  const image = `${pictureAddress(name)}#focus=30,70`;
  expect(parsePicture(image)).toEqual({ name, ...photo, fragment: '#focus=30,70', position: '30% 70%' });
  expect(pictureSource(image, 'card')).toMatchObject({
    src: `/media/${name}/320#focus=30,70`,
    srcSet: `/media/${name}/640 2x`,
    position: '30% 70%',
  });
});

test('a stored drawing has no color behind it', () => {
  const drawing = pictureName('Ab-_456789012345', { ...photo, isPhoto: false });
  expect(pictureSource(pictureAddress(drawing), 'card').color).toBeUndefined();
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
