import type { Coordinates } from './coordinates.ts';

/** The size of the picture of Tashkent, `public/brand/map.svg`, which has this point and these pixels per degree. */
const width = 640;
const height = 272;
export const mapPicture = { width, height };
export const mapCenter = { longitude: 69.2795, latitude: 41.3112 };
const perLongitude = 1118.6;
const perLatitude = 1489;
/** A pin nearer to an edge would be cut. */
const edge = 24;
/** By how much the large picture, `/map/zones.svg`, reaches beyond each side of the picture. */
const beyond = { x: 320, y: 464 };
export const largeMapPicture = { left: -beyond.x, top: -beyond.y, width: width + 2 * beyond.x, height: height + 2 * beyond.y };

/** What a picture of the map shows, in degrees. */
export interface MapArea {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** What the picture of Tashkent shows, for islands that do not load this module. */
export const mapPictureArea: MapArea = {
  west: mapCenter.longitude - width / 2 / perLongitude,
  east: mapCenter.longitude + width / 2 / perLongitude,
  south: mapCenter.latitude - height / 2 / perLatitude,
  north: mapCenter.latitude + height / 2 / perLatitude,
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a place is in the picture of Tashkent, in its pixels; null: outside. */
export function placeInPicture(place: Coordinates): Spot | null {
  const spot = projectToPicture(place);
  const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
  const isInside = x >= edge && x <= width - edge && y >= edge && y <= height;
  return isInside ? { x, y } : null;
}

/** Where a place is from the upper left corner of the picture of Tashkent, in its pixels, also outside. */
export function projectToPicture({ longitude, latitude }: Coordinates): Spot {
  return {
    x: width / 2 + (longitude - mapCenter.longitude) * perLongitude,
    y: height / 2 - (latitude - mapCenter.latitude) * perLatitude,
  };
}

/** As `projectToPicture`; null: so far from the middle that the large picture does not show it. */
export function placeInLargePicture(place: Coordinates): Spot | null {
  const spot = projectToPicture(place);
  return Math.hypot(spot.x - width / 2, spot.y - height / 2) < height / 2 + beyond.y ? spot : null;
}
