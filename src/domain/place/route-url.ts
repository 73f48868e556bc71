import type { Coordinates } from './coordinates.ts';

/** The way to a place in the maps of the visitor's device or browser: https://developers.google.com/maps/documentation/urls/get-started */
export function routeUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** The place in whatever map or navigator the phone has: RFC 5870, and `q` for the pin on Android. */
export function geoUrl({ latitude, longitude }: Coordinates): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}`;
}
