import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { log } from '../../log.ts';
import { appIcon } from './app-icon.ts';
import { readBrandFile, readMarker } from './brand-file.ts';
import { fittingSize, outlinedText } from './outlined-text.ts';
import { pictureCache } from './picture-cache.ts';
import { sharePicture } from './share-picture.ts';

const brand = { name: 'Namuna', isDarkMode: false, primaryColor: '#0F766E', accentColor: null, logo: null };
const nothing = async () => null;

test('the share picture is a PNG of 1200 × 630, with and without a logo', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  for (const logo of [null, await readMarker('/brand/marker.svg', nothing), new Uint8Array([1, 2, 3])]) {
    const { format, width, height } = await sharp(await sharePicture({ ...brand, logo }, 'Ош ва лағмон')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  }
  expect(warn.mock.calls.map(([, text]) => text)).toEqual(['the picture of a link is drawn without its logo']);
});

test('an icon has the given side, and a maskable one a filled background', async () => {
  const marker = await readMarker('/brand/no-such-file.svg', nothing);
  const corner = async (icon: Buffer) => (await sharp(icon).ensureAlpha().raw().toBuffer())[3];
  const [plain, maskable] = [await appIcon(marker, '192', false), await appIcon(marker, 'maskable', true)];
  expect((await sharp(plain).metadata()).width).toBe(192);
  expect([await corner(plain), await corner(maskable)]).toEqual([0, 255]);
});

test('only files of this site are read', async () => {
  for (const path of [
    'https://evil.example/x.svg',
    '/../package.json',
    '/brand/../../package.json',
    '/package.json',
    '//evil.example/a.png',
    '',
  ])
    expect([path, await readBrandFile(path, nothing)]).toEqual([path, null]);
});

test('a file that exists and cannot be read is reported, a missing one is not', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  expect(await readBrandFile('/brand/no-such-file.svg', nothing)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(await readBrandFile(`/${'long'.repeat(100)}.svg`, nothing)).toBeNull();
  expect(warn).toHaveBeenCalledWith({ reason: expect.stringContaining('ENAMETOOLONG') }, 'a picture of the brand cannot be read');
});

test('the font size of a long name is reduced until it fits, and letters without an outline are omitted', () => {
  expect(fittingSize('Дом', 1000, 96)).toBe(96);
  expect(fittingSize('Ресторан'.repeat(9), 1000, 96)).toBeLessThan(40);
  expect(outlinedText('漢', 0, 0, { sizePx: 10, color: '#000' })).not.toContain('<path');
  expect(outlinedText('oʻ', 0, 0, { sizePx: 10, color: '#000' }).match(/<path/g)?.length).toBe(2);
});

test('two requests for one picture draw it once, a failure is not cached, and the oldest picture is evicted first', async () => {
  const pictures = pictureCache(2);
  let drawn = 0;
  const draw = async () => Buffer.from([drawn++]);
  const [first, second] = await Promise.all([pictures.forceFetch('a', { context: draw }), pictures.forceFetch('a', { context: draw })]);
  expect([first, drawn]).toEqual([second, 1]);
  await expect(pictures.forceFetch('b', { context: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  await pictures.forceFetch('b', { context: draw });
  await pictures.forceFetch('c', { context: draw });
  await pictures.forceFetch('a', { context: draw });
  expect(drawn).toBe(4);
});

test('an uploaded picture is found by its name', async () => {
  const bytes = new Uint8Array([7]);
  expect(await readBrandFile('/media/abc.webp', async (name) => (name === 'abc.webp' ? bytes : null))).toBe(bytes);
});
