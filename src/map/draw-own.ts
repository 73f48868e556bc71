import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/place/coordinates.ts';

/** The visitor's own place as a dot. @returns removes it */
export function drawOwn(map: MapLibreMap, { longitude, latitude }: Coordinates, label: string): () => void {
  const element = document.createElement('div');
  element.className = 'map-own';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  const marker = new Marker({ element, anchor: 'center' }).setLngLat([longitude, latitude]).addTo(map);
  return () => void marker.remove();
}
