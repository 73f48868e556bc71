import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { $mapLook } from '#stores/shop/map-look.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';

interface MapToggleProps {
  openLabel: string;
  t: Translate<SheetWords>;
  children: ReactNode;
}

/** A button that opens a map below it; nothing of the map is loaded before. */
export function MapToggle({ openLabel, t, children }: MapToggleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = useStore($mapLook) !== null;
  if (!isOffered) return null;
  return (
    <>
      <Button variant="soft" wide aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="pin" sizePx={20} />
        {isOpen ? t('hideMap') : openLabel}
      </Button>
      {isOpen && children}
    </>
  );
}
