import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { readPoint, type TypedPoint, typedPoint } from '#domain/office/typed-corners.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import type { MapPoint } from '#map/map-options.ts';
import { $officeMap, loadOfficeMap } from '#stores/office/office-map.ts';
import { OfficeMap } from '#ui/Map/OfficeMap.tsx';
import { CoordinateFields } from '#ui/office/RecordForm/CoordinateFields.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import styles from './OfficeRestaurants.module.css';

interface PointFieldProps {
  t: Translate<'office-places'>;
  /** what the map shows while there is no point */
  center: Coordinates;
  point: TypedPoint;
  error: string | null;
  onChange: (point: TypedPoint) => void;
}

const noPoints: readonly MapPoint[] = [];
const buildingZoom = 14;

/** A point by its coordinates, or by the pin of a map, which may be missing. */
export function PointField({ t, center, point, error, onChange }: PointFieldProps) {
  const map = useStore($officeMap);
  const [start] = useState(() => readPoint(point) ?? center);
  const pin = useMemo(() => readPoint(point), [point]);
  useEffect(() => void loadOfficeMap(), []);
  return (
    <FieldGroup legend={t('pointLegend')}>
      <CoordinateFields t={t} point={point} error={error} onChange={onChange} />
      {map !== null && (
        <div className={styles['map']}>
          <OfficeMap
            t={t}
            {...map}
            pin={pin}
            title={t('mapTitle')}
            failed={t('mapFailed')}
            pinName={t('mapPin')}
            center={start}
            zoom={buildingZoom}
            points={noPoints}
            onPin={(at) => onChange(typedPoint(at))}
          />
        </div>
      )}
      <p className={styles['hint']}>{t('pointHint')}</p>
    </FieldGroup>
  );
}
