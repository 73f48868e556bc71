import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { createEchoes } from './echoes.ts';

type Corner = readonly [longitude: number, latitude: number];
type FeatureId = string | number;

interface PolygonState {
  /** the corners without the one that closes them; fewer than three: the polygon is drawn from the beginning */
  readonly ring: readonly Corner[];
  /** polygons to which corners snap */
  readonly others: readonly (readonly Corner[])[];
  readonly isWrong: boolean;
  /** places to look at */
  readonly marks: readonly Corner[];
}

export interface PolygonEditor {
  show(state: PolygonState): void;
  remove(): void;
}

/** About 0.1 m; the tool rejects longer numbers. */
const decimals = 6;
const snapping = { toCoordinate: true, toLine: true };

/**
 * One polygon to draw by presses, then to change by dragging its corners and the middles of its edges; a right click removes a corner.
 * @param onChange the corners after each change by the user
 */
export function editPolygon(map: MapLibreMap, onChange: (ring: readonly Corner[]) => void): PolygonEditor {
  const tool = createTool(map);
  const canvas = map.getCanvas();
  canvas.addEventListener('pointercancel', endGesture);
  let edited: FeatureId | null = null;
  let others: readonly FeatureId[] = [];
  let shownOthers = '';
  const marks = createMarks(map);
  let isShowing = false;
  const echoes = createEchoes();

  const ringOf = (id: FeatureId) => {
    const geometry = tool.getSnapshotFeature(id)?.geometry;
    return geometry?.type === 'Polygon' ? rounded(geometry.coordinates[0] ?? []).slice(0, -1) : [];
  };
  const take = (id: FeatureId) => {
    edited = id;
    tool.selectFeature(id);
  };
  const report = (ring: readonly Corner[]) => onChange(echoes.sent(ring));
  tool.on('finish', (id, { action }) => {
    if (action === 'draw') take(id);
    report(ringOf(id));
  });
  tool.on('change', (ids, type) => {
    if (!isShowing && type === 'update' && edited !== null && ids.includes(edited) && tool.getMode() === 'select') report(ringOf(edited));
  });

  const showOthers = (polygons: PolygonState['others']) => {
    const text = JSON.stringify(polygons);
    if (text === shownOthers) return;
    shownOthers = text;
    tool.removeFeatures([...others]);
    others = polygons.flatMap((polygon) => add(tool, polygon, 'other') ?? []);
  };
  const showRing = (ring: readonly Corner[]) => {
    if (edited !== null && echoes.isEcho(rounded(ring), ringOf(edited))) return;
    if (edited !== null) tool.removeFeatures([edited]);
    edited = ring.length < 3 ? null : add(tool, ring, 'edited');
    if (edited !== null) take(edited);
    else if (tool.getMode() !== 'polygon') tool.setMode('polygon');
  };
  return {
    show(state) {
      isShowing = true;
      showOthers(state.others);
      showRing(state.ring);
      if (edited !== null) tool.updateFeatureProperties(edited, { isWrong: state.isWrong });
      isShowing = false;
      marks.show(state.marks);
    },
    remove() {
      marks.show([]);
      canvas.removeEventListener('pointercancel', endGesture);
      // a map that was removed took the layers with it
      if (map.getContainer().isConnected && map.style !== undefined) tool.stop();
    },
  };
}

/** The tool hears of no canceled gesture: it would hold the corner, and the map would neither move nor give the next finger to it. */
function endGesture(event: PointerEvent): void {
  event.currentTarget?.dispatchEvent(new PointerEvent('pointerup', event));
}

function createTool(map: MapLibreMap): TerraDraw {
  const colors = getComputedStyle(map.getContainer());
  const color = (name: string) => colors.getPropertyValue(name).trim() as `#${string}`;
  const [brand, wrong, muted, card] = [color('--brand'), color('--danger'), color('--muted'), color('--card')];
  const colorOf = ({ properties }: { properties: Record<string, unknown> }) => (properties['isWrong'] === true ? wrong : brand);
  const tool = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 9 }),
    modes: [
      new TerraDrawPolygonMode({
        snapping,
        styles: {
          fillColor: (feature) => (feature.properties['part'] === 'other' ? muted : colorOf(feature)),
          fillOpacity: (feature) => (feature.properties['part'] === 'other' ? 0.05 : 0.2),
          outlineColor: (feature) => (feature.properties['part'] === 'other' ? muted : colorOf(feature)),
          outlineWidth: 2,
          closingPointColor: brand,
          closingPointWidth: 7,
        },
      }),
      new TerraDrawSelectMode({
        keyEvents: null,
        allowManualSelection: false,
        allowManualDeselection: false,
        flags: {
          polygon: {
            feature: { draggable: false, coordinates: { draggable: true, deletable: true, midpoints: true, snappable: snapping } },
          },
        },
        styles: {
          selectedPolygonColor: colorOf,
          selectedPolygonFillOpacity: 0.25,
          selectedPolygonOutlineColor: colorOf,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: card,
          selectionPointWidth: 7,
          selectionPointOutlineColor: brand,
          selectionPointOutlineWidth: 3,
          midPointColor: brand,
          midPointWidth: 4,
          midPointOutlineColor: card,
          midPointOutlineWidth: 1,
        },
      }),
    ],
  });
  tool.start();
  tool.setMode('select');
  return tool;
}

/** The id of an added polygon; null: the tool rejects it. */
function add(tool: TerraDraw, polygon: readonly Corner[], part: 'edited' | 'other'): FeatureId | null {
  const ring = rounded(polygon);
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined) return null;
  const id = tool.getFeatureId();
  const coordinates = [first[0] === last[0] && first[1] === last[1] ? ring : [...ring, [...first]]];
  const [added] = tool.addFeatures([
    { type: 'Feature', id, properties: { mode: 'polygon', part }, geometry: { type: 'Polygon', coordinates } },
  ]);
  return added?.valid === true ? id : null;
}

function rounded(ring: readonly (readonly number[])[]): [number, number][] {
  return ring.map(([longitude = 0, latitude = 0]) => [Number(longitude.toFixed(decimals)), Number(latitude.toFixed(decimals))]);
}

function createMarks(map: MapLibreMap) {
  let shown: readonly Marker[] = [];
  return {
    show(places: readonly Corner[]) {
      for (const mark of shown) mark.remove();
      shown = places.map(([longitude, latitude]) =>
        new Marker({ element: markElement(), opacityWhenCovered: '1' }).setLngLat([longitude, latitude]).addTo(map),
      );
    },
  };
}

function markElement(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-mark';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
