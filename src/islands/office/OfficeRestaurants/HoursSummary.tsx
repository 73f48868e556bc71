import type { Locale } from '#domain/locale.ts';
import { everyDay, readCalendar, type TypedCalendar, type TypedSpan } from '#domain/office/typed-calendar.ts';
import { hoursRows } from '#domain/schedule/week-words.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OfficeRestaurants.module.css';

interface HoursSummaryProps {
  t: Translate<'office-places'>;
  locale: Locale;
  hasCalendar: boolean;
  hours: TypedSpan;
  calendar: TypedCalendar;
}

/** The hours in words, with the exceptions of the next month, as customers read them. */
export function HoursSummary({ t, locale, hasCalendar, hours, calendar }: HoursSummaryProps) {
  const read = readCalendar(hasCalendar ? calendar : everyDay(hours));
  if (read.problems.length > 0) return null;
  const rows = hoursRows(read.calendar, Date.now(), locale, t);
  return (
    <p className={styles['summary']}>
      {rows.map(({ days, spans, note }) => (
        <span key={days}>
          {days}: {spans.join(', ')}
          {note !== '' && ` (${note})`}
        </span>
      ))}
    </p>
  );
}
