import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Id } from '#domain/id.ts';
import { fitPoints, refitPoints, showPoint } from '#map/show-point.ts';
import { zonesInView } from '#map/zones-in-view.ts';
import type { MapProps } from './map-props.ts';

/** Over the lower edge of a map with zones. */
const legendPx = 76;

/** Fits all or the fitted points, follows a changed center, and brings a selected point into view; without a card not the first one. */
export function useView(map: MapLibreMap | null, props: MapProps): void {
  useFit(map, props);
  const { points, fitsPoints = false, selected = null, card, center, zoom, pin = null } = props;
  const lastSelected = useRef(card === undefined ? selected : null);
  const follows = !fitsPoints && pin === null;
  const { longitude, latitude } = center;
  useEffect(() => {
    if (map !== null && follows) map.easeTo({ center: [longitude, latitude], zoom });
  }, [map, follows, longitude, latitude, zoom]);
  useEffect(() => {
    if (selected === null) lastSelected.current = null;
    const point = points.find(({ id }) => id === selected);
    if (map === null || point === undefined || lastSelected.current === selected) return;
    lastSelected.current = selected;
    showPoint(map, point, points);
  }, [map, selected, points]);
}

/** At first and, until the visitor moves the map, in each size that the map gets without a card. */
function useFit(map: MapLibreMap | null, { points, fitsPoints = false, fitted, zones, card, selected = null }: MapProps): void {
  const bottom = zones === undefined ? undefined : legendPx;
  const latest = useRef<Id | null>(null);
  useEffect(() => {
    latest.current = selected;
  });
  const hasCard = card !== undefined;
  useEffect(() => {
    if (map === null || !fitsPoints || points.length === 0) return;
    const seen = points.filter(({ id }) => fitted?.has(id) ?? true);
    let isFitted = false;
    const leave = () => {
      isFitted = false;
    };
    const fitAll = () => {
      fitPoints(map, seen, bottom);
      isFitted = true;
    };
    const resized = () => {
      const chosen = points.find(({ id }) => id === latest.current);
      if (!isFitted || (hasCard && chosen)) return;
      refitPoints(map, seen, chosen, bottom);
      isFitted = true;
    };
    map.on('zoomstart', leave);
    map.on('dragstart', leave);
    map.on('resize', resized);
    fitAll();
    return () => {
      map.off('zoomstart', leave);
      map.off('dragstart', leave);
      map.off('resize', resized);
    };
  }, [map, fitsPoints, fitted, points, hasCard, bottom]);
}

/** Reports whether zones are in view, at first and after each movement. */
export function useZonesInView(map: MapLibreMap | null, { zones, onZonesInView }: MapProps): void {
  useEffect(() => {
    if (map === null || zones === undefined) return;
    const report = () => {
      const bounds = map.getBounds();
      const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      onZonesInView?.(zonesInView(zones, { west, south, east, north }));
    };
    report();
    map.on('moveend', report);
    return () => void map.off('moveend', report);
  }, [map, zones, onZonesInView]);
}
