import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Locale } from '#domain/locale.ts';
import { readPoint, type TypedPoint } from '#domain/office/typed-corners.ts';
import { zonesFor } from '#domain/office/zones-for-point.ts';
import type { Translate } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { CoordinateFields } from '#ui/office/RecordForm/CoordinateFields.tsx';
import styles from './OfficeZones.module.css';
import { deliveryZone, type ZoneRecord } from './zone-draft.ts';
import { nameOfZone, termsText } from './zone-text.ts';

interface DeliveryCheckProps {
  t: Translate<'office-places'>;
  locale: Locale;
  zones: readonly ZoneRecord[];
  restaurants: CatalogFile['restaurants'];
  point: TypedPoint;
  onChange: (point: TypedPoint) => void;
}

/** Who delivers to a point and for how much, by the rules that place orders, with the unpublished changes. */
export function DeliveryCheck({ t, locale, zones, restaurants, point, onChange }: DeliveryCheckProps) {
  const at = readPoint(point);
  const places = restaurants.map((restaurant) => ({ ...restaurant, id: String(restaurant.id) }));
  const found = at === null ? [] : zonesFor(at, zones.map(deliveryZone), places);
  return (
    <section className={styles['check']} aria-label={t('checkTitle')}>
      <h2>{t('checkTitle')}</h2>
      <p className={styles['hint']}>{t('checkHint')}</p>
      <CoordinateFields t={t} point={point} onChange={onChange} />
      <div role="status">
        {at !== null && found.length === 0 && <p>{t('nobodyDelivers')}</p>}
        <ol className={styles['found']}>
          {found.map(({ id }) => {
            const zone = zones.find((one) => String(one.id) === id);
            const place = restaurants.find((one) => zone !== undefined && String(one.id) === String(zone.restaurantId));
            if (zone === undefined || place === undefined) return null;
            return (
              <li key={id}>
                <b>{textIn(place.name, locale)}</b> · {nameOfZone(zone, locale)}
                <p className={styles['hint']}>{termsText(t, zone, locale)}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
