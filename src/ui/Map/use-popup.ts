import { type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '#map/map-options.ts';

const markerHeightPx = 52;

/**
 * Shows one pop-up over a point; its content is rendered into the returned element. Focus moves into it, Escape closes it.
 * @param onClose called when the visitor closes it
 */
export function usePopup(map: MapLibreMap | null, point: MapPoint | undefined, onClose: () => void): HTMLElement | null {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    if (map === null || point === undefined) return;
    const element = document.createElement('div');
    element.className = 'map-popup';
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-label', point.label);
    const popup = new Popup({
      offset: [0, -markerHeightPx],
      maxWidth: '280px',
      focusAfterOpen: false,
      closeOnClick: true,
      anchor: 'bottom',
    })
      .setLngLat([point.longitude, point.latitude])
      .setDOMContent(element)
      .addTo(map);
    const closed = () => latest.current();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      popup.remove();
    };
    popup.on('close', closed);
    popup.getElement()?.addEventListener('keydown', closeOnEscape);
    setContent(element);
    return () => {
      popup.off('close', closed);
      popup.remove();
      setContent(null);
    };
  }, [map, point]);

  useEffect(() => {
    content?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [content]);
  return content;
}
