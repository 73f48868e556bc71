import { parsePicture, pictureAddress } from '../../menu/dish-picture.ts';
import { type FocalPoint, objectPosition } from '../../menu/focal-point.ts';
import { pictureWidths } from '../../menu/picture-widths.ts';

/** The attributes of an `img` element on a page. */
interface PageImage {
  readonly src: string;
  /** absent: there is one size */
  readonly srcset?: string;
  readonly width: number;
  readonly height: number;
  /** shown until a photo has loaded */
  readonly color?: string;
}

/** Drawings and pictures of other sites fill a frame of this shape. */
const frame = { width: 1280, height: 720 };

/** A stored picture in every width that it has; any other has one size. */
export function pageImage(image: string): PageImage {
  const stored = parsePicture(image);
  if (stored === null) return { src: image, ...frame };
  const { name, width, height, isPhoto, color } = stored;
  return {
    src: `${pictureAddress(name)}/640`,
    srcset: pictureWidths
      .filter((_, at) => width > (pictureWidths[at - 1] ?? 0))
      .map((each) => `${pictureAddress(name)}/${each} ${Math.min(each, width)}w`)
      .join(', '),
    width,
    height,
    ...(isPhoto ? { color } : {}),
  };
}

/** The value of the attribute `style`: the color until the picture has loaded, and which part of it a crop shows. undefined: neither. */
export function imageStyle(color: string | undefined, focus: FocalPoint | undefined): string | undefined {
  const position = objectPosition(focus);
  const style = [color === undefined ? '' : `background:${color}`, position === null ? '' : `object-position:${position}`];
  return style.filter((part) => part !== '').join(';') || undefined;
}
