import type { Coordinates } from './coordinates.ts';

/** The way to a place in the maps of the visitor's device or browser: https://developers.google.com/maps/documentation/urls/get-started */
export function routeUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
