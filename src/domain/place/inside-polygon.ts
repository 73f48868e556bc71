import type { Coordinates } from './coordinates.ts';

/** A corner of a polygon, as in GeoJSON. */
export type Corner = readonly [longitude: number, latitude: number];

/** About 0.1 mm: points on an edge match within rounding errors of floats. */
const edgeDegrees = 1e-9;

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const boxes = new WeakMap<readonly Corner[], Box>();

/** The smallest box around a polygon; found once for each polygon, which never changes. */
export function boxOf(polygon: readonly Corner[]): Box {
  const known = boxes.get(polygon);
  if (known !== undefined) return known;
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [x, y] of polygon) {
    box.west = Math.min(box.west, x - edgeDegrees);
    box.east = Math.max(box.east, x + edgeDegrees);
    box.south = Math.min(box.south, y - edgeDegrees);
    box.north = Math.max(box.north, y + edgeDegrees);
  }
  boxes.set(polygon, box);
  return box;
}

/** Whether a point is inside a polygon; its edge and corners are inside (R-ZONE-1). */
export function isInside({ longitude, latitude }: Coordinates, polygon: readonly Corner[]): boolean {
  const { west, east, south, north } = boxOf(polygon);
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
  let isWithin = false;
  for (const [index, to] of polygon.entries()) {
    const from = polygon.at(index - 1) ?? to;
    if (isOnEdge(longitude, latitude, from, to)) return true;
    if (isLeftOf(longitude, latitude, from, to)) isWithin = !isWithin;
  }
  return isWithin;
}

/** Whether a line from a point to the east crosses an edge. */
export function isLeftOf(x: number, y: number, from: Corner, to: Corner): boolean {
  const isCrossed = from[1] > y !== to[1] > y;
  return isCrossed && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}

export function isOnEdge(x: number, y: number, [fromX, fromY]: Corner, [toX, toY]: Corner): boolean {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squaredLength = alongX ** 2 + alongY ** 2;
  const share = squaredLength === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / squaredLength;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - (fromX + nearest * alongX), y - (fromY + nearest * alongY)) <= edgeDegrees;
}
