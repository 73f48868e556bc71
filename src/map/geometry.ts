/** Longitude and latitude, in the order of MapLibre and GeoJSON. */
export type Position = [longitude: number, latitude: number];

/** Points of a curve between two of its given points. */
export const stepsPerSpan = 6;

/** Parses `69.2,41.3 69.3,41.4`. */
export function parseLine(text: string): Position[] {
  return text.split(' ').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return [longitude, latitude];
  });
}

/** A Catmull–Rom curve through the points, so that a few of them draw a river; a closed one for a lake. */
export function smoothLine(points: readonly Position[], isClosed = false): Position[] {
  const at = (index: number): Position => {
    const last = points.length - 1;
    const place = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[place] ?? [0, 0];
  };
  const spans = isClosed ? points.length : points.length - 1;
  const curve = Array.from({ length: spans }, (_, index) => span(at(index - 1), at(index), at(index + 1), at(index + 2))).flat();
  return [...curve, at(isClosed ? 0 : points.length - 1)];
}

function span(before: Position, from: Position, to: Position, after: Position): Position[] {
  return Array.from({ length: stepsPerSpan }, (_, step) => {
    const t = step / stepsPerSpan;
    return [curveAt(t, before[0], from[0], to[0], after[0]), curveAt(t, before[1], from[1], to[1], after[1])];
  });
}

function curveAt(t: number, before: number, from: number, to: number, after: number): number {
  return (
    0.5 * (2 * from + (to - before) * t + (2 * before - 5 * from + 4 * to - after) * t ** 2 + (3 * from - before - 3 * to + after) * t ** 3)
  );
}
