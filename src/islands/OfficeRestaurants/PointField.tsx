import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { readPoint, type TypedPoint, typedPoint } from '#domain/office/typed-corners.ts';
import { defaultMapCenter } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import type { MapPoint } from '#map/map-options.ts';
import { $mapLook, loadMapLook } from '#stores/shop/map-look.ts';
import { $knownDistricts, loadAllDistricts } from '#stores/shop/places.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { MapFrame } from '#ui/Map/MapFrame.tsx';
import styles from './OfficeRestaurants.module.css';

interface PointFieldProps {
  t: Translate<'office-places'>;
  point: TypedPoint;
  error: string | null;
  onChange: (point: TypedPoint) => void;
}

const noPoints: readonly MapPoint[] = [];
const buildingZoom = 14;

/** A point by its coordinates, or by the pin of a map, which may be missing. */
export function PointField({ t, point, error, onChange }: PointFieldProps) {
  const look = useStore($mapLook);
  const districts = useStore($knownDistricts);
  const labels = useMemo(() => districts.map((district) => ({ ...district, kind: 'district' as const })), [districts]);
  const [start] = useState(() => readPoint(point) ?? defaultMapCenter);
  const pin = useMemo(() => readPoint(point), [point]);
  useEffect(() => {
    void loadMapLook();
    void loadAllDistricts();
  }, []);
  return (
    <fieldset className={styles['group']}>
      <legend>{t('pointLegend')}</legend>
      <div className={styles['fields']}>
        {(['latitude', 'longitude'] as const).map((field) => (
          <TextField
            key={field}
            inputMode="decimal"
            label={t(field)}
            value={point[field]}
            error={field === 'latitude' ? error : null}
            onChange={(text) => onChange({ ...point, [field]: text })}
          />
        ))}
      </div>
      {look !== null && (
        <div className={styles['map']}>
          <MapFrame
            styleUrl={look.styleUrl}
            marker={look.marker}
            texts={{
              title: t('mapTitle'),
              zoomIn: t('zoomIn'),
              zoomOut: t('zoomOut'),
              close: t('mapClose'),
              pin: t('mapPin'),
              cluster: String,
            }}
            frameTexts={{
              loading: t('mapLoading'),
              failed: t('mapFailed'),
              fallback: t('mapFallback'),
              simple: t('mapSimple'),
              retry: t('retry'),
            }}
            center={start}
            zoom={buildingZoom}
            points={noPoints}
            labels={labels}
            pin={pin}
            onPin={(at) => onChange(typedPoint(at))}
          />
        </div>
      )}
      <p className={styles['hint']}>{t('pointHint')}</p>
    </fieldset>
  );
}
