import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Translate } from '#domain/words.ts';
import { $mapOpened, showMap } from '#stores/shop/map-opened.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';

interface MapToggleProps {
  label: string;
  /** The button is a picture of a map; by default a link. */
  hasPicture?: boolean;
  t: Translate<SheetWords>;
  children: ReactNode;
}

/** A button that opens a map above itself and brings it into view; nothing of the map is loaded before. */
export function MapToggle({ label, hasPicture = false, t, children }: MapToggleProps) {
  const isOpen = useStore($mapOpened);
  const isOffered = useStore($mapSettings) !== null;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => () => showMap(false), []);
  useEffect(() => {
    const scroller = part.current?.closest('.sheet-scroll');
    if (!isOpen || !scroller) return;
    scroller.scrollTop = 0;
    part.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  if (!isOffered) return hasPicture ? <div className="where-picture" /> : null;
  const isPicture = hasPicture && !isOpen;
  return (
    <div ref={part} className={isOpen ? 'where-part where-open-map' : 'where-part'}>
      {isOpen && children}
      <button type="button" className={isPicture ? 'where-picture' : 'where-link'} aria-expanded={isOpen} onClick={() => showMap(!isOpen)}>
        <span>
          <Icon name="pin" sizePx={18} />
          {isOpen ? t('hideMap') : label}
        </span>
      </button>
    </div>
  );
}
