import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordBadge, RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { HoursSummary } from './HoursSummary.tsx';
import { draftOfRestaurant, type RestaurantRecord } from './restaurant-draft.ts';

interface RestaurantRowProps {
  t: Translate<'office-places'>;
  locale: Locale;
  record: RestaurantRecord;
  /** whether it has unpublished changes */
  isChanged: boolean;
  canChange: boolean;
  onEdit: () => void;
}

/** A restaurant in the list: name, address and hours. */
export function RestaurantRow({ t, locale, record, isChanged, canChange, onEdit }: RestaurantRowProps) {
  const name = textIn(record.name, locale);
  const draft = draftOfRestaurant(record);
  const orderTypes = [record.supportsDelivery && t('delivery'), record.supportsPickup && t('pickup')].filter((type) => type !== false);
  const edit = canChange && (
    <Button data-changes="" variant="soft" aria-label={t('editNamed', { name })} onClick={onEdit}>
      {t('edit')}
    </Button>
  );
  return (
    <RecordRow actions={edit}>
      <b>{name}</b>
      {!record.isActive && <RecordBadge>{t('notActive')}</RecordBadge>}
      {isChanged && <RecordBadge>{t('unpublished')}</RecordBadge>}
      <RecordHint>{textIn(record.address, locale)}</RecordHint>
      <RecordHint>{orderTypes.join(' · ')}</RecordHint>
      <HoursSummary t={t} locale={locale} hasCalendar={draft.hasCalendar} hours={draft.hours} calendar={draft.calendar} />
    </RecordRow>
  );
}
