import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MapFrame } from '#ui/Map/MapFrame.tsx';
import { scatteredPoints } from '../../../support/builders/scattered-points.ts';

/** Shows the number of points in `?points=` when the event `show-points` is dispatched; they are created before. */
const count = Number(new URL(location.href).searchParams.get('points'));
const points = scatteredPoints(count).map((point) => ({ ...point, label: point.id }));
const host = document.querySelector<HTMLElement>('#map');

if (host !== null) {
  const map = createElement(MapFrame, {
    texts: { title: 'Map', zoomIn: '+', zoomOut: '-', close: 'x', cluster: String },
    frameTexts: { loading: '…', failed: '-', fallback: '-', simple: '-', retry: '-' },
    styleUrl: null,
    marker: '/none.svg',
    center: { longitude: 66, latitude: 41 },
    zoom: 5,
    points,
    fitsPoints: true,
  });
  addEventListener('show-points', () => createRoot(host).render(map), { once: true });
  host.dataset['ready'] = '';
}
