import type { Id } from '#domain/id.ts';
import type { MapPoint } from './map-options.ts';

interface PointElement {
  readonly point: MapPoint | undefined;
  readonly image: string;
  readonly onSelect: ((id: Id) => void) | undefined;
}

export function pointElement({ point, image, onSelect }: PointElement): HTMLElement {
  const element = button('map-marker', point?.label ?? '');
  element.dataset['point'] = point?.id;
  if (point?.isDimmed) element.dataset['dimmed'] = '';
  const picture = document.createElement('img');
  picture.src = image;
  picture.alt = '';
  element.append(picture);
  element.addEventListener('click', () => point && onSelect?.(point.id));
  return element;
}

interface ClusterElement {
  /** how many points it holds */
  readonly count: number;
  readonly label: string;
  readonly onOpen: (byKeyboard: boolean) => void;
}

export function clusterElement({ count, label, onOpen }: ClusterElement): HTMLElement {
  const element = button('map-cluster', label);
  element.dataset['size'] = count < 10 ? 's' : count < 100 ? 'm' : 'l';
  element.append(count > 999 ? `${Math.floor(count / 1000)}k` : String(count));
  element.addEventListener('click', (event) => onOpen(event.detail === 0));
  return element;
}

function button(className: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  // A press on a marker is no press on the map.
  element.addEventListener('click', (event) => event.stopPropagation());
  return element;
}
