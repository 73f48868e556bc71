/**
 * A stored picture. Its address contains what pages need to show it, so that everything that stores an address (menus, carts, orders)
 * knows it, too.
 */
export interface StoredPicture {
  /** begins with the hash of the picture's content */
  readonly name: string;
  /** false: a drawing on transparent ground */
  readonly isPhoto: boolean;
  readonly width: number;
  readonly height: number;
  /** the dominant color as `#rrggbb` */
  readonly color: string;
}

/** The widths at which each picture is stored, in pixels. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureHashLength = 16;

const address = /^\/media\/([\w-]{16}-([pd])(\d{1,4})x(\d{1,4})-([\da-f]{6}))(?:\/\d+)?$/;

/** Null for the address of any other picture. */
export function parsePicture(path: string): StoredPicture | null {
  const [, name, kind, width, height, color] = address.exec(path) ?? [];
  return name === undefined ? null : { name, isPhoto: kind === 'p', width: Number(width), height: Number(height), color: `#${color}` };
}

export function pictureName(hash: string, { isPhoto, width, height, color }: Omit<StoredPicture, 'name'>): string {
  return `${hash}-${isPhoto ? 'p' : 'd'}${width}x${height}-${color.slice(1)}`;
}

/** The address that catalogs contain; with a width it is the address of one file. */
export function pictureAddress(name: string, width?: PictureWidth): string {
  return width === undefined ? `/media/${name}` : `/media/${name}/${width}`;
}

/** How large a picture is shown: in a row, on a card, across a page or sheet. */
export type PicturePlace = 'row' | 'card' | 'hero';

/** The attributes of an `img` element. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  /** fills its place; false: stands within it */
  readonly isPhoto: boolean;
  /** shown until the picture has loaded */
  readonly color?: string;
}

const drawingSide = 128;

/** A JPEG can't be transparent. */
const jpeg = /\.jpe?g$/i;

/** Other pictures have one size; until they are stored, their file type decides whether they are photos. */
export function pictureSource(image: string, place: PicturePlace): PictureSource {
  const stored = parsePicture(image);
  if (stored === null) return { src: image, width: drawingSide, height: drawingSide, isPhoto: jpeg.test(image.split(/[?#]/, 1)[0] ?? '') };
  const { name, isPhoto, width, height, color } = stored;
  const one = place === 'hero' ? 640 : 320;
  return {
    src: pictureAddress(name, one),
    ...(place === 'row' ? {} : { srcSet: `${pictureAddress(name, one === 320 ? 640 : 1280)} 2x` }),
    width,
    height,
    isPhoto,
    ...(isPhoto ? { color } : {}),
  };
}
