import { random } from './random.ts';

interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

export interface ScatteredPoint extends Point {
  readonly id: string;
}

/** Points in and around Uzbekistan, the same for each seed: half in one city, half across the country. */
export function scatteredPoints(count: number, seed = 7): ScatteredPoint[] {
  const { upTo } = random(seed);
  const within = (from: number, to: number) => from + (upTo(1_000_000) / 1_000_000) * (to - from);
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? { id: String(index), longitude: within(69.1, 69.4), latitude: within(41.2, 41.4) }
      : { id: String(index), longitude: within(56, 73), latitude: within(37.5, 45.5) },
  );
}

/** The region whose center is the nearest to a point, by the larger difference in degrees. */
export function regionAround<Region extends Point>(regions: readonly Region[], point: Point): Region {
  const apart = ({ longitude, latitude }: Region) => Math.max(Math.abs(longitude - point.longitude), Math.abs(latitude - point.latitude));
  const [nearest] = regions.toSorted((one, other) => apart(one) - apart(other));
  if (nearest === undefined) throw new Error('there is no region');
  return nearest;
}
