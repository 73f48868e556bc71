import { useStore } from '@nanostores/react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { placeInLargePicture } from '#domain/place/map-picture.ts';
import type { Translate } from '#domain/words.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';
import type { FoundPlace } from './found-place.ts';

/** Whether the sheet shows its map: on a phone in the place of the lists. */
export interface MapState {
  readonly isOpen: boolean;
  readonly show: (isShown: boolean) => void;
}

interface MapToggleProps {
  map: MapState;
  label: string;
  t: Translate<SheetWords>;
  /** What the typed text means most probably, which is marked in place of the chosen point. */
  likely?: FoundPlace | undefined;
  children: ReactNode;
}

/**
 * A picture of a map with a pin at the chosen point, or a mark at what is meant while somebody types, which opens the map, on which its button is then, and brings it into view; nothing of
 * the map is loaded before.
 */
export function MapToggle({ map: { isOpen, show }, label, t, likely, children }: MapToggleProps) {
  const isOffered = useStore($mapSettings) !== null;
  const point = useStore($coordinates);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => () => show(false), [show]);
  useEffect(() => {
    const scroller = part.current?.closest('.sheet-scroll');
    if (!isOpen || !scroller) return;
    scroller.scrollTop = 0;
    part.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  if (!isOffered)
    return (
      <div className="where-part">
        <div className="where-picture" />
      </div>
    );
  const shown = likely ?? point;
  const spot = shown && placeInLargePicture(shown);
  const isLikely = !isOpen && likely !== undefined && spot !== null;
  return (
    <div ref={part} className={isOpen ? 'where-part where-open-map' : 'where-part'}>
      {isOpen && children}
      <button
        type="button"
        className={isOpen ? 'where-hide-map' : 'where-picture'}
        style={spot ? ({ '--x': spot.x, '--y': spot.y } as CSSProperties) : undefined}
        aria-expanded={isOpen}
        data-over-map
        data-likely={isLikely ? '' : undefined}
        onClick={() => show(!isOpen)}
      >
        {isLikely && <small>{t('likely', { place: likely.title })}</small>}
        <span>
          <Icon name={isOpen ? 'close' : 'pin'} sizePx={18} />
          {isOpen ? t('hideMap') : label}
        </span>
      </button>
    </div>
  );
}
