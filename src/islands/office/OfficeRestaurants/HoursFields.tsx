import type { Locale } from '#domain/locale.ts';
import { everyDay, type TypedProblem } from '#domain/office/typed-calendar.ts';
import type { Translate } from '#domain/words.ts';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { TimeField } from '#ui/office/RecordForm/TimeField.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { CalendarForm } from './calendar/CalendarForm.tsx';
import { HoursSummary } from './HoursSummary.tsx';
import styles from './OfficeRestaurants.module.css';
import type { RestaurantDraft, RestaurantField } from './restaurant-draft.ts';

interface HoursFieldsProps {
  t: Translate<'office-places'>;
  locale: Locale;
  draft: RestaurantDraft;
  change: (changes: Partial<RestaurantDraft>) => void;
  errorOf: (field: RestaurantField) => string | null;
  problems: readonly TypedProblem[];
}

/** The hours: two times for every day, or a calendar, which begins with those. */
export function HoursFields({ t, locale, draft, change, errorOf, problems }: HoursFieldsProps) {
  const { hours, hasCalendar, calendar } = draft;
  const isUntouched = Object.values(calendar.week).every((spans) => spans.length === 0) && calendar.exceptions.length === 0;
  const choose = (kind: 'simple' | 'calendar') =>
    change({ hasCalendar: kind === 'calendar', ...(kind === 'calendar' && isUntouched && { calendar: everyDay(hours) }) });
  return (
    <FieldGroup legend={t('hoursLegend')}>
      <Segmented
        legend={t('hoursKind')}
        options={[
          { value: 'simple', label: t('hoursSimple') },
          { value: 'calendar', label: t('hoursCalendar') },
        ]}
        value={hasCalendar ? 'calendar' : 'simple'}
        onChange={choose}
      />
      {hasCalendar ? (
        <CalendarForm t={t} locale={locale} calendar={calendar} problems={problems} onChange={(next) => change({ calendar: next })} />
      ) : (
        <div className={styles['span']}>
          <TimeField
            label={t('opens')}
            value={hours.start}
            error={errorOf('hours')}
            onChange={(start) => change({ hours: { ...hours, start } })}
          />
          <TimeField label={t('closes')} value={hours.end} error={null} onChange={(end) => change({ hours: { ...hours, end } })} />
        </div>
      )}
      <HoursSummary t={t} locale={locale} hasCalendar={hasCalendar} hours={hours} calendar={calendar} />
    </FieldGroup>
  );
}
