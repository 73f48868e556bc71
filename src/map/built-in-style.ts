import type { StyleSpecification } from 'maplibre-gl';
import { type LandKind, landFeatures } from './land-features.ts';
import type { MapPalette } from './map-palette.ts';

type Layer = StyleSpecification['layers'][number];

const source = 'land';

/** Zones are drawn below this layer of the built-in style, so that parks, waters and streets stay visible on them. */
export const firstLayerAboveZones = 'park';

/** A style without any external request: outlines, waters and Tashkent's avenues in the theme's colors; names are HTML above it. */
export function builtInStyle(palette: MapPalette): StyleSpecification {
  const layers: Layer[] = [
    { id: 'background', type: 'background', paint: { 'background-color': palette.abroad } },
    line('border', palette.border, [3, 0.6, 8, 1.4], { 'line-dasharray': [3, 2] }),
    line('home', palette.edge, [3, 8, 8, 22], { 'line-blur': widths([3, 7, 8, 20]), 'line-opacity': 0.22 }, 'glow'),
    {
      id: 'home',
      type: 'fill',
      source,
      filter: ofKind('home'),
      paint: { 'fill-color': ['interpolate', ['linear'], ['zoom'], 8, palette.home, 9.5, palette.land] },
    },
    line('home', palette.edge, [3, 0.9, 8, 1.8], {}, 'edge'),
    // fades where the view is inside a town and its outline would be a wedge in a corner
    {
      id: 'town',
      type: 'fill',
      source,
      filter: ofKind('town'),
      paint: { 'fill-color': palette.town, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 7.5, 0, 9, 1, 9.8, 1, 10.4, 0] },
    },
    { id: 'park', type: 'fill', source, filter: ofKind('park'), minzoom: 8.8, paint: { 'fill-color': palette.park } },
    { id: 'lake', type: 'fill', source, filter: ofKind('lake'), paint: { 'fill-color': palette.water } },
    line('river', palette.river, [4, 0.8, 8, 2.4, 12, 7]),
    line('stream', palette.river, [6, 0.6, 9, 2.2, 12, 5.5, 15, 11]),
    { ...line('avenue', palette.avenueEdge, [9, 2, 11, 4.6, 13, 8, 15, 14], {}, 'avenue-casing'), minzoom: 8.8 } as Layer,
    { ...line('avenue', palette.avenue, [9, 1.2, 11, 3, 13, 5.6, 15, 11]), minzoom: 8.8 } as Layer,
  ];
  return { version: 8, sources: { [source]: { type: 'geojson', data: landFeatures() as never } }, layers };
}

function line(kind: LandKind, color: string, stops: readonly number[], paint: object = {}, id: string = kind): Layer {
  return {
    id,
    type: 'line',
    source,
    filter: ofKind(kind),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': widths(stops) as never, ...paint },
  };
}

function widths(stops: readonly number[]): unknown[] {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops];
}

function ofKind(kind: LandKind): ['==', ['get', string], LandKind] {
  return ['==', ['get', 'kind'], kind];
}
