import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { Id } from '#domain/id.ts';
import { type Box, type Cluster, type Entry, isCluster } from './clusters.ts';
import { clusterApart } from './clusters-apart.ts';
import type { MapOptions, MapPoint } from './map-options.ts';

type MarkerOptions = Pick<MapOptions, 'points' | 'marker' | 'texts' | 'onSelect'>;

export interface DrawnMarkers {
  select(id: Id | null): void;
  focus(id: Id): void;
  remove(): void;
}

interface Drawn {
  readonly entry: Entry;
  readonly marker: Marker;
}

/** How far beyond the edges markers are drawn, as a share of the view. */
const margin = 0.15;

/** Keeps the markers and clusters of the view on the map: only those in view have an element, so the number of points may be large. */
export function drawMarkers(map: MapLibreMap, { points, marker: image, texts, onSelect }: MarkerOptions): DrawnMarkers {
  const clusters = clusterApart(points);
  const byId = new Map(points.map((point) => [point.id, point]));
  const shown = new Map<string, Drawn>();
  let selected: Id | null = null;
  let requestedZoom = Number.NaN;
  let draws = 0;

  /** Requests the markers in view; the result for a previous view is not drawn. */
  async function draw() {
    const zoom = Math.floor(map.getZoom());
    requestedZoom = zoom;
    draws += 1;
    const own = draws;
    const found = await clusters.at(viewOf(map), zoom);
    if (own === draws) show(new Map(found.map((entry) => [keyOf(entry, zoom), entry])));
  }

  function show(visible: ReadonlyMap<string, Entry>) {
    for (const [key, { marker }] of shown) {
      if (visible.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, entry] of visible) {
      if (shown.has(key)) continue;
      const element = isCluster(entry) ? clusterElement(entry) : pointElement(byId.get(entry.properties.id));
      const anchor = isCluster(entry) ? 'center' : 'bottom';
      const marker = new Marker({ element, anchor }).setLngLat(placeOf(entry)).addTo(map);
      shown.set(key, { entry, marker });
    }
    markSelected();
  }

  function clusterElement(cluster: Cluster): HTMLElement {
    const { point_count: count } = cluster.properties;
    const element = button('map-cluster', texts.cluster(count));
    element.dataset['size'] = count < 10 ? 's' : count < 100 ? 'm' : 'l';
    element.append(count > 999 ? `${Math.floor(count / 1000)}k` : String(count));
    element.addEventListener('click', (event) => void open(cluster, event.detail === 0));
    return element;
  }

  function pointElement(point: MapPoint | undefined): HTMLElement {
    const element = button('map-marker', point?.label ?? '');
    element.dataset['point'] = point?.id;
    if (point?.isDimmed) element.dataset['dimmed'] = '';
    const picture = document.createElement('img');
    picture.src = image;
    picture.alt = '';
    element.append(picture);
    element.addEventListener('click', () => point && onSelect?.(point.id));
    return element;
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
    for (const { entry, marker } of shown.values()) {
      const ids = isCluster(entry) ? await clusters.members(entry.properties.cluster_id) : [entry.properties.id];
      if (ids.some((id) => members.has(id))) return marker.getElement().focus();
    }
  }

  function markSelected() {
    for (const { marker } of shown.values()) {
      const element = marker.getElement();
      const id = element.dataset['point'];
      if (id !== undefined) element.setAttribute('aria-expanded', String(id === selected));
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
    select(id) {
      selected = id;
      markSelected();
    },
    focus: (id) => shown.get(keyOfPoint(id))?.marker.getElement().focus(),
    remove() {
      map.off('moveend', moved);
      map.off('zoom', zoomed);
      draws += 1;
      clusters.end();
      for (const { marker } of shown.values()) marker.remove();
    },
  };
}

/** Clusters of two zooms may have the same number. */
function keyOf(entry: Entry, zoom: number): string {
  return isCluster(entry) ? `cluster ${zoom} ${entry.properties.cluster_id}` : keyOfPoint(entry.properties.id);
}

function keyOfPoint(id: Id): string {
  return `point ${id}`;
}

function placeOf({ geometry: { coordinates } }: Entry): [number, number] {
  const [longitude = 0, latitude = 0] = coordinates;
  return [longitude, latitude];
}

function button(className: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  // A press on a marker must not count as a press on the map.
  element.addEventListener('click', (event) => event.stopPropagation());
  return element;
}

function viewOf(map: MapLibreMap): Box {
  const bounds = map.getBounds();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const [wide, high] = [(east - west) * margin, (north - south) * margin];
  return [west - wide, Math.max(-85, south - high), east + wide, Math.min(85, north + high)];
}
