import { formatDayMonth } from '#domain/format.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { TypedException, TypedProblem } from '#domain/office/typed-calendar.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './CalendarForm.module.css';
import { SpanRows } from './SpanRows.tsx';

interface ExceptionRowProps {
  t: Translate<'office-places'>;
  locale: Locale;
  exception: TypedException;
  problems: readonly TypedProblem[];
  /** null: removed */
  onChange: (exception: TypedException | null) => void;
}

/** A date with other hours, or closed, and the reason that customers read. */
export function ExceptionRow({ t, locale, exception, problems, onChange }: ExceptionRowProps) {
  const { date, spans, note } = exception;
  const ofDate = problems.find(({ span }) => span === null);
  const day = date === '' ? t('newDate') : formatDayMonth(date, locale);
  // a night of the day before can end in a closed day
  const ofClosed = spans.length === 0 ? problems.find(({ span }) => span !== null) : undefined;
  return (
    <fieldset aria-label={day} className={styles['exception']}>
      <TextField
        type="date"
        label={t('date')}
        value={date}
        error={ofDate !== undefined ? t(`calendar_${ofDate.rule}`) : ofClosed !== undefined ? t(`calendar_${ofClosed.rule}`) : null}
        onChange={(value) => onChange({ ...exception, date: value })}
      />
      <SpanRows t={t} day={day} spans={spans} problems={problems} onChange={(changed) => onChange({ ...exception, spans: changed })} />
      <div className={styles['notes']}>
        {locales.map((language) => (
          <TextField
            key={language}
            lang={language}
            label={`${t('reason')} · ${language.toUpperCase()}`}
            value={note[language]}
            onChange={(text) => onChange({ ...exception, note: { ...note, [language]: text } })}
          />
        ))}
      </div>
      <Button variant="ghost" aria-label={t('removeDate', { day })} onClick={() => onChange(null)}>
        {t('removeException')}
      </Button>
    </fieldset>
  );
}
