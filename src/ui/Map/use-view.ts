import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { zonesInView } from '#map/zones-in-view.ts';
import type { MapProps } from './map-props.ts';

/** Reports whether zones are in view, at first and after each movement. */
export function useZonesInView(map: MapLibreMap | null, { zones, onZonesInView }: MapProps): void {
  useEffect(() => {
    if (map === null || zones === undefined) return;
    const report = () => {
      const bounds = map.getBounds();
      const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      onZonesInView?.(zonesInView(zones, { west, south, east, north }));
    };
    report();
    map.on('moveend', report);
    return () => void map.off('moveend', report);
  }, [map, zones, onZonesInView]);
}
