import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { firstLayerAboveZones } from './built-in-style.ts';
import type { MapZone } from './map-options.ts';
import { lastTier, type MapPalette } from './map-palette.ts';
import { isBuiltIn } from './open-map.ts';

const source = 'zones';
/** Half of it is covered by the area. */
const edgeWidthPx = 3;

/**
 * Shows delivery zones below waters and streets, the cheapest on top, so that the color of a point shows its price.
 * Draws them again after a change of style.
 */
export function drawZones(map: MapLibreMap, zones: readonly MapZone[], palette: MapPalette): void {
  const data = toCollection(zones);
  const known = map.getSource<GeoJSONSource>(source);
  if (known !== undefined) {
    known.setData(data);
    return;
  }
  if (zones.length === 0) return;
  map.addSource(source, { type: 'geojson', data });
  for (const layer of isBuiltIn(map) ? areasWithOuterEdges(palette) : transparentAreas(palette)) {
    map.addLayer(layer, isBuiltIn(map) ? firstLayerAboveZones : undefined);
  }
}

/** Areas of one color per tier: they cover each other's edges, so that only the outer edge of a tier is seen. */
function areasWithOuterEdges({ zones, zoneEdge }: MapPalette): LayerSpecification[] {
  return zones
    .map((color, tier): LayerSpecification[] => {
      const filter: ['==', ['get', string], number] = ['==', ['get', 'tier'], tier];
      const edge = { 'line-color': zoneEdge, 'line-width': edgeWidthPx };
      return [
        { id: `zone-edge-${tier}`, type: 'line', source, filter, paint: edge },
        { id: `zone-fill-${tier}`, type: 'fill', source, filter, paint: { 'fill-color': color } },
      ];
    })
    .reverse()
    .flat();
}

/** On a style with streets, which must be seen through the zones. */
function transparentAreas({ zones: [cheapest, middle, last], brand }: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'zone-fill',
      type: 'fill',
      source,
      layout: { 'fill-sort-key': ['-', 0, ['get', 'tier']] },
      paint: { 'fill-color': ['match', ['get', 'tier'], 0, cheapest, 1, middle, last], 'fill-opacity': 0.4 },
    },
    { id: 'zone-edge', type: 'line', source, paint: { 'line-color': brand, 'line-opacity': 0.5 } },
  ];
}

function toCollection(zones: readonly MapZone[]) {
  return {
    type: 'FeatureCollection' as const,
    features: zones.map(({ polygon, tier }) => ({
      type: 'Feature' as const,
      properties: { tier: Math.min(tier, lastTier) },
      geometry: { type: 'Polygon' as const, coordinates: [polygon.map(([longitude, latitude]) => [longitude, latitude])] },
    })),
  };
}
