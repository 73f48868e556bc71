import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { ZoneProblem } from '#domain/fulfillment/zone-problems.ts';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, defaultMapCenter } from '#domain/place/coordinates.ts';
import type { Corner } from '#domain/place/inside-polygon.ts';
import type { Translate } from '#domain/words.ts';
import type { PolygonEditor } from '#map/edit-polygon.ts';
import type { MapOptions } from '#map/map-options.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { $officeMap, loadOfficeMap } from '#stores/office/office-map.ts';
import { OfficeMap } from '#ui/Map/OfficeMap.tsx';
import styles from './OfficeZones.module.css';
import type { ZoneRecord } from './zone-draft.ts';

interface ZoneMapProps {
  t: Translate<'office-places'>;
  locale: Locale;
  restaurants: CatalogFile['restaurants'];
  /** besides the edited one */
  zones: readonly ZoneRecord[];
  edited: { readonly id: string; readonly ring: readonly Corner[]; readonly problems: readonly ZoneProblem[] } | null;
  /** the point to check */
  pin: Coordinates | null;
  onDraw: (ring: readonly Corner[]) => void;
  onCheckPoint: (point: Coordinates) => void;
}

const townZoom = 10.5;

/** All zones, or the one that is drawn; a press asks who delivers there. Without graphics the table and the fields remain. */
export function ZoneMap({ t, locale, restaurants, zones, edited, pin, onDraw, onCheckPoint }: ZoneMapProps) {
  const map = useStore($officeMap);
  useEffect(() => void loadOfficeMap(), []);
  const points = useMemo(
    () =>
      restaurants.map(({ id, name, longitude, latitude }) => ({
        id: String(id),
        label: textIn(name, locale),
        longitude,
        latitude,
      })),
    [restaurants, locale],
  );
  const [center] = useState<Coordinates>(() => restaurants[0] ?? defaultMapCenter);
  const drawn = useMemo(() => zones.map(({ polygon, priority }) => ({ polygon, tier: Math.max(0, priority - 1) })), [zones]);
  const attach = useDrawing(edited, zones, onDraw);
  if (map === null) return null;
  return (
    <>
      {edited !== null && <p className={styles['hint']}>{t(edited.ring.length < 3 ? 'drawHint' : 'moveHint')}</p>}
      <div className={styles['map']}>
        <OfficeMap
          t={t}
          {...map}
          center={center}
          points={points}
          title={t('zonesMap')}
          failed={t('zonesMapFailed')}
          pinName={t('mapChecked')}
          zoom={townZoom}
          zones={drawn}
          {...(edited === null ? { pin, onPin: onCheckPoint } : { attach })}
        />
      </div>
    </>
  );
}

/** Draws the edited zone on the map; the tool is loaded with the first zone that is edited. */
function useDrawing(
  edited: ZoneMapProps['edited'],
  zones: readonly ZoneRecord[],
  onDraw: ZoneMapProps['onDraw'],
): NonNullable<MapOptions['attach']> {
  const editor = useRef<PolygonEditor | null>(null);
  const state = useMemo(
    () => ({
      ring: edited?.ring ?? [],
      others: zones.map(({ polygon }) => polygon),
      isWrong: (edited?.problems ?? []).some(({ rule }) => rule !== 'freeFrom'),
      marks: (edited?.problems ?? []).flatMap(({ point }) => (point === null ? [] : [point])),
    }),
    [edited, zones],
  );
  const latest = useRef({ state, onDraw });
  useEffect(() => {
    latest.current = { state, onDraw };
    editor.current?.show(state);
  });
  const id = edited?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zone is drawn by another tool
  return useMemo<NonNullable<MapOptions['attach']>>(
    () => (map) => {
      let isMounted = true;
      void import('#map/edit-polygon.ts').then(({ editPolygon }) => {
        if (!isMounted) return;
        editor.current = editPolygon(map, (ring) => latest.current.onDraw(ring));
        editor.current.show(latest.current.state);
      });
      return () => {
        isMounted = false;
        editor.current?.remove();
        editor.current = null;
      };
    },
    [id],
  );
}
