import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type Coordinates, roundCoordinates } from '#domain/place/coordinates.ts';

export interface DrawnPin {
  /** null removes the pin */
  place(point: Coordinates | null): void;
  remove(): void;
}

/** A pin set by a press on the map, a drag, or Enter on the focused map; Enter uses the center of the view. */
export function drawPin(map: MapLibreMap, label: string, onPin: (point: Coordinates) => void): DrawnPin {
  const marker = new Marker({ element: pinElement(label), anchor: 'bottom', draggable: true });
  let isPlaced = false;
  const notify = ({ lng, lat }: { lng: number; lat: number }) => onPin(roundCoordinates({ longitude: lng, latitude: lat }));
  const press = (event: { lngLat: { lng: number; lat: number } }) => notify(event.lngLat);
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') notify(map.getCenter());
  };
  marker.on('dragend', () => notify(marker.getLngLat()));
  map.on('click', press);
  map.getCanvas().addEventListener('keydown', enter);
  return {
    place(point) {
      if (point === null) marker.remove();
      else {
        marker.setLngLat([point.longitude, point.latitude]);
        if (!isPlaced) marker.addTo(map);
      }
      isPlaced = point !== null;
    },
    remove() {
      map.off('click', press);
      map.getCanvas().removeEventListener('keydown', enter);
      marker.remove();
    },
  };
}

function pinElement(label: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-pin';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  return element;
}
