import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { $mapSettings, loadMapSettings } from '#stores/shop/map-settings.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import type { PointMapProps } from './PointMap.tsx';

const PointMap = lazyWithRetry(async () => (await import('./PointMap.tsx')).PointMap);

/** The address's point. A button opens a map with a pin to move; nothing of the map is loaded before. */
export function PointField({ locale, t, point, center, onChange }: Omit<PointMapProps, 'settings'> & { t: Translate<'address-book'> }) {
  const settings = useStore($mapSettings);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void loadMapSettings(), []);
  if (settings === null) return null;
  return (
    <>
      <Button variant="soft" wide aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="pin" sizePx={20} />
        {t(isOpen ? 'hideMap' : point ? 'showMap' : 'markMap')}
      </Button>
      {isOpen && <PointMap locale={locale} t={t} settings={settings} point={point} center={center} onChange={onChange} />}
    </>
  );
}
