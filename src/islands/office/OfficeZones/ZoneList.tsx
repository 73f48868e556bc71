import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { zoneProblems } from '#domain/fulfillment/zone-problems.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { CatalogState } from '#stores/office/catalog-draft.ts';
import { changedIds } from '#stores/office/menu-records.ts';
import { FoundRecords } from '#ui/office/RecordList/FoundRecords.tsx';
import { RecordActions } from '#ui/office/RecordList/RecordActions.tsx';
import { RecordBadge, RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficeZones.module.css';
import { deliveryZone, type ZoneRecord } from './zone-draft.ts';
import { nameOfZone, problemText, termsText } from './zone-text.ts';

interface ZoneListProps {
  t: Translate<'office-places'>;
  locale: Locale;
  catalog: CatalogState;
  /** those to show */
  zones: readonly ZoneRecord[];
  names: readonly { readonly value: string; readonly label: string }[];
  onEdit: (zone: ZoneRecord) => void;
  onRemove: (zone: ZoneRecord) => void;
}

/** The zones with their fees, and what is wrong with them. */
export function ZoneList({ t, locale, catalog, zones, names, onEdit, onRemove }: ZoneListProps) {
  const changed = changedIds(catalog, 'zones');
  const all = catalog.draft.zones;
  const problems = useMemo(() => Map.groupBy(zoneProblems(all.map(deliveryZone)), ({ zoneId }) => String(zoneId)), [all]);
  const places = useMemo(() => new Map(names.map(({ value, label }) => [value, label])), [names]);
  const textOf = useCallback(
    (zone: ZoneRecord) => `${zone.id} ${nameOfZone(zone, locale)} ${places.get(String(zone.restaurantId)) ?? ''}`,
    [places, locale],
  );
  if (zones.length === 0) return <p>{t('noZones')}</p>;
  return (
    <div className={styles['list']}>
      <FoundRecords items={zones} textOf={textOf} texts={{ search: t('search'), notFound: t('notFound'), more: t('more') }}>
        {(shown) => (
          <RecordList>
            {shown.map((zone) => (
              <li key={zone.id}>
                <ZoneRow
                  t={t}
                  locale={locale}
                  zone={zone}
                  isLast={all.every(({ id, restaurantId }) => id === zone.id || restaurantId !== zone.restaurantId)}
                  onEdit={() => onEdit(zone)}
                  onRemove={() => onRemove(zone)}
                >
                  <b>{nameOfZone(zone, locale)}</b> · {places.get(String(zone.restaurantId))}
                  {changed.has(String(zone.id)) && <RecordBadge>{t('unpublished')}</RecordBadge>}
                  <RecordHint>{termsText(t, zone, locale)}</RecordHint>
                  {problems.get(String(zone.id))?.map((problem) => (
                    <p key={`${problem.rule} ${problem.corner}`} className={styles['wrong']}>
                      {problemText(t, problem, all, locale)}
                    </p>
                  ))}
                </ZoneRow>
              </li>
            ))}
          </RecordList>
        )}
      </FoundRecords>
    </div>
  );
}

interface ZoneRowProps extends Pick<ZoneListProps, 't' | 'locale'> {
  zone: ZoneRecord;
  /** whether its restaurant has no other one */
  isLast: boolean;
  children: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

function ZoneRow({ t, locale, zone, isLast, children, onEdit, onRemove }: ZoneRowProps) {
  const [isConfirming, setConfirming] = useState(false);
  // zones of several restaurants have equal names
  const name = `${nameOfZone(zone, locale)}, ${zone.id}`;
  const texts = {
    edit: t('edit'),
    editNamed: t('editNamed', { name }),
    remove: t('remove'),
    removeNamed: t('removeNamed', { name }),
    cancel: t('cancel'),
  };
  return (
    <RecordRow
      actions={<RecordActions texts={texts} isConfirming={isConfirming} onEdit={onEdit} onRemove={onRemove} onConfirming={setConfirming} />}
    >
      {children}
      {isConfirming && isLast && (
        <p role="status" className={styles['wrong']}>
          {t('lastZone')}
        </p>
      )}
    </RecordRow>
  );
}
