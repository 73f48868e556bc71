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

/** The focal point that an address ends with, which `focal-point.ts` writes. */
interface AddressedFocus {
  /** `#focus=30,70`; '': the center */
  readonly fragment: string;
  /** the same as `object-position` */
  readonly position: string;
}

export const pictureHashLength = 16;

const address = /^\/media\/([\w-]{16}-([pd])(\d+)x(\d+)-([\da-f]{6}))(?:\/\d+)?(#focus=(\d+),(\d+))?$/;

/** Null for the address of any other picture. */
export function parsePicture(path: string): (StoredPicture & AddressedFocus) | null {
  const [, name, kind, width, height, color, fragment = '', x, y] = address.exec(path) ?? [];
  if (name === undefined) return null;
  const position = fragment && `${x}% ${y}%`;
  return { name, isPhoto: kind === 'p', width: Number(width), height: Number(height), color: `#${color}`, fragment, position };
}

export function pictureName(hash: string, { isPhoto, width, height, color }: Omit<StoredPicture, 'name'>): string {
  return `${hash}-${isPhoto ? 'p' : 'd'}${width}x${height}-${color.slice(1)}`;
}

/** The address that catalogs contain; with a slash and a width of `picture-widths.ts` it is the address of one file. */
export function pictureAddress(name: string): string {
  return `/media/${name}`;
}

/** Whether a picture is one of the drawings in `public/dishes`: drawn for cards, which show it larger than they are and crop its edge. */
export function isPlate(image: string): boolean {
  return image.startsWith('/dishes/');
}

/** How large a picture is shown: in a row, on a card, across a page or sheet. */
export type PicturePlace = 'row' | 'card' | 'hero';

/** The attributes of an `img` element. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** fills its place; false: stands within it */
  readonly isPhoto: boolean;
  /** shown until the picture has loaded */
  readonly color?: string | undefined;
  /** the focal point as `object-position`; absent or '': the center */
  readonly position?: string;
}

/** A JPEG can't be transparent. */
const jpeg = /^[^?#]*\.jpe?g([?#]|$)/i;

/** Other pictures have one size; until they are stored, their file type decides whether they are photos. */
export function pictureSource(image: string, place: PicturePlace): PictureSource {
  const stored = parsePicture(image);
  if (stored === null) return { src: image, width: 128, height: 128, isPhoto: jpeg.test(image) };
  const one = place === 'hero' ? 640 : 320;
  const file = `${pictureAddress(stored.name)}/`;
  return {
    ...stored,
    // islands read the address from the element, and the focal point with it
    src: file + one + stored.fragment,
    srcSet: place === 'row' ? undefined : `${file}${2 * one} 2x`,
    color: stored.isPhoto ? stored.color : undefined,
  };
}
