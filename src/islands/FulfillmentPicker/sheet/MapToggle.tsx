import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { $mapLook } from '#stores/shop/map-look.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';

interface MapToggleProps {
  label: string;
  /** The button is a picture of a map; by default a link. */
  hasPicture?: boolean;
  t: Translate<SheetWords>;
  children: ReactNode;
}

/** A button that opens a map in its place; nothing of the map is loaded before. */
export function MapToggle({ label, hasPicture = false, t, children }: MapToggleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = useStore($mapLook) !== null;
  if (!isOffered) return hasPicture ? <div className="where-picture" /> : null;
  const isPicture = hasPicture && !isOpen;
  return (
    <>
      {isOpen && children}
      <button
        type="button"
        className={isPicture ? 'where-picture' : 'where-link'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <Icon name="pin" sizePx={18} />
          {isOpen ? t('hideMap') : label}
        </span>
      </button>
    </>
  );
}
