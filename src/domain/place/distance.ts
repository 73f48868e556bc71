import type { Coordinates } from './coordinates.ts';

const earthRadiusMeters = 6_371_000;

/** The great-circle distance. */
export function distanceMeters(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = halfSine(a.latitude, b.latitude) + shrink * halfSine(a.longitude, b.longitude);
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)));
}
