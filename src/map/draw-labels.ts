import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { MapLabel } from './map-options.ts';

/** The first and last zoom level at which a name is shown. */
const zooms: Record<MapLabel['kind'], readonly [from: number, to: number]> = {
  country: [3, 7],
  water: [4.6, 9],
  region: [4.6, 9.4],
  district: [9.8, 19],
  river: [9.8, 19],
  landmark: [9.8, 19],
  place: [9.4, 19],
};
const order: readonly MapLabel['kind'][] = ['country', 'region', 'place', 'district', 'landmark', 'water', 'river'];
/** What covers a name: markers, and what the page shows over the map. */
const covers = '.map-marker, .map-cluster, .map-fallback, [data-over-map], .maplibregl-ctrl-group';
const airPx = 4;
/** Below its point, where a pin may stand. */
const belowPx = 4;

/**
 * Names as HTML above the map: the built-in style has no glyphs. A name that overlaps another, a marker or a control is hidden.
 * Hidden from assistive technology, which has the markers and the list.
 * @returns removes the names
 */
export function drawLabels(map: MapLibreMap, labels: readonly MapLabel[]): () => void {
  const drawn = [...labels]
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((label) => ({
      label,
      shiftPx: 0,
      marker: new Marker({ element: nameElement(label), anchor: 'top', offset: [0, belowPx], opacityWhenCovered: '1' })
        .setLngLat([label.longitude, label.latitude])
        .addTo(map),
    }));

  const arrange = () => {
    const around = map.getContainer().closest('[data-map]')?.parentElement ?? map.getContainer();
    const taken = [...around.querySelectorAll(covers)].map((element) => element.getBoundingClientRect());
    const zoom = map.getZoom();
    const frame = map.getContainer().getBoundingClientRect();
    for (const name of drawn) {
      const { label, marker } = name;
      const element = marker.getElement();
      const [from, to] = zooms[label.kind];
      if (label.kind === 'place') name.shiftPx = shiftInside(marker, name.shiftPx, frame);
      const box = element.getBoundingClientRect();
      const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
      const isShown = isInside && zoom >= from && zoom < to && !taken.some((other) => overlap(box, other));
      element.dataset['shown'] = String(isShown);
      if (isShown) taken.push(box);
    }
  };
  arrange();
  map.on('moveend', arrange);
  map.on('idle', arrange);
  return () => {
    map.off('moveend', arrange);
    map.off('idle', arrange);
    for (const { marker } of drawn) marker.remove();
  };
}

/** Moves a name that an edge of the map would cut sideways below its pin, at most by half of its width. Returns the whole shift. */
function shiftInside(marker: Marker, beforePx: number, frame: DOMRect): number {
  const { left, right, width } = marker.getElement().getBoundingClientRect();
  const wantedPx = Math.max(frame.left + airPx - (left - beforePx), 0) - Math.max(right - beforePx - (frame.right - airPx), 0);
  const shiftPx = Math.abs(wantedPx) > width / 2 ? 0 : wantedPx;
  if (shiftPx !== beforePx) marker.setOffset([shiftPx, belowPx]);
  return shiftPx;
}

function nameElement({ name, kind }: MapLabel): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-label';
  element.dataset['kind'] = kind;
  element.setAttribute('aria-hidden', 'true');
  element.append(name);
  return element;
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right + airPx && b.left < a.right + airPx && a.top < b.bottom + airPx && b.top < a.bottom + airPx;
}
