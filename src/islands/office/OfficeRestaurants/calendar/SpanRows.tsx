import { readSpan, type TypedProblem, type TypedSpan, withBreak } from '#domain/office/typed-calendar.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TimeField } from '#ui/office/RecordForm/TimeField.tsx';
import styles from './CalendarForm.module.css';

interface SpanRowsProps {
  t: Translate<'office-places'>;
  /** the day, for the names of the buttons */
  day: string;
  spans: readonly TypedSpan[];
  /** those of this day */
  problems: readonly TypedProblem[];
  onChange: (spans: readonly TypedSpan[]) => void;
}

const ordinary: TypedSpan = { start: '09:00', end: '23:00' };
const dayMinutes = 1440;

/** The hours of a day: any number of spans between which it is closed. */
export function SpanRows({ t, day, spans, problems, onChange }: SpanRowsProps) {
  const change = (index: number, changes: Partial<TypedSpan>) =>
    onChange(spans.map((span, place) => (place === index ? { ...span, ...changes } : span)));
  return (
    <div className={styles['spans']}>
      {spans.length === 0 && <span className={styles['closed']}>{t('closedDay')}</span>}
      {spans.map((span, index) => {
        const own = problems.find((problem) => problem.span === index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
          <fieldset key={index} aria-label={t('spanOf', { day, number: index + 1 })} className={styles['span']}>
            <TimeField
              label={t('opens')}
              value={span.start}
              error={own === undefined ? null : t(`calendar_${own.rule}`)}
              onChange={(start) => change(index, { start })}
            />
            <TimeField label={t('closes')} value={span.end} error={null} onChange={(end) => change(index, { end })} />
            <Button
              variant="ghost"
              aria-label={t('removeSpan', { day, number: index + 1 })}
              onClick={() => onChange(spans.filter((_, place) => place !== index))}
            >
              ×
            </Button>
            <span className={styles['note']}>{nightNote(t, span)}</span>
          </fieldset>
        );
      })}
      <div className={styles['actions']}>
        {spans.length === 0 ? (
          <Button variant="soft" aria-label={t('addHoursTo', { day })} onClick={() => onChange([ordinary])}>
            {t('addHours')}
          </Button>
        ) : (
          <Button
            variant="ghost"
            aria-label={t('addBreakTo', { day })}
            onClick={() => onChange(withBreak(spans) ?? [...spans, { start: '', end: '' }])}
          >
            {t('addBreak')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Says when hours end on the next day, or last a whole one. */
function nightNote(t: Translate<'office-places'>, typed: TypedSpan): string {
  const span = readSpan(typed);
  if (span === null || span.end <= dayMinutes) return span !== null && span.end - span.start === dayMinutes ? t('wholeDay') : '';
  return span.end - span.start === dayMinutes ? t('wholeDay') : t('nextDay');
}
