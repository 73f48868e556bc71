import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { Id } from '#domain/id.ts';
import { type Entry, isCluster } from './clusters.ts';

interface ShownMarker {
  readonly entry: Entry;
  readonly marker: Marker;
}

/** The markers that have an element on the map. */
export interface ShownMarkers {
  /** Adds what became visible at a zoom and removes what no longer is. */
  show(visible: readonly Entry[], zoom: number): void;
  all(): Iterable<ShownMarker>;
  /** Marks the point of which a card is open. */
  select(id: Id | null): void;
  /** Raises the point that the page's list points at. */
  highlight(id: Id | null): void;
  focus(id: Id): void;
  remove(): void;
}

export function createShownMarkers(map: MapLibreMap, elementOf: (entry: Entry) => HTMLElement): ShownMarkers {
  const shown = new Map<string, ShownMarker>();
  let selected: Id | null = null;
  let highlighted: Id | null = null;

  function markStates() {
    for (const { marker } of shown.values()) {
      const element = marker.getElement();
      const id = element.dataset['point'];
      if (id === undefined) continue;
      element.setAttribute('aria-expanded', String(id === selected));
      element.toggleAttribute('data-highlighted', id === highlighted);
    }
  }

  return {
    show(visible, zoom) {
      const entries = new Map(visible.map((entry) => [keyOf(entry, zoom), entry]));
      for (const [key, { marker }] of shown) {
        if (entries.has(key)) continue;
        marker.remove();
        shown.delete(key);
      }
      for (const [key, entry] of entries) {
        if (shown.has(key)) continue;
        const anchor = isCluster(entry) ? 'center' : 'bottom';
        const marker = new Marker({ element: elementOf(entry), anchor }).setLngLat(placeOf(entry)).addTo(map);
        shown.set(key, { entry, marker });
      }
      markStates();
    },
    all: () => shown.values(),
    select(id) {
      selected = id;
      markStates();
    },
    highlight(id) {
      highlighted = id;
      markStates();
    },
    focus: (id) => shown.get(keyOfPoint(id))?.marker.getElement().focus(),
    remove() {
      for (const { marker } of shown.values()) marker.remove();
    },
  };
}

/** Clusters of two zooms may share a number. */
function keyOf(entry: Entry, zoom: number): string {
  return isCluster(entry) ? `cluster ${zoom} ${entry.properties.cluster_id}` : keyOfPoint(entry.properties.id);
}

function keyOfPoint(id: Id): string {
  return `point ${id}`;
}

export function placeOf({ geometry: { coordinates } }: Entry): [number, number] {
  const [longitude = 0, latitude = 0] = coordinates;
  return [longitude, latitude];
}
