import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { MapSettings } from '#contract/shop/maps.ts';
import { pointKey } from '#domain/fulfillment/address-terms.ts';
import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type Translate, translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import type { MapPoint } from '#map/map-options.ts';
import { $knownDistricts, loadAllDistricts } from '#stores/shop/places.ts';
import { MapFrame } from '#ui/Map/MapFrame.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import styles from './AddressBook.module.css';

export interface PointMapProps {
  locale: Locale;
  t: Translate<'address-book'>;
  settings: MapSettings;
  /** null: nothing is chosen yet */
  point: Coordinates | null;
  /** Where the map opens; another one moves it there. */
  center: Coordinates;
  onChange: (point: Coordinates) => void;
}

const noPoints: readonly MapPoint[] = [];
const buildingZoom = 14;
/** The built-in style has only the main streets: districts and landmarks around the pin say where it is. */
const builtInZoom = 11.5;
const loadMapWords = (locale: Locale) => loadWords(locale, 'fulfillment-map');

/** A map around the address; a click, dragging the pin, or Enter in the map's center moves the point. */
export function PointMap({ locale, ...map }: PointMapProps) {
  const words = useLoaded(loadMapWords, locale);
  const tMap = useMemo(() => words && translator<'fulfillment-map'>(words), [words]);
  return tMap && <PointAmongNames key={pointKey(map.center)} {...map} tMap={tMap} />;
}

interface PointAmongNamesProps extends Omit<PointMapProps, 'locale'> {
  /** The words that this map has in common with the one of the sheet. */
  tMap: Translate<'fulfillment-map'>;
}

function PointAmongNames({ t, tMap, settings, point, center, onChange }: PointAmongNamesProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const districts = useStore($knownDistricts);
  const labels = useMemo(() => districts.map((district) => ({ ...district, kind: 'district' as const })), [districts]);
  const texts = useMemo(
    () => ({
      title: t('mapTitle'),
      zoomIn: tMap('zoomIn'),
      zoomOut: tMap('zoomOut'),
      close: t('mapClose'),
      pin: t('mapPin'),
      cluster: String,
    }),
    [t, tMap],
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
            loading: tMap('mapLoading'),
            failed: t('mapFailed'),
            fallback: tMap('mapFallback'),
            retry: t('mapRetry'),
          }}
          center={center}
          zoom={buildingZoom}
          builtInZoom={builtInZoom}
          points={noPoints}
          labels={labels}
          words={tMap}
          pin={point}
          onPin={onChange}
          onException={() => setHasFailed(true)}
        />
      </div>
      <p className={styles['hint']}>{tMap(settings.styleUrl !== null && !hasFailed ? 'mapHint' : 'mapHintSimple')}</p>
    </>
  );
}
