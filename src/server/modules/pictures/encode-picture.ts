import { createHash } from 'node:crypto';
import type { OutputInfo } from 'sharp';
import { pictureHashLength, pictureName } from '#domain/menu/dish-picture.ts';
import { type PictureWidth, pictureWidths } from '#domain/menu/picture-widths.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { log } from '../../log.ts';
import { carefully, drawAlone, mostPixels, type Sharp } from './load-sharp.ts';

const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

interface PictureFile {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

export interface EncodedPicture {
  readonly hash: string;
  readonly name: string;
  readonly files: readonly PictureFile[];
}

/** Pixels without a format. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

interface Traits {
  readonly isPhoto: boolean;
  readonly color: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Files are cached by their address for ever: whoever changes how they are encoded counts this up, so that they get a new one. */
const encoding = 1;
/** How files of the accepted formats begin; sharp would also open vector drawings, which may contain anything. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^.{4}ftypavif/s];
const [, , widest] = pictureWidths;

/** The key of a picture, by its content. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(`${encoding}:`).update(bytes).digest('base64url').slice(0, pictureHashLength);
}

/** Every size of a picture in every format, without metadata; rejects with IMAGE_UNREADABLE or IMAGE_TOO_LARGE. */
export async function encodePicture(bytes: Uint8Array): Promise<Result<EncodedPicture, Problem>> {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (!beginnings.some((format) => format.test(beginning))) return err(problem('IMAGE_UNREADABLE'));
  try {
    const size = await drawAlone((sharp) => readSize(sharp, bytes));
    if (size.width * size.height > mostPixels) return err(problem('IMAGE_TOO_LARGE', { megapixels: mostPixels / 1_000_000 }));
    const traits = await drawAlone((sharp) => readTraits(sharp, bytes));
    const largest = await drawAlone((sharp) => readPixels(sharp, bytes, sizeAt(size, widest, traits.isPhoto), traits));
    const { width, height } = largest.info;
    const hash = pictureHash(bytes);
    return ok({ hash, name: pictureName(hash, { ...traits, width, height }), files: await encodeFiles(largest, size, traits) });
  } catch (error) {
    log.info({ reason: String(error) }, 'a picture cannot be read');
    return err(problem('IMAGE_UNREADABLE'));
  }
}

/** The size after the rotation that its metadata names; the header alone shows it. */
async function readSize(sharp: Sharp, bytes: Uint8Array): Promise<Size> {
  return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
}

const sampleSide = 64;
const opaque = 128;
/** Rounded corners or a thin border do not make a photo a drawing. */
const leastTransparentShare = 0.05;

/** A picture whose ground is really transparent is a drawing, every other one a photo. */
async function readTraits(sharp: Sharp, bytes: Uint8Array): Promise<Traits> {
  const sample = await sharp(bytes, carefully)
    .autoOrient()
    .resize(sampleSide, sampleSide, { fit: 'fill' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let transparent = 0;
  for (let alpha = 3; alpha < sample.length; alpha += 4) if ((sample[alpha] ?? 0) < opaque) transparent += 1;
  const raw = { width: sampleSide, height: sampleSide, channels: 4 } as const;
  const { dominant } = await sharp(sample, { raw }).removeAlpha().stats();
  const color = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  return { isPhoto: transparent / sampleSide ** 2 < leastTransparentShare, color: `#${color}` };
}

/** Photos are shown in places of 4:3 and cover them, also when they are wider; beyond 2:1 their ends would never be seen. */
const placeRatio = 4 / 3;
const largestRatio = 2;

/** The size of a picture at one of the widths; never larger than it came in. */
export function sizeAt({ width, height }: Size, at: PictureWidth, isPhoto: boolean): Size {
  if (!isPhoto) {
    const scale = Math.min(1, at / Math.max(width, height));
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  }
  const ratio = Math.min(Math.max(width / height, 1 / largestRatio), largestRatio);
  const cropped = Math.min(width, Math.round(height * ratio));
  const drawn = Math.max(1, Math.min(cropped, Math.round(at * Math.max(1, ratio / placeRatio))));
  return { width: drawn, height: Math.max(1, Math.round(drawn / ratio)) };
}

async function readPixels(sharp: Sharp, bytes: Uint8Array, { width, height }: Size, { isPhoto, color }: Traits): Promise<Pixels> {
  const drawn = sharp(bytes, carefully)
    .autoOrient()
    .resize({ width, height, fit: isPhoto ? 'cover' : 'fill' })
    .toColorspace('srgb');
  const grounded = isPhoto ? drawn.flatten({ background: color }).removeAlpha() : drawn.ensureAlpha();
  return grounded.raw().toBuffer({ resolveWithObject: true });
}

/** One file at a time: other pictures are drawn in between. */
async function encodeFiles(largest: Pixels, size: Size, { isPhoto }: Traits): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  let before = 0;
  for (const at of pictureWidths) {
    const { width, height } = sizeAt(size, at, isPhoto);
    // a smaller picture has no larger files
    if (width + height <= before) break;
    before = width + height;
    for (const format of pictureFormats) {
      const bytes = await drawAlone((sharp) => encode(sharp, largest, { width, height }, format));
      files.push({ width: at, format, bytes });
    }
  }
  return files;
}

function encode(sharp: Sharp, { data, info }: Pixels, { width, height }: Size, format: PictureFormat): Promise<Buffer> {
  const channels = info.channels as 3 | 4;
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels } }).resize({ width, height, fit: 'fill' });
  return (format === 'avif' ? drawn.avif({ quality: 52, effort: 3 }) : drawn.webp({ quality: 78 })).toBuffer();
}
