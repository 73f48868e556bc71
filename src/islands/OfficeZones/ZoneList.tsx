import { useState } from 'react';
import { zoneProblems } from '#domain/fulfillment/zone-problems.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { CatalogState } from '#stores/office/catalog-draft.ts';
import { Button } from '#ui/Button/Button.tsx';
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
  const [removing, setRemoving] = useState<ZoneRecord['id'] | null>(null);
  const changed = new Set(catalog.changes.flatMap(({ section, id }) => (section === 'zones' ? id : [])));
  const problems = zoneProblems(catalog.draft.zones.map(deliveryZone));
  if (zones.length === 0) return <p>{t('noZones')}</p>;
  return (
    <ul className={styles['list']}>
      {zones.map((zone) => {
        const name = nameOfZone(zone, locale);
        const own = problems.filter(({ zoneId }) => zoneId === String(zone.id));
        return (
          <li key={zone.id}>
            <div className={styles['about']}>
              <b>{name}</b> · {names.find(({ value }) => value === String(zone.restaurantId))?.label}
              {changed.has(String(zone.id)) && <span className={styles['mark']}>{t('unpublished')}</span>}
              <p className={styles['hint']}>{termsText(t, zone, locale)}</p>
              {own.map((problem) => (
                <p key={`${problem.rule} ${problem.corner}`} className={styles['wrong']}>
                  {problemText(t, problem, catalog.draft.zones, locale)}
                </p>
              ))}
            </div>
            <div className={styles['actions']}>
              {removing === zone.id ? (
                <>
                  <Button variant="danger" aria-label={t('removeNamed', { name })} onClick={() => onRemove(zone)}>
                    {t('remove')}
                  </Button>
                  <Button variant="ghost" onClick={() => setRemoving(null)}>
                    {t('cancel')}
                  </Button>
                </>
              ) : (
                <>
                  <Button variant="soft" aria-label={t('editNamed', { name: `${name}, ${zone.id}` })} onClick={() => onEdit(zone)}>
                    {t('edit')}
                  </Button>
                  <Button
                    variant="ghost"
                    aria-label={t('removeNamed', { name: `${name}, ${zone.id}` })}
                    onClick={() => setRemoving(zone.id)}
                  >
                    {t('remove')}
                  </Button>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
