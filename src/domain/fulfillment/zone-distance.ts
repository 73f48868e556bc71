import type { Coordinates } from '../place/coordinates.ts';
import { isInside } from '../place/inside-polygon.ts';

type Polygon = readonly (readonly [longitude: number, latitude: number])[];
type Vector = readonly [x: number, y: number];

const metersPerDegree = (6_371_000 * Math.PI) / 180;

/** Meters from a point to the nearest edge of the polygons; 0 inside one of them, null when there are none. */
export function metersToZones(point: Coordinates, polygons: readonly Polygon[]): number | null {
  const edges = polygons.flatMap((polygon) => (isInside(point, polygon) ? [0] : metersToEdges(point, polygon)));
  return edges.length === 0 ? null : Math.min(...edges);
}

function metersToEdges(point: Coordinates, polygon: Polygon): number[] {
  const corners = polygon.map((corner) => metersFrom(point, corner));
  return corners.map((to, index) => metersToLine(corners.at(index - 1) ?? to, to));
}

/** A corner in meters east and north of the point, on a plane: exact enough for the distances of a city. */
function metersFrom({ longitude, latitude }: Coordinates, [x, y]: readonly [number, number]): Vector {
  return [(x - longitude) * metersPerDegree * Math.cos((latitude * Math.PI) / 180), (y - latitude) * metersPerDegree];
}

/** The distance of the plane's origin from the line between two points. */
function metersToLine([fromX, fromY]: Vector, [toX, toY]: Vector): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squaredLength = alongX ** 2 + alongY ** 2;
  const share = squaredLength === 0 ? 0 : -(fromX * alongX + fromY * alongY) / squaredLength;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(fromX + nearest * alongX, fromY + nearest * alongY);
}
