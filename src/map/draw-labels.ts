import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { marked } from '#domain/page-marks.ts';
import { type Box, isInside, lineSpots, overlap, pointSpots, type Size, type Spot } from './label-spots.ts';
import type { MapLabel } from './map-options.ts';
import { streetLines } from './street-lines.ts';

/** The first and last zoom level at which a name is shown. */
const zooms: Record<MapLabel['kind'], readonly [from: number, to: number]> = {
  country: [3, 7],
  water: [4.6, 9],
  region: [4.6, 9.4],
  city: [9.4, 19],
  district: [9.8, 19],
  street: [9.8, 19],
  river: [9.8, 19],
  landmark: [9.8, 19],
  place: [9.4, 19],
  own: [9.4, 19],
};
const order: readonly MapLabel['kind'][] = [
  'country',
  'region',
  'place',
  'own',
  'city',
  'district',
  'landmark',
  'street',
  'water',
  'river',
];
/** What covers a name: markers, and what the page shows over the map. */
const covers = `.map-marker, .map-cluster, .map-pin, .map-own, .map-notes > *, .map-card, ${marked('data-over-map')}, .maplibregl-ctrl-group`;

interface DrawnLabel {
  readonly label: MapLabel;
  readonly marker: Marker;
  readonly element: HTMLElement;
  readonly spotsOf: (size: Size) => Spot[];
}

/**
 * Names as HTML above the map: the built-in style has no glyphs. A name that overlaps another, a marker or a control everywhere it may
 * stand is hidden. Hidden from assistive technology, which has the markers and the list.
 * @returns removes the names
 */
export function drawLabels(map: MapLibreMap, labels: readonly MapLabel[]): () => void {
  const drawn = [...labels].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).map((label) => drawLabel(map, label));
  const arrange = () => arrangeLabels(map, drawn);
  arrange();
  map.on('moveend', arrange);
  map.on('idle', arrange);
  return () => {
    map.off('moveend', arrange);
    map.off('idle', arrange);
    for (const { marker } of drawn) marker.remove();
  };
}

function drawLabel(map: MapLibreMap, label: MapLabel): DrawnLabel {
  const element = nameElement(label);
  const lines = label.kind === 'street' ? streetLines(label.street) : [];
  const start = label.kind === 'street' ? (lines[0]?.[0] ?? [0, 0]) : ([label.longitude, label.latitude] as const);
  const marker = new Marker({ element, anchor: 'center', opacityWhenCovered: '1' }).setLngLat([start[0], start[1]]).addTo(map);
  const spotsOf = (size: Size) =>
    label.kind === 'street' ? lines.flatMap((line) => lineSpots(map, line, size)) : pointSpots(map, label, size);
  return { label, marker, element, spotsOf };
}

/** Shows each name at the first of its spots that is free. */
function arrangeLabels(map: MapLibreMap, drawn: readonly DrawnLabel[]): void {
  const container = map.getContainer();
  const around = container.closest(marked('data-map'))?.parentElement ?? container;
  const frame = container.getBoundingClientRect();
  const taken: Box[] = [...around.querySelectorAll(covers)].map((element) => boxIn(frame, element.getBoundingClientRect()));
  const pointIds = new Set([...around.querySelectorAll<HTMLElement>('[data-point]')].map(({ dataset }) => dataset['point']));
  const zoom = map.getZoom();
  const sized = drawn.map((name) => ({ ...name, size: { width: name.element.offsetWidth, height: name.element.offsetHeight } }));
  for (const { label, marker, element, size, spotsOf } of sized) {
    const [from, to] = zooms[label.kind];
    const isWanted = zoom >= from && zoom < to && (!('point' in label) || pointIds.has(label.point));
    const isFree = (box: Box) => isInside(box, frame.width, frame.height) && !taken.some((other) => overlap(box, other));
    const spot = isWanted ? spotsOf(size).find(({ covers }) => covers.every(isFree)) : undefined;
    element.dataset['shown'] = String(spot !== undefined);
    if (spot === undefined) continue;
    const [x, y] = spot.offset;
    marker.setLngLat(spot.at).setOffset([x, y]).setRotation(spot.angle);
    taken.push(...spot.covers);
  }
}

function boxIn(frame: DOMRect, { left, top, right, bottom }: DOMRect): Box {
  return { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top };
}

function nameElement(label: MapLabel): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-label';
  element.dataset['kind'] = label.kind;
  element.setAttribute('aria-hidden', 'true');
  element.append(label.name);
  if (label.kind === 'street' || label.note === undefined) return element;
  const note = document.createElement('small');
  note.append(label.note);
  element.append(note);
  return element;
}
