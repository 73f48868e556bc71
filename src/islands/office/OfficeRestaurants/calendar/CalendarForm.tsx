import type { Locale } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import type { TypedCalendar, TypedException, TypedProblem, TypedSpan } from '#domain/office/typed-calendar.ts';
import { type Weekday, weekdays } from '#domain/schedule/calendar.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './CalendarForm.module.css';
import { CopyDay } from './CopyDay.tsx';
import { ExceptionRow } from './ExceptionRow.tsx';
import { SpanRows } from './SpanRows.tsx';

interface CalendarFormProps {
  t: Translate<'office-places'>;
  locale: Locale;
  calendar: TypedCalendar;
  problems: readonly TypedProblem[];
  onChange: (calendar: TypedCalendar) => void;
}

/** The hours of each weekday with their breaks, and dates with other hours. */
export function CalendarForm({ t, locale, calendar, problems, onChange }: CalendarFormProps) {
  const { week, exceptions } = calendar;
  const setDays = (days: readonly Weekday[], spans: readonly TypedSpan[]) =>
    onChange({ ...calendar, week: { ...week, ...Object.fromEntries(days.map((day) => [day, spans])) } });
  const setException = (index: number, exception: TypedException | null) =>
    onChange({ ...calendar, exceptions: exceptions.flatMap((other, place) => (place === index ? (exception ?? []) : other)) });
  return (
    <div className={styles['calendar']}>
      {weekdays.map((weekday) => {
        const day = formatWeekdays(weekday, weekday, locale);
        return (
          <div key={weekday} className={styles['day']}>
            <b>{day}</b>
            <SpanRows
              t={t}
              day={day}
              spans={week[weekday]}
              problems={problems.filter(({ at }) => at === weekday)}
              onChange={(spans) => setDays([weekday], spans)}
            />
            <CopyDay t={t} locale={locale} weekday={weekday} day={day} onCopy={(days) => setDays(days, week[weekday])} />
          </div>
        );
      })}
      <h3>{t('exceptions')}</h3>
      <p className={styles['hint']}>{t('exceptionsHint')}</p>
      {exceptions.map((exception, index) => (
        <ExceptionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: dates may be the same while they are typed
          key={index}
          t={t}
          locale={locale}
          exception={exception}
          problems={problems.filter(({ at }) => at === index)}
          onChange={(changed) => setException(index, changed)}
        />
      ))}
      <Button variant="soft" onClick={() => onChange({ ...calendar, exceptions: [...exceptions, { date: '', spans: [], note: noText }] })}>
        {t('addException')}
      </Button>
    </div>
  );
}
