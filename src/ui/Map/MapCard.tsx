import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';

interface MapCardProps {
  /** The name of the chosen point. */
  label: string;
  closeText: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a chosen point is, over the map's lower edge. Focus moves into it, Escape closes it. */
export function MapCard({ label, closeText, onClose, children }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={card} className="map-card" role="dialog" aria-label={label} tabIndex={-1} onKeyDown={press}>
      {children}
      <button type="button" className="map-card-close" aria-label={closeText} onClick={onClose}>
        <Icon name="close" sizePx={20} />
      </button>
    </div>
  );
}
