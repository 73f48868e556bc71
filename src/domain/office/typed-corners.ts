import { openRing } from '../fulfillment/polygon.ts';
import { type Coordinates, parseCoordinates } from '../place/coordinates.ts';
import type { Corner } from '../place/inside-polygon.ts';

/** A point as typed, in decimal degrees. */
export interface TypedPoint {
  readonly latitude: string;
  readonly longitude: string;
}

/** About 0.1 m. */
const decimals = 6;

/** The point of two typed numbers, with a point or a comma; null: not a point. */
export function readPoint({ latitude, longitude }: TypedPoint): Coordinates | null {
  return parseCoordinates(plain(longitude), plain(latitude));
}

function plain(text: string): string {
  return text.trim().replace(',', '.');
}

export function typedPoint({ latitude, longitude }: Coordinates): TypedPoint {
  return { latitude: typedDegrees(latitude), longitude: typedDegrees(longitude) };
}

/** A point that is typed; the one before, as exact as it was, where nobody changed it. */
export function pointOrBefore({ longitude, latitude }: Coordinates, before: Coordinates): Coordinates {
  const isSame = isSameText(typedPoint({ longitude, latitude }), typedPoint(before));
  return isSame ? { longitude: before.longitude, latitude: before.latitude } : { longitude, latitude };
}

function typedDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(decimals)));
}

/** The corners of a polygon without the one that closes it. */
export function typedCorners(polygon: readonly Corner[]): TypedPoint[] {
  return openRing(polygon).map(([longitude, latitude]) => typedPoint({ longitude, latitude }));
}

/** The corners that are typed, null for each that is not a point. */
export function readCorners(typed: readonly TypedPoint[]): (Corner | null)[] {
  return typed.map((point) => {
    const read = readPoint(point);
    return read === null ? null : [read.longitude, read.latitude];
  });
}

/** A polygon with these corners: the one before if they are its own, and closed if that one is. */
export function polygonWith(corners: readonly Corner[], before: readonly Corner[]): readonly Corner[] {
  const [first] = corners;
  const known = typedCorners(before);
  const same = typedCorners(corners);
  if (same.length === known.length && same.every((point, index) => isSameText(point, known[index]))) return before;
  return first !== undefined && before.length > openRing(before).length ? [...corners, first] : corners;
}

function isSameText(a: TypedPoint, b: TypedPoint | undefined): boolean {
  return a.latitude === b?.latitude && a.longitude === b.longitude;
}

/** The points of a pasted text, one `41.31, 69.27` a line, as maps copy them; null: it is another text. */
export function parsePoints(text: string): TypedPoint[] | null {
  const lines = text.split(/\r?\n|;/).filter((line) => line.trim() !== '');
  const points = lines.map((line) => {
    const [, latitude = '', longitude = ''] = /^\s*(-?\d+(?:\.\d+)?)\s*[,\t ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(line) ?? [];
    return { latitude, longitude };
  });
  return points.length > 0 && points.every((point) => readPoint(point) !== null) ? points : null;
}
