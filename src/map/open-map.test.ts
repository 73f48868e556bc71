// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type MapException, mapTimeoutMs } from './map-exception.ts';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener[]>();
const styles: unknown[] = [];
const emit = (name: string, event: object = {}) => {
  for (const listener of listeners.get(name) ?? []) listener(event);
};

vi.mock('maplibre-gl', () => {
  const on = (name: string, listener: Listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const nothing = () => {};
  const gestures = { disableRotation: nothing };
  class FakeMap {
    touchZoomRotate = gestures;
    keyboard = gestures;
    on = on;
    once = on;
    addControl = nothing;
    removeControl = nothing;
    setMaxZoom = nothing;
    setZoom = nothing;
    getZoom = () => 12;
    remove = nothing;
    setStyle = (style: unknown) => styles.push(style);
  }
  return { setWorkerUrl: nothing, Map: FakeMap, AttributionControl: class {}, NavigationControl: class {} };
});
const { openMap } = await import('./open-map.ts');

const open = () => {
  const exceptions: MapException[] = [];
  const { close } = openMap(document.body, {
    texts: { title: 'Map', zoomIn: '+', zoomOut: '-' } as never,
    styleUrl: 'https://tiles.example/style.json',
    center: { longitude: 69.2, latitude: 41.3 },
    zoom: 12,
    onLoaded: () => {},
    onException: (exception: MapException) => exceptions.push(exception),
  } as never);
  return { exceptions, close };
};

beforeEach(() => {
  listeners.clear();
  styles.length = 0;
});

test('icons that are missing cost only themselves: the detailed map stays', () => {
  const { exceptions, close } = open();
  emit('style.load');
  emit('error', { error: new Error('sprite: 404') });
  expect([exceptions.length, styles.length]).toEqual([0, 0]);
  close();
});

test('a style or tiles that do not arrive are replaced by the built-in style', () => {
  for (const broken of [
    () => emit('error', { error: new Error('style: 404') }),
    () => [emit('style.load'), emit('error', { error: new Error('tile'), sourceId: 'streets' })],
  ]) {
    listeners.clear();
    styles.length = 0;
    const { exceptions, close } = open();
    broken();
    expect([exceptions.length, styles.length]).toEqual([1, 1]);
    close();
  }
});

test('a style that has not arrived after five seconds is replaced by the built-in one', () => {
  vi.useFakeTimers();
  expect(mapTimeoutMs).toBe(5_000);
  const { exceptions, close } = open();
  vi.advanceTimersByTime(mapTimeoutMs - 1);
  expect(exceptions).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(exceptions).toMatchObject([{ data: { reason: 'style-timeout' } }]);
  expect(styles).toHaveLength(1);
  close();
  vi.useRealTimers();
});
