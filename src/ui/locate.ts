import type { Coordinates } from '#domain/place/coordinates.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type LocateProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const timeoutMs = 10_000;
const maximumAgeMs = 60_000;

/** The device's position, after the visitor's permission. */
export function locate(): Promise<Result<Coordinates, LocateProblem>> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator) || !window.isSecureContext) return resolve(err('unsupported'));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve(ok({ longitude, latitude })),
      ({ code }) => resolve(err(reasonOf(code))),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
    );
  });
}

/** The codes of GeolocationPositionError. */
function reasonOf(code: number): LocateProblem {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'unavailable';
}
