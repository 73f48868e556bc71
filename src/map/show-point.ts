import { LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { clusterRadiusPx } from './clusters.ts';
import { type Box, isInside, overlap } from './label-spots.ts';
import type { MapPoint } from './map-options.ts';

/** Above a point is its marker, below it its name. */
const padding = { top: 76, right: 48, bottom: 36, left: 48 };
const fitMaxZoom = 13;
const closeZoom = 15;
/** The built-in style shows a city, but no more on a larger scale. */
const fromMaxZoom = 2;
/** Markers form clusters by whole zooms: where a little less fits, the view is this much closer and its edges are a little nearer. */
const slack = 0.12;
const fewPoints = 40;
const airPx = 8;

/** Shows all of some points, `bottom` pixels above the lower edge. */
export function fitPoints(map: MapLibreMap, points: readonly Coordinates[], bottom?: number): void {
  const camera = cameraFor(map, points, fitMaxZoom, bottom);
  if (camera !== null) map.jumpTo(camera);
}

/** Shows all of the points in a map of another size, or, where they would form clusters there, the chosen one. */
export function refitPoints(map: MapLibreMap, points: readonly MapPoint[], chosen: MapPoint | undefined, bottom?: number): void {
  const camera = cameraFor(map, points, fitMaxZoom, bottom);
  if (camera !== null && areApart(map, points, camera.zoom)) map.jumpTo(camera);
  else if (chosen) center(map, chosen, map.getZoom(), false);
}

function cameraFor(map: MapLibreMap, points: readonly Coordinates[], maxZoom: number, bottom = padding.bottom) {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude]);
  const camera = map.cameraForBounds(bounds, { padding: { ...padding, bottom }, maxZoom });
  if (camera?.zoom === undefined) return null;
  const next = Math.ceil(camera.zoom);
  return { ...camera, zoom: next - camera.zoom < slack ? next : camera.zoom };
}

/**
 * Brings a chosen point into view, from a cluster too, and the points of the view to where no card covers them; otherwise the view stays.
 */
export function showPoint(map: MapLibreMap, chosen: MapPoint, points: readonly MapPoint[]): void {
  const seen = pointsInView(map, points);
  // a card may have made the map smaller
  map.resize();
  const isAlone = map.getContainer().querySelector(`[data-point="${CSS.escape(chosen.id)}"]`) !== null;
  if (isAlone && seen.includes(chosen)) {
    uncover(map, chosen, seen);
    return;
  }
  const isNear = seen.includes(chosen);
  const close = Math.max(map.getZoom() + (isNear ? fromMaxZoom : 0), Math.min(closeZoom, map.getMaxZoom() - fromMaxZoom));
  map.once('moveend', () => uncover(map, chosen, pointsInView(map, points)));
  center(map, chosen, isAlone ? map.getZoom() : Math.min(close, map.getMaxZoom()), isNear);
}

/** Moves the seen points to where the card covers none; only the chosen one where they would form clusters there. */
function uncover(map: MapLibreMap, chosen: MapPoint, seen: readonly MapPoint[]): void {
  const card = cardBox(map);
  if (card === null) return;
  const { clientWidth, clientHeight } = map.getContainer();
  const isFree = (box: Box) => isInside(box, clientWidth, clientHeight) && !overlap(box, card);
  if (seen.every((point) => isFree(markerBox(map, point)))) {
    // names give way to the card
    map.triggerRepaint();
    return;
  }
  const bottom = Math.max(clientHeight - card.top, 0) + padding.bottom;
  const camera = cameraFor(map, seen, map.getZoom(), bottom);
  if (camera !== null && areApart(map, seen, camera.zoom)) map.easeTo(camera);
  else center(map, chosen, map.getZoom(), true, seen);
}

/** Whether few points form no cluster at a zoom. */
function areApart(map: MapLibreMap, points: readonly MapPoint[], zoom: number): boolean {
  const scale = 2 ** (Math.floor(zoom) - map.getZoom());
  const spots = points.map(({ longitude, latitude }) => map.project([longitude, latitude]));
  return spots.length < fewPoints && spots.every((a, index) => spots.slice(index + 1).every((b) => a.dist(b) * scale > clusterRadiusPx));
}

function pointsInView(map: MapLibreMap, points: readonly MapPoint[]): readonly MapPoint[] {
  const bounds = map.getBounds();
  return points.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]));
}

/** In the middle above the card, or so much higher that the card covers none of the other points. */
function center(map: MapLibreMap, chosen: Coordinates, zoom: number, animate: boolean, others: readonly Coordinates[] = []): void {
  const card = cardBox(map);
  const { clientHeight, clientWidth } = map.getContainer();
  const middle = (Math.min(card?.top ?? clientHeight, clientHeight) + padding.top - padding.bottom) / 2;
  const now = map.project([chosen.longitude, chosen.latitude]);
  const lifts = others.map((point) => {
    const box = movedBox(markerBox(map, point), clientWidth / 2 - now.x, middle - now.y);
    return card !== null && box.top < clientHeight && overlap(box, card) ? box.bottom + airPx - card.top : 0;
  });
  const y = Math.max(middle - Math.max(0, ...lifts), padding.top);
  map.easeTo({ center: [chosen.longitude, chosen.latitude], zoom, offset: [0, y - clientHeight / 2], animate });
}

function movedBox({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function markerBox(map: MapLibreMap, { longitude, latitude }: Coordinates): Box {
  const { x, y } = map.project([longitude, latitude]);
  return { left: x - 24, right: x + 24, top: y - 54, bottom: y };
}

/** The card of the chosen point, in pixels of the map. */
function cardBox(map: MapLibreMap): Box | null {
  const card = map.getContainer().parentElement?.querySelector<HTMLElement>('.map-card');
  if (!card) return null;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = card;
  return { left, top, right: left + width, bottom: top + height };
}
