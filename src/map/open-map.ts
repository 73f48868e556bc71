import { AttributionControl, Map as MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import { builtInStyle } from './built-in-style.ts';
import { MapException, type MapFailure, mapTimeoutMs } from './map-exception.ts';
import type { MapOptions } from './map-options.ts';
import { type MapPalette, mapPalette } from './map-palette.ts';
import workerUrl from './tile-worker.ts?worker&url';

// A worker from the same origin, so that the Content-Security-Policy needs no blob.
setWorkerUrl(workerUrl);

const openStreetMap = '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>';
const minZoom = 3;
const maxZoom = 18;
/** The built-in style has nothing more to show on a larger scale. */
const maxBuiltInZoom = 13.5;

interface OpenedMap {
  readonly map: MapLibreMap;
  close(): void;
}

type OpenOptions = Pick<MapOptions, 'texts' | 'styleUrl' | 'center' | 'zoom' | 'builtInZoom' | 'isCooperative'> & {
  onLoaded: () => void;
  onException: (exception: MapException) => void;
};

/**
 * Opens a map in an element. A style that times out or is invalid is replaced with the built-in one, and the failure is reported.
 * @throws MapException when the browser has no WebGL
 */
export function openMap(
  container: HTMLElement,
  { texts, styleUrl, center, zoom, builtInZoom = zoom, isCooperative = false, ...reported }: OpenOptions,
): OpenedMap {
  const map = createMap({
    container,
    style: styleUrl ?? builtInStyle(paletteOf(container)),
    center: [center.longitude, center.latitude],
    zoom: styleUrl === null ? builtInZoom : zoom,
    minZoom,
    maxZoom: styleUrl === null ? maxBuiltInZoom : maxZoom,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: isCooperative,
    attributionControl: false,
    locale: localeOf(texts),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  const attribution = new AttributionControl({ compact: false, customAttribution: openStreetMap });
  if (styleUrl !== null) map.addControl(attribution, 'bottom-right');

  let isSettled = styleUrl === null;
  const fallBack = (reason: MapFailure, cause?: unknown) => {
    if (isSettled) return;
    isSettled = true;
    reported.onException(new MapException(reason, { cause }));
    map.removeControl(attribution);
    map.setMaxZoom(maxBuiltInZoom);
    if (builtInZoom < zoom) map.setZoom(Math.min(map.getZoom(), builtInZoom));
    map.setStyle(builtInStyle(paletteOf(container)), { diff: false });
  };
  const timer = setTimeout(() => fallBack('style-timeout'), mapTimeoutMs);
  let hasStyle = false;
  map.on('error', (event) => {
    // a part of the style that is missing, such as its icons, costs only itself; tiles name their source
    if (hasStyle && !('sourceId' in event)) return;
    fallBack('style', event.error);
  });
  map.once('style.load', reported.onLoaded);
  map.on('load', () => {
    isSettled = true;
  });
  map.on('style.load', () => {
    hasStyle = true;
    clearTimeout(timer);
  });
  return {
    map,
    close() {
      clearTimeout(timer);
      map.remove();
    },
  };
}

function localeOf(texts: OpenOptions['texts']): Record<string, string> {
  return {
    'Map.Title': texts.title,
    'NavigationControl.ZoomIn': texts.zoomIn,
    'NavigationControl.ZoomOut': texts.zoomOut,
    'CooperativeGesturesHandler.WindowsHelpText': texts.wheelHint ?? '',
    'CooperativeGesturesHandler.MacHelpText': texts.wheelHint ?? '',
    'CooperativeGesturesHandler.MobileHelpText': texts.touchHint ?? '',
  };
}

function createMap(options: ConstructorParameters<typeof MapLibreMap>[0]): MapLibreMap {
  try {
    return new MapLibreMap(options);
  } catch (cause) {
    throw new MapException('graphics', { cause });
  }
}

/** The colors of the page around an element. */
export function paletteOf(element: Element): MapPalette {
  const computed = getComputedStyle(element);
  return mapPalette((name) => computed.getPropertyValue(name));
}

/** Whether the map shows the built-in style; false while another one is loading. */
export function isBuiltIn(map: MapLibreMap): boolean {
  return map.style?.getLayer('home') !== undefined;
}
