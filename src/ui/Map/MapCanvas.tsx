import { LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import { translateUnknown } from '#domain/words.ts';
import { builtInNames } from '#map/built-in-names.ts';
import { drawLabels } from '#map/draw-labels.ts';
import { type DrawnMarkers, drawMarkers } from '#map/draw-markers.ts';
import { drawOwn } from '#map/draw-own.ts';
import { type DrawnPin, drawPin } from '#map/draw-pin.ts';
import { drawZones } from '#map/draw-zones.ts';
import { MapException } from '#map/map-exception.ts';
import type { MapLabel, MapPoint } from '#map/map-options.ts';
import { isBuiltIn, openMap, paletteOf } from '#map/open-map.ts';
import { placeName } from '#map/place-name.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './MapCanvas.css?inline';
import type { MapProps } from './map-props.ts';
import { usePopup } from './use-popup.ts';
import { useZonesInView } from './use-view.ts';

adoptStyles(css);

const noLabels: readonly MapLabel[] = [];

/** Above a point is its marker, over the map's lower edge a notice of up to two lines. */
const fitPadding = { top: 64, right: 48, bottom: 76, left: 48 };
const closeZoom = 15;
const fitMaxZoom = 13;

/** The map itself; `MapFrame` loads it on demand. */
export function MapCanvas(props: MapProps) {
  const host = useRef<HTMLDivElement>(null);
  const { map, drawnStyles } = useMap(host, props);
  const markers = useMarkers(map, props);
  useView(map, props);
  useLabels(map, drawnStyles, props);
  useZones(map, drawnStyles, props);
  usePin(map, props);
  useOwn(map, props);
  useAttached(map, drawnStyles, props);
  useZonesInView(map, props);
  const { points, selected = null, popup, onSelect } = props;
  const point = points.find(({ id }) => id === selected);
  const content = usePopup(map, popup === undefined ? undefined : point, () => {
    onSelect?.(null);
    if (point !== undefined) markers.current?.focus(point.id);
  });
  return (
    <div ref={host} className="map-canvas">
      {content !== null && point !== undefined && popup !== undefined && createPortal(popup(point.id), content)}
    </div>
  );
}

/** Creates the map once per style; `drawnStyles` counts loaded styles, because each new style needs its layers again. */
function useMap(host: { readonly current: HTMLDivElement | null }, props: MapProps) {
  const latest = useLatest(props);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [drawnStyles, setDrawnStyles] = useState(0);
  const { styleUrl } = props;
  useEffect(() => {
    if (host.current === null) return;
    const onException = (exception: MapException) => latest.current.onException?.(exception);
    try {
      const opened = openMap(host.current, { ...latest.current, styleUrl, onLoaded: () => latest.current.onLoaded?.(), onException });
      opened.map.on('style.load', () => setDrawnStyles((count) => count + 1));
      setMap(opened.map);
      return () => {
        setMap(null);
        opened.close();
      };
    } catch (cause) {
      onException(cause instanceof MapException ? cause : new MapException('script', { cause }));
      return;
    }
  }, [host, latest, styleUrl]);
  return { map, drawnStyles };
}

function useMarkers(map: MapLibreMap | null, { points, marker, texts, selected = null, onSelect }: MapProps) {
  const drawn = useRef<DrawnMarkers | null>(null);
  const latest = useLatest({ texts, onSelect, selected });
  useEffect(() => {
    if (map === null) return;
    const { texts, selected } = latest.current;
    const layer = drawMarkers(map, { points, marker, texts, onSelect: (id) => latest.current.onSelect?.(id) });
    layer.select(selected);
    drawn.current = layer;
    return () => {
      drawn.current = null;
      layer.remove();
    };
  }, [map, points, marker, latest]);
  useEffect(() => drawn.current?.select(selected), [selected]);
  return drawn;
}

/**
 * Fits all or the fitted points at first, follows a changed center, and moves to a selected point that is out of view; without a pop-up the first
 * selection does not move the map.
 */
function useView(
  map: MapLibreMap | null,
  { points, fitsPoints = false, fitted, selected = null, popup, center, zoom, pin = null }: MapProps,
): void {
  const lastSelected = useRef(popup === undefined ? selected : null);
  const follows = !fitsPoints && pin === null;
  const { longitude, latitude } = center;
  useEffect(() => {
    if (map !== null && follows) map.easeTo({ center: [longitude, latitude], zoom });
  }, [map, follows, longitude, latitude, zoom]);
  useEffect(() => {
    if (map === null || !fitsPoints || points.length === 0) return;
    const seen = points.filter(({ id }) => fitted?.has(id) ?? true);
    map.fitBounds(boundsOf(seen), { padding: fitPadding, maxZoom: fitMaxZoom, animate: false });
  }, [map, fitsPoints, fitted, points]);
  useEffect(() => {
    const point = points.find(({ id }) => id === selected);
    if (map === null || point === undefined || lastSelected.current === selected) return;
    lastSelected.current = selected;
    const isAlone = map.getContainer().querySelector(`[data-point="${CSS.escape(point.id)}"]`) !== null;
    const zoom = isAlone ? map.getZoom() : Math.max(map.getZoom(), closeZoom);
    map.easeTo({ center: [point.longitude, point.latitude], zoom, offset: [0, 60] });
  }, [map, selected, points]);
}

function useLabels(map: MapLibreMap | null, drawnStyles: number, { points, labels = noLabels, words }: MapProps): void {
  useEffect(() => {
    if (map === null || drawnStyles === 0 || !isBuiltIn(map)) return;
    const wordOf = (key: string, values = {}) => (words === undefined ? null : translateUnknown(words, key, values));
    const now = Date.now();
    const places = points.flatMap(({ place }) => place ?? []).map((place) => placeName(place, now, wordOf));
    return drawLabels(map, [...builtInNames(wordOf), ...places, ...labels]);
  }, [map, drawnStyles, points, labels, words]);
}

function useZones(map: MapLibreMap | null, drawnStyles: number, { zones }: MapProps): void {
  useEffect(() => {
    if (map !== null && drawnStyles > 0 && zones !== undefined) drawZones(map, zones, paletteOf(map.getContainer()));
  }, [map, drawnStyles, zones]);
}

function useAttached(map: MapLibreMap | null, drawnStyles: number, { attach }: MapProps): void {
  useEffect(() => (map !== null && drawnStyles > 0 ? attach?.(map) : undefined), [map, drawnStyles, attach]);
}

/** Brings a pin into view that was set outside the map, by a district or "where I am". */
function usePin(map: MapLibreMap | null, { texts, pin = null, onPin }: MapProps): void {
  const drawn = useRef<DrawnPin | null>(null);
  const latest = useLatest({ onPin, texts });
  const takesPin = onPin !== undefined;
  useEffect(() => {
    if (map === null || !takesPin) return;
    const layer = drawPin(map, latest.current.texts.pin ?? '', (point) => latest.current.onPin?.(point));
    drawn.current = layer;
    return () => {
      drawn.current = null;
      layer.remove();
    };
  }, [map, takesPin, latest]);
  useEffect(() => {
    drawn.current?.place(pin);
    if (map === null || pin === null) return;
    const { lng, lat } = map.getCenter();
    const isInView = map.getBounds().contains([pin.longitude, pin.latitude]);
    if (!isInView && !sameCoordinates({ longitude: lng, latitude: lat }, pin)) map.easeTo({ center: [pin.longitude, pin.latitude] });
  }, [map, pin]);
}

function useOwn(map: MapLibreMap | null, { own = null, texts }: MapProps): void {
  const label = texts.own ?? '';
  useEffect(() => (map === null || own === null ? undefined : drawOwn(map, own, label)), [map, own, label]);
}

function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { longitude, latitude } of points) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return new LngLatBounds([west, south, east, north]);
}
