import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import { problem } from '#domain/problem.ts';
import { sampleDrawing, samplePhoto } from '../../../../tests/support/pictures/sample-pictures.ts';
import { encodePicture, sizeAt } from './encode-picture.ts';

async function encoded(bytes: Uint8Array) {
  const result = await encodePicture(bytes);
  if (!result.ok) throw new Error(result.problem.code);
  return { ...result.value, picture: parsePicture(pictureAddress(result.value.name)) };
}

test('a photo is stored as AVIF and WebP at three widths, without metadata', async () => {
  const { files, picture } = await encoded(
    await sharp(await samplePhoto())
      .withMetadata()
      .jpeg()
      .toBuffer(),
  );
  expect(picture).toMatchObject({ isPhoto: true, width: 1280, height: 960 });
  const found = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(files.map(({ width, format }) => `${width} ${format}`)).toEqual(
    [320, 640, 1280].flatMap((width) => [`${width} avif`, `${width} webp`]),
  );
  expect(found.map(({ width, height }) => `${width}x${height}`)).toEqual(
    ['320x240', '640x480', '1280x960'].flatMap((size) => [size, size]),
  );
  expect(found.map(({ exif, icc, hasAlpha }) => [exif, icc, hasAlpha])).toEqual(files.map(() => [undefined, undefined, false]));
});

test('a picture on transparent ground is a drawing and keeps its ground', async () => {
  const { files, picture } = await encoded(await sampleDrawing());
  expect(picture).toMatchObject({ isPhoto: false, width: 600, height: 600 });
  const found = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(found.map(({ width, hasAlpha }) => [width, hasAlpha])).toEqual([320, 320, 600, 600].map((width) => [width, true]));
});

test('an alpha channel that hides nothing, or only the corners, leaves a picture a photo', async () => {
  const photo = sharp(await samplePhoto({ width: 400, height: 300 })).ensureAlpha();
  expect((await encoded(await photo.clone().png().toBuffer())).picture?.isPhoto).toBe(true);
  const corners = Buffer.from('<svg width="400" height="300"><rect width="400" height="300" rx="30"/></svg>');
  const rounded = await photo
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  expect((await encoded(rounded)).picture?.isPhoto).toBe(true);
});

test('the color of a photo is its dominant color', async () => {
  const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2f8f3f' } })
    .png()
    .toBuffer();
  const { color = '' } = (await encoded(plain)).picture ?? {};
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (const [index, wanted] of [0x2f, 0x8f, 0x3f].entries()) expect(Math.abs((channels[index] ?? 0) - wanted)).toBeLessThanOrEqual(8);
});

test('a picture that a camera turned is stored upright', async () => {
  const turned = await sharp(await samplePhoto({ width: 800, height: 600 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await encoded(turned)).picture).toMatchObject({ width: 600, height: 800 });
});

test('a small picture is not enlarged and has no larger files', async () => {
  const { files, picture } = await encoded(await samplePhoto({ width: 300, height: 225 }));
  expect([picture?.width, files.map(({ width }) => width)]).toEqual([300, [320, 320]]);
});

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 320, height: 240 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 320, height: 427 },
  ],
  [
    { width: 3_200, height: 1_600 },
    { width: 480, height: 240 },
  ],
  [
    { width: 8_000, height: 1_000 },
    { width: 480, height: 240 },
  ],
  [
    { width: 1_000, height: 8_000 },
    { width: 320, height: 640 },
  ],
])('a photo of %j covers a card with %j', (size, wanted) => expect(sizeAt(size, 320, true)).toEqual(wanted));

test('a drawing fits into a square', () => {
  expect(sizeAt({ width: 2_000, height: 500 }, 320, false)).toEqual({ width: 320, height: 80 });
});

/** The header of a PNG of that size, with pixels that compress to almost nothing. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

test('a small file that would be huge as pixels is rejected by its header', async () => {
  expect(await encodePicture(hugePng(30_000))).toMatchObject({ ok: false, problem: problem('IMAGE_TOO_LARGE', { megapixels: 16 }) });
});

test('an AVIF is read', async () => {
  const avif = await sharp(await samplePhoto({ width: 400, height: 300 }))
    .avif({ effort: 0 })
    .toBuffer();
  expect((await encoded(avif)).picture).toMatchObject({ isPhoto: true, width: 400, height: 300 });
});

test('a file that breaks off is not read as a picture', async () => {
  const photo = await samplePhoto({ width: 400, height: 300 });
  expect(await encodePicture(photo.subarray(0, 200))).toMatchObject({ ok: false, problem: problem('IMAGE_UNREADABLE') });
});

test.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><img src="x">'],
  ['an empty file', ''],
])('%s is not read as a picture', async (_, text) => {
  expect(await encodePicture(Buffer.from(text))).toMatchObject({ ok: false, problem: problem('IMAGE_UNREADABLE') });
});
