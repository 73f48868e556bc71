import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { Id } from '#domain/id.ts';
import type { Box, Cluster, SinglePoint } from './clusters.ts';
import { clusterApart } from './clusters-apart.ts';
import type { MapPoint, MapProps } from './map-props.ts';

type MarkerOptions = Pick<MapProps, 'points' | 'marker' | 'texts' | 'onSelect'>;

export interface DrawnMarkers {
  select(id: Id | null): void;
  focus(id: Id): void;
  remove(): void;
}

interface Drawn {
  readonly entry: Cluster | SinglePoint;
  readonly marker: Marker;
}

/** How far beyond the edges markers stand ready, in parts of the view. */
const margin = 0.15;

/** Keeps the markers and clusters of the view on the map: only what is in sight has an element, however many points there are. */
export function drawMarkers(map: MapLibreMap, { points, marker: image, texts, onSelect }: MarkerOptions): DrawnMarkers {
  const clusters = clusterApart(points);
  const byId = new Map(points.map((point) => [point.id, point]));
  const shown = new Map<string, Drawn>();
  let selected: Id | null = null;
  let askedZoom = Number.NaN;
  let draws = 0;

  /** Asks what is in view; a view that was left meanwhile is not drawn. */
  async function draw() {
    const zoom = Math.floor(map.getZoom());
    askedZoom = zoom;
    draws += 1;
    const own = draws;
    const found = await clusters.at(viewOf(map), zoom);
    if (own === draws) show(found.map((entry) => ({ ...entry, key: keyOf(entry, zoom) })));
  }

  function show(visible: readonly ((Cluster | SinglePoint) & { readonly key: string })[]) {
    const keys = new Set(visible.map(({ key }) => key));
    for (const [key, { marker }] of shown) {
      if (keys.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const entry of visible) {
      if (shown.has(entry.key)) continue;
      const element = entry.kind === 'cluster' ? clusterElement(entry) : pointElement(byId.get(entry.id));
      const anchor = entry.kind === 'cluster' ? 'center' : 'bottom';
      const marker = new Marker({ element, anchor }).setLngLat([entry.longitude, entry.latitude]).addTo(map);
      shown.set(entry.key, { entry, marker });
    }
    markSelected();
  }

  function clusterElement(cluster: Cluster): HTMLElement {
    const element = button('map-cluster', texts.cluster(cluster.count));
    element.dataset['size'] = cluster.count < 10 ? 's' : cluster.count < 100 ? 'm' : 'l';
    element.append(cluster.count > 999 ? `${Math.floor(cluster.count / 1000)}k` : String(cluster.count));
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

  /** Zooms in until the cluster falls apart; who came by keyboard lands on its first part. */
  async function open({ clusterId, longitude, latitude }: Cluster, byKeyboard: boolean) {
    const [falls, members] = await Promise.all([clusters.expansionZoom(clusterId), byKeyboard ? clusters.members(clusterId) : []]);
    if (byKeyboard) map.once('moveend', () => void focusPart(new Set(members)));
    map.easeTo({ center: [longitude, latitude], zoom: Math.min(falls, map.getMaxZoom()) });
  }

  async function focusPart(members: ReadonlySet<Id>) {
    await draw();
    for (const { entry, marker } of shown.values()) {
      const ids = entry.kind === 'point' ? [entry.id] : await clusters.members(entry.clusterId);
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
    if (Math.floor(map.getZoom()) !== askedZoom) void draw();
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
    focus: (id) =>
      shown
        .get(keyOf({ kind: 'point', id }, 0))
        ?.marker.getElement()
        .focus(),
    remove() {
      map.off('moveend', moved);
      map.off('zoom', zoomed);
      draws += 1;
      clusters.end();
      for (const { marker } of shown.values()) marker.remove();
    },
  };
}

function keyOf(entry: { kind: 'point'; id: Id } | { kind: 'cluster'; clusterId: number }, zoom: number): string {
  return entry.kind === 'point' ? `point ${entry.id}` : `cluster ${zoom} ${entry.clusterId}`;
}

function button(className: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  // A press on a marker is no press on the map.
  element.addEventListener('click', (event) => event.stopPropagation());
  return element;
}

function viewOf(map: MapLibreMap): Box {
  const bounds = map.getBounds();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const [wide, high] = [(east - west) * margin, (north - south) * margin];
  return [west - wide, Math.max(-85, south - high), east + wide, Math.min(85, north + high)];
}
