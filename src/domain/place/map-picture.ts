import type { Coordinates } from './coordinates.ts';

/** The size of the picture of Tashkent, `public/brand/map.svg`, which has this point and these pixels per degree. */
export const mapPicture = { width: 640, height: 272 };
const middle = { longitude: 69.2795, latitude: 41.3112, x: 320, y: 136 };
const perDegree = { x: 1118.6, y: 1489 };
/** A pin nearer to an edge would be cut. */
const edge = 24;

/** Where a place is in the picture of Tashkent, in its pixels; null: outside. */
export function placeInPicture({ longitude, latitude }: Coordinates): { readonly x: number; readonly y: number } | null {
  const x = Math.round(middle.x + (longitude - middle.longitude) * perDegree.x);
  const y = Math.round(middle.y - (latitude - middle.latitude) * perDegree.y);
  const isInside = x >= edge && x <= mapPicture.width - edge && y >= edge && y <= mapPicture.height;
  return isInside ? { x, y } : null;
}

/** The same as shares of the picture's width and height: where it is in a part of the picture that is moved as far as the place. */
export function shareOfPicture({ x, y }: { readonly x: number; readonly y: number }): { readonly x: string; readonly y: string } {
  return { x: `${(100 * x) / mapPicture.width}%`, y: `${(100 * y) / mapPicture.height}%` };
}
