import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { firstLayerAboveZones } from './built-in-style.ts';
import type { MapZone } from './map-options.ts';
import { type MapPalette, mixHex } from './map-palette.ts';
import { isBuiltIn } from './open-map.ts';

const source = 'zones';
const fill = 'zone-fill';
const edge = 'zone-edge';
/** The share of the brand's color per tier; the cheapest is the strongest. */
const shares = [0.28, 0.17, 0.08];

/** The color of a price tier on the built-in style. */
function zoneColor(palette: Pick<MapPalette, 'home' | 'brand'>, tier: number): string {
  return mixHex(palette.home, palette.brand, shares[Math.min(tier, shares.length - 1)] ?? 0);
}

/**
 * Shows delivery zones below waters and streets, the cheapest on top, so that the color of a point shows its price.
 * Draws them again after a change of style.
 */
export function drawZones(map: MapLibreMap, zones: readonly MapZone[], palette: MapPalette): void {
  const data = toCollection(zones, palette);
  const known = map.getSource<GeoJSONSource>(source);
  if (known !== undefined) {
    known.setData(data);
    return;
  }
  if (zones.length === 0) return;
  const isOwn = isBuiltIn(map);
  const before = isOwn ? firstLayerAboveZones : undefined;
  map.addSource(source, { type: 'geojson', data });
  map.addLayer(
    {
      id: fill,
      type: 'fill',
      source,
      layout: { 'fill-sort-key': ['-', 0, ['get', 'tier']] },
      paint: { 'fill-color': ['get', 'color'], 'fill-opacity': isOwn ? 1 : 0.25 },
    },
    before,
  );
  map.addLayer({ id: edge, type: 'line', source, paint: { 'line-color': palette.brand, 'line-opacity': isOwn ? 0.22 : 0.5 } }, before);
}

function toCollection(zones: readonly MapZone[], palette: MapPalette) {
  return {
    type: 'FeatureCollection' as const,
    features: zones.map(({ polygon, tier }) => ({
      type: 'Feature' as const,
      properties: { tier, color: zoneColor(palette, tier) },
      geometry: { type: 'Polygon' as const, coordinates: [polygon.map(([longitude, latitude]) => [longitude, latitude])] },
    })),
  };
}
