import type { Locale } from '#domain/locale.ts';
import { fullText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { HoursSummary } from './HoursSummary.tsx';
import styles from './OfficeRestaurants.module.css';
import { draftOfRestaurant, type RestaurantRecord } from './restaurant-draft.ts';

interface RestaurantRowProps {
  t: Translate<'office-places'>;
  locale: Locale;
  record: RestaurantRecord;
  /** whether it has unpublished changes */
  isChanged: boolean;
  onEdit: () => void;
}

/** A restaurant in the list: name, address and hours. */
export function RestaurantRow({ t, locale, record, isChanged, onEdit }: RestaurantRowProps) {
  const name = fullText(record.name)[locale] || record.name.ru;
  const draft = draftOfRestaurant(record);
  const ways = [record.supportsDelivery && t('delivery'), record.supportsPickup && t('pickup')].filter((way) => way !== false);
  return (
    <div className={styles['row']}>
      <div className={styles['about']}>
        <b>{name}</b>
        {!record.isActive && <span className={styles['mark']}>{t('notActive')}</span>}
        {isChanged && <span className={styles['mark']}>{t('unpublished')}</span>}
        <p className={styles['hint']}>{fullText(record.address)[locale] || record.address.ru}</p>
        <p className={styles['hint']}>{ways.join(' · ')}</p>
        <HoursSummary {...{ t, locale }} hasCalendar={draft.hasCalendar} hours={draft.hours} calendar={draft.calendar} />
      </div>
      <Button variant="soft" aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    </div>
  );
}
