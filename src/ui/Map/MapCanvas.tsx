import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import { translateUnknown } from '#domain/words.ts';
import { builtInNames } from '#map/built-in-names.ts';
import { drawLabels } from '#map/draw-labels.ts';
import { type DrawnMarkers, drawMarkers } from '#map/draw-markers.ts';
import { drawOwn } from '#map/draw-own.ts';
import { type DrawnPin, drawPin } from '#map/draw-pin.ts';
import { drawZones } from '#map/draw-zones.ts';
import { MapException } from '#map/map-exception.ts';
import type { MapLabel } from '#map/map-options.ts';
import { isBuiltIn, openMap, paletteOf } from '#map/open-map.ts';
import { placeName } from '#map/place-name.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './MapCanvas.css?inline';
import { MapCard } from './MapCard.tsx';
import type { MapProps } from './map-props.ts';
import { useView, useZonesInView } from './use-view.ts';

adoptStyles(css);

const noLabels: readonly MapLabel[] = [];

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
  const { points, selected = null, card, onSelect, texts } = props;
  const point = card && points.find(({ id }) => id === selected);
  const close = () => {
    onSelect?.(null);
    if (point) markers.current?.focus(point.id);
  };
  usePress(map, point ? close : undefined);
  return (
    <>
      <div ref={host} className="map-canvas" />
      {map !== null && point && (
        <MapCard key={point.id} label={point.label} closeText={texts.close} onClose={close}>
          {card(point.id)}
        </MapCard>
      )}
    </>
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

function useMarkers(map: MapLibreMap | null, { points, marker, texts, selected = null, highlighted = null, onSelect }: MapProps) {
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
  useEffect(() => drawn.current?.highlight(highlighted), [highlighted]);
  return drawn;
}

/** Calls what a press on the map itself does, beside the markers. */
function usePress(map: MapLibreMap | null, onPress: (() => void) | undefined): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    if (map === null) return;
    const press = () => latest.current?.();
    map.on('click', press);
    return () => void map.off('click', press);
  }, [map, latest]);
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
