import type { Coordinates } from './coordinates.ts';

/** The size of the picture of Tashkent, `public/brand/map.svg`, which has this point and these pixels per degree. */
const width = 640;
const height = 272;
export const mapPicture = { width, height };
const middle = { longitude: 69.2795, latitude: 41.3112 };
const perLongitude = 1118.6;
const perLatitude = 1489;
/** A pin nearer to an edge would be cut. */
const edge = 24;

/** What a picture of the map shows, in degrees. */
export interface MapArea {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** What the picture of Tashkent shows, for islands that do not load this module. */
export const mapPictureArea: MapArea = {
  west: middle.longitude - width / 2 / perLongitude,
  east: middle.longitude + width / 2 / perLongitude,
  south: middle.latitude - height / 2 / perLatitude,
  north: middle.latitude + height / 2 / perLatitude,
};

/** Where a place is in the picture of Tashkent, in its pixels; null: outside. */
export function placeInPicture({ longitude, latitude }: Coordinates): { readonly x: number; readonly y: number } | null {
  const x = Math.round(width / 2 + (longitude - middle.longitude) * perLongitude);
  const y = Math.round(height / 2 - (latitude - middle.latitude) * perLatitude);
  const isInside = x >= edge && x <= width - edge && y >= edge && y <= height;
  return isInside ? { x, y } : null;
}
