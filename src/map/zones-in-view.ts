import type { MapZone } from './map-options.ts';

interface View {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whether the rectangle around some zone reaches into the view. */
export function zonesInView(zones: readonly MapZone[], { west, south, east, north }: View): boolean {
  return zones.some(({ polygon }) => {
    const [longitudes, latitudes] = [polygon.map(([longitude]) => longitude), polygon.map(([, latitude]) => latitude)];
    return (
      Math.min(...longitudes) < east && Math.max(...longitudes) > west && Math.min(...latitudes) < north && Math.max(...latitudes) > south
    );
  });
}
