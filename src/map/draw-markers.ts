import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Id } from '#domain/id.ts';
import { type Box, type Cluster, isCluster } from './clusters.ts';
import { clusterApart } from './clusters-apart.ts';
import type { MapOptions } from './map-options.ts';
import { clusterElement, pointElement } from './marker-elements.ts';
import { createShownMarkers, placeOf, type ShownMarkers } from './shown-markers.ts';

type MarkerOptions = Pick<MapOptions, 'points' | 'marker' | 'texts' | 'onSelect'>;

export type DrawnMarkers = Pick<ShownMarkers, 'select' | 'highlight' | 'focus' | 'remove'>;

/** How far beyond the edges markers are drawn, as a share of the view. */
const margin = 0.15;

/** Keeps the markers and clusters of the view on the map: only those in view have an element, so the number of points may be large. */
export function drawMarkers(map: MapLibreMap, { points, marker: image, texts, onSelect }: MarkerOptions): DrawnMarkers {
  const clusters = clusterApart(points);
  const byId = new Map(points.map((point) => [point.id, point]));
  const shown = createShownMarkers(map, (entry) => {
    if (!isCluster(entry)) return pointElement({ point: byId.get(entry.properties.id), image, onSelect });
    const { point_count: count } = entry.properties;
    return clusterElement({ count, label: texts.cluster(count), onOpen: (byKeyboard) => void open(entry, byKeyboard) });
  });
  let requestedZoom = Number.NaN;
  let draws = 0;

  /** Requests what is in view; a view that was left meanwhile is not drawn. */
  async function draw() {
    const zoom = Math.floor(map.getZoom());
    requestedZoom = zoom;
    draws += 1;
    const own = draws;
    const found = await clusters.at(viewOf(map), zoom);
    if (own === draws) shown.show(found, zoom);
  }

  /** Zooms in until the cluster splits; for keyboard users its first part gets the focus. */
  async function open(cluster: Cluster, byKeyboard: boolean) {
    const { cluster_id: clusterId } = cluster.properties;
    const [falls, members] = await Promise.all([clusters.expansionZoom(clusterId), byKeyboard ? clusters.members(clusterId) : []]);
    if (byKeyboard) map.once('moveend', () => void focusPart(new Set(members)));
    map.easeTo({ center: placeOf(cluster), zoom: Math.min(falls, map.getMaxZoom()) });
  }

  async function focusPart(members: ReadonlySet<Id>) {
    await draw();
    for (const { entry, marker } of shown.all()) {
      const ids = isCluster(entry) ? await clusters.members(entry.properties.cluster_id) : [entry.properties.id];
      if (ids.some((id) => members.has(id))) return marker.getElement().focus();
    }
  }

  const zoomed = () => {
    if (Math.floor(map.getZoom()) !== requestedZoom) void draw();
  };
  const moved = () => void draw();
  map.on('moveend', moved);
  map.on('zoom', zoomed);
  void draw();
  return {
    select: shown.select,
    highlight: shown.highlight,
    focus: shown.focus,
    remove() {
      map.off('moveend', moved);
      map.off('zoom', zoomed);
      draws += 1;
      clusters.end();
      shown.remove();
    },
  };
}

function viewOf(map: MapLibreMap): Box {
  const bounds = map.getBounds();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const [wide, high] = [(east - west) * margin, (north - south) * margin];
  return [west - wide, Math.max(-85, south - high), east + wide, Math.min(85, north + high)];
}
