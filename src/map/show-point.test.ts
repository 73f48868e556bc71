import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { MapPoint } from './map-options.ts';

interface Corner {
  lng: number;
  lat: number;
}

vi.mock('maplibre-gl', () => ({
  LngLatBounds: class {
    corners: Corner[] = [];
    extend([lng = 0, lat = 0]: readonly number[]) {
      this.corners.push({ lng, lat });
    }
  },
}));
const { showPoint } = await import('./show-point.ts');

/** Pixels of a degree at zoom 0; the map is flat. */
const scale = 1;

/** A map with a card at its lower edge, `cardHeight` pixels high. */
function mapWithCard(width: number, height: number, cardHeight: number, zoom: number) {
  let center = { lng: 0, lat: 0 };
  const card = { offsetLeft: 0, offsetTop: height - cardHeight, offsetWidth: width, offsetHeight: cardHeight };
  const project = ([lng = 0, lat = 0]: readonly number[]) => {
    const [x, y] = [width / 2 + (lng - center.lng) * scale * 2 ** zoom, height / 2 - (lat - center.lat) * scale * 2 ** zoom];
    return { x, y, dist: (other: { x: number; y: number }) => Math.hypot(other.x - x, other.y - y) };
  };
  const isInView = (lngLat: readonly number[]) => {
    const { x, y } = project(lngLat);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  };
  const map = {
    project,
    getZoom: () => zoom,
    getMaxZoom: () => 18,
    resize: () => {},
    triggerRepaint: () => {},
    once: (_: string, then: () => void) => then(),
    getBounds: () => ({ contains: isInView }),
    getContainer: () => ({
      clientWidth: width,
      clientHeight: height,
      querySelector: () => ({}),
      parentElement: { querySelector: () => card },
    }),
    cameraForBounds(
      { corners }: { corners: Corner[] },
      { padding, maxZoom }: { padding: { top: number; right: number; bottom: number; left: number }; maxZoom: number },
    ) {
      const [lngs, lats] = [corners.map(({ lng }) => lng), corners.map(({ lat }) => lat)];
      const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
      const room = [width - padding.left - padding.right, height - padding.top - padding.bottom] as const;
      if (Math.min(...room) <= 0) return undefined;
      const fitting = Math.min(Math.log2(room[0] / (east - west)), Math.log2(room[1] / (north - south)), maxZoom);
      const at = 2 ** fitting;
      const shift = { lng: (padding.left - padding.right) / 2 / at, lat: (padding.bottom - padding.top) / 2 / at };
      return { zoom: fitting, center: { lng: (west + east) / 2 - shift.lng, lat: (south + north) / 2 - shift.lat } };
    },
    easeTo(camera: { center: Corner | readonly number[]; zoom: number; offset?: readonly number[] }) {
      const { lng, lat } = Array.isArray(camera.center) ? { lng: camera.center[0], lat: camera.center[1] } : (camera.center as Corner);
      zoom = camera.zoom;
      const [x = 0, y = 0] = camera.offset ?? [];
      center = { lng: lng - x / 2 ** zoom, lat: lat + y / 2 ** zoom };
    },
  };
  /** The pins in view of which the card covers a part. */
  const covered = (points: readonly MapPoint[]) =>
    points.filter(({ longitude, latitude }) => {
      const { y } = project([longitude, latitude]);
      return isInView([longitude, latitude]) && y > card.offsetTop;
    });
  return { map: map as unknown as MapLibreMap, covered, isInView };
}

vi.stubGlobal('CSS', { escape: String });
const point = (id: string, longitude: number, latitude: number) => ({ id, longitude, latitude, label: id }) as unknown as MapPoint;
const city = [point('north', 0, 5), point('west', -5, 1), point('south', 2, -3)];

test.each([
  ['there is room for all pins above the card', 900, 700, 350],
  ['not all of them fit there without clusters', 300, 400, 180],
])('where %s, it covers none in view, and the chosen one is in view', (_, width, height, cardHeight) => {
  for (const chosen of city) {
    const { map, covered, isInView } = mapWithCard(width, height, cardHeight, 4);
    expect(covered(city)).not.toEqual([]);
    showPoint(map, chosen, city);
    expect(covered(city).map(({ id }) => id)).toEqual([]);
    expect(isInView([chosen.longitude, chosen.latitude])).toBe(true);
  }
});
