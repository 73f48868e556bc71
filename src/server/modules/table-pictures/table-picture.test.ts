import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type DrawnPlate, tablePicture } from './table-picture.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#00f"/></svg>',
);
const plate = (change: Partial<DrawnPlate> = {}): DrawnPlate => ({
  image: '/dishes/x.svg',
  initial: 'П',
  count: 1,
  bytes: drawing,
  isPhoto: false,
  ...change,
});

/** The color in the middle of the picture. */
async function middleOf(picture: Buffer | undefined): Promise<readonly number[]> {
  const { data } = await sharp(picture)
    .extract({ left: 358, top: 358, width: 4, height: 4 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('the picture is a square JPEG with the dish in its middle, and drawn once for the same dishes', async () => {
  let reads = 0;
  const plates = async () => {
    reads += 1;
    return [plate()];
  };
  const picture = await tablePicture('one', plates, 'Намуна');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 720 });
  const [red = 255, , blue = 0] = await middleOf(picture);
  expect([red < 60, blue > 200]).toEqual([true, true]);
  expect(await tablePicture('one', plates, 'Намуна')).toBe(picture);
  expect(reads).toBe(1);
});

test('a dish without a picture, or with one that can’t be read, is a plain plate', async () => {
  for (const [key, bytes] of [
    ['none', null],
    ['broken', Buffer.from('no picture')],
  ] as const) {
    const [red = 0, green = 0] = await middleOf(await tablePicture(key, async () => [plate({ bytes, initial: '' })], 'Намуна'));
    expect([red > 230, green > 220]).toEqual([true, true]);
  }
});
