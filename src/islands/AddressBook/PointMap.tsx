import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { MapSettings } from '#contract/shop/map-settings.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import type { MapPoint } from '#map/map-options.ts';
import { $knownDistricts, loadAllDistricts } from '#stores/shop/places.ts';
import { MapFrame } from '#ui/Map/MapFrame.tsx';
import styles from './AddressBook.module.css';

export interface PointMapProps {
  t: Translate<'address-book'>;
  settings: MapSettings;
  point: Coordinates;
  onChange: (point: Coordinates) => void;
}

const noPoints: readonly MapPoint[] = [];
const buildingZoom = 14;

/** A map around the address; a click, dragging the pin, or Enter in the map's center moves the point. */
export function PointMap({ t, settings, point, onChange }: PointMapProps) {
  const [start] = useState(point);
  const [hasFailed, setHasFailed] = useState(false);
  const districts = useStore($knownDistricts);
  const labels = useMemo(() => districts.map((district) => ({ ...district, kind: 'district' as const })), [districts]);
  const texts = useMemo(
    () => ({
      title: t('mapTitle'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      close: t('mapClose'),
      pin: t('mapPin'),
      cluster: String,
    }),
    [t],
  );
  useEffect(() => void loadAllDistricts(), []);
  return (
    <>
      <div className={styles['map']}>
        <MapFrame
          styleUrl={settings.styleUrl}
          marker={settings.marker}
          texts={texts}
          frameTexts={{
            loading: t('mapLoading'),
            failed: t('mapFailed'),
            fallback: t('mapFallback'),
            simple: t('mapSimple'),
            retry: t('mapRetry'),
          }}
          center={start}
          zoom={buildingZoom}
          points={noPoints}
          labels={labels}
          pin={point}
          onPin={onChange}
          onException={() => setHasFailed(true)}
        />
      </div>
      <p className={styles['hint']}>{t(settings.styleUrl !== null && !hasFailed ? 'mapHint' : 'mapHintSimple')}</p>
    </>
  );
}
