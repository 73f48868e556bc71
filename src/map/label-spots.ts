import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Position } from './geometry.ts';
import type { PointLabel } from './map-options.ts';

/** A rectangle in pixels of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a name may stand: its middle is `offset` pixels from a place of the map, turned by `angle` degrees; and what it covers. */
export interface Spot {
  readonly at: Position;
  readonly offset: readonly [x: number, y: number];
  readonly angle: number;
  readonly covers: readonly Box[];
}

const airPx = 4;
/** Below a point, where a pin may stand: more than the air, because markers are rounded to whole pixels. */
const belowPx = 6;
/** How far from a point its marker ends, with the air around it, and where the middle of its height is. */
const markersPx = {
  place: { side: 28, middle: 30, top: 58, below: belowPx },
  own: { side: 16, middle: 0, top: 16, below: 16 },
};

/** How far a city's name may be from its center, in heights of the name. */
const cityRows = [0, 2, -2, 4, -4];

/** Below its point; the name of a marker also moved inside the map, on the right, on the left, a little aside, or above; that of a city in a row near its center. */
export function pointSpots(map: MapLibreMap, { kind, longitude, latitude }: PointLabel, { width, height }: Size): Spot[] {
  const point = map.project([longitude, latitude]);
  const spot = (x: number, y: number): Spot => ({
    at: [longitude, latitude],
    offset: [x, y],
    angle: 0,
    covers: [boxAround(point.x + x, point.y + y, width, height)],
  });
  if (kind === 'city') return cityRows.map((row) => spot(0, row * height));
  if (kind !== 'place' && kind !== 'own') return [spot(0, belowPx + height / 2)];
  const marker = markersPx[kind];
  const [side, below] = [marker.side + width / 2, marker.below + height / 2];
  return [
    spot(0, below),
    spot(shiftInside(point.x, width, map.getContainer().clientWidth), below),
    spot(side, -marker.middle),
    spot(-side, -marker.middle),
    spot(width / 4, below),
    spot(-width / 4, below),
    spot(0, -marker.top - height / 2),
  ];
}

/** By how much a name moves sideways so that no edge cuts it, at most by half of its width. */
function shiftInside(x: number, width: number, frame: number): number {
  const wanted = Math.max(airPx + width / 2 - x, 0) - Math.max(x + width / 2 + airPx - frame, 0);
  return Math.abs(wanted) > width / 2 ? 0 : wanted;
}

/** Along a line that is long enough, from its middle outwards. */
export function lineSpots(map: MapLibreMap, line: readonly Position[], { width, height }: Size): Spot[] {
  const points = line.map((position) => map.project(position));
  const steps = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const total = steps.reduce((sum, step) => sum + step, 0);
  let way = 0;
  return points
    .map((point, index) => {
      way += steps[index] ?? 0;
      const [before = point, after = point] = [points[index - 1], points[index + 1]];
      const angle = upright(Math.atan2(after.y - before.y, after.x - before.x));
      return { at: line[index] ?? [0, 0], point, angle, way };
    })
    .filter((spot) => Math.min(spot.way, total - spot.way) >= width / 2)
    .sort((a, b) => Math.abs(a.way - total / 2) - Math.abs(b.way - total / 2))
    .map(({ at, point, angle }) => ({
      at,
      offset: [0, 0],
      angle: (angle * 180) / Math.PI,
      covers: turnedBoxes(point, angle, width, height),
    }));
}

/** Radians at which text is not upside down. */
function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle <= -Math.PI / 2 ? angle + Math.PI : angle;
}

/** Small boxes in a row: one around turned text would cover much more than the text. */
function turnedBoxes({ x, y }: { x: number; y: number }, angle: number, width: number, height: number): Box[] {
  const count = Math.max(Math.ceil(width / height), 1);
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    return boxAround(x + along * Math.cos(angle), y + along * Math.sin(angle), height, height);
  });
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + airPx && b.left < a.right + airPx && a.top < b.bottom + airPx && b.top < a.bottom + airPx;
}

export function isInside({ left, top, right, bottom }: Box, width: number, height: number): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}
