/** Decimal degrees, WGS 84. */
export interface Coordinates {
  readonly longitude: number;
  readonly latitude: number;
}

/** The default map center of R-MAP-3. */
export const defaultMapCenter: Coordinates = { longitude: 69.27979, latitude: 41.311184 };

const meterScale = 100_000;

/**
 * Parses coordinates from a cookie or a query, numbers or decimal text. null, as if absent, when one of the two is missing, zero
 * (R-PLACE-3: "only when non-zero"), not a number or out of range.
 */
export function parseCoordinates(longitude: unknown, latitude: unknown): Coordinates | null {
  const x = parseDegrees(longitude, 180);
  const y = parseDegrees(latitude, 90);
  return x === null || y === null ? null : { longitude: x, latitude: y };
}

function parseDegrees(value: unknown, limit: number): number | null {
  const isDecimal = typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,3}(?:\.\d{1,20})?$/.test(value));
  const degrees = isDecimal ? Number(value) : Number.NaN;
  return degrees !== 0 && Math.abs(degrees) <= limit ? degrees : null;
}

/** Rounded to 5 decimals, about a meter; with another `scale` to as many decimals as it has zeros. */
export function roundCoordinates({ longitude, latitude }: Coordinates, scale = meterScale): Coordinates {
  return { longitude: Math.round(longitude * scale) / scale, latitude: Math.round(latitude * scale) / scale };
}

/** Equal after rounding to 5 decimals (R-PLACE-4). */
export function sameCoordinates(a: Coordinates, b: Coordinates): boolean {
  const [first, second] = [roundCoordinates(a), roundCoordinates(b)];
  return first.longitude === second.longitude && first.latitude === second.latitude;
}
