import type { Locale } from '#domain/locale.ts';
import type { TypedServing, TypedServingProblem } from '#domain/office/typed-serving.ts';
import { weekdays } from '#domain/schedule/calendar.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TimeField } from '#ui/office/RecordForm/TimeField.tsx';
import styles from './ServingTimes.module.css';

interface ServingTimesProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  times: readonly TypedServing[];
  problems: readonly TypedServingProblem[];
  onChange: (times: readonly TypedServing[]) => void;
}

const morning: TypedServing = { weekdays, from: '08:00', to: '11:00' };

/** When a category or a dish is served: any number of times with their weekdays; none: always. */
export function ServingTimes({ t, locale, times, problems, onChange }: ServingTimesProps) {
  const change = (index: number, changes: Partial<TypedServing>) =>
    onChange(times.map((time, place) => (place === index ? { ...time, ...changes } : time)));
  return (
    <fieldset className={styles['serving']}>
      <legend>{t('servingTimes')}</legend>
      <p className={styles['hint']}>{t(times.length === 0 ? 'servingAlways' : 'servingHint')}</p>
      {times.map((time, index) => (
        <ServingRow
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no other identity
          key={index}
          t={t}
          locale={locale}
          time={time}
          number={index + 1}
          problem={problems.find((one) => one.index === index)}
          onChange={(changes) => change(index, changes)}
          onRemove={() => onChange(times.filter((_, place) => place !== index))}
        />
      ))}
      <Button variant="soft" onClick={() => onChange([...times, times.length === 0 ? morning : { ...morning, from: '', to: '' }])}>
        {t('servingAdd')}
      </Button>
    </fieldset>
  );
}

interface ServingRowProps extends Pick<ServingTimesProps, 't' | 'locale'> {
  time: TypedServing;
  number: number;
  problem: TypedServingProblem | undefined;
  onChange: (changes: Partial<TypedServing>) => void;
  onRemove: () => void;
}

function ServingRow({ t, locale, time, number, problem, onChange, onRemove }: ServingRowProps) {
  const name = t('servingNumber', { number });
  const error = problem === undefined ? null : t(`serving_${problem.rule}`);
  const isOfDays = problem?.rule === 'weekdays' || problem?.rule === 'repeated';
  return (
    <fieldset aria-label={name} className={styles['time']}>
      <fieldset aria-label={t('servingDays')} className={styles['days']}>
        {weekdays.map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              checked={time.weekdays.includes(weekday)}
              aria-invalid={isOfDays || undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ weekdays: weekdays.filter((day) => (day === weekday ? checked : time.weekdays.includes(day))) })
              }
            />
            {formatWeekdays(weekday, weekday, locale)}
          </label>
        ))}
      </fieldset>
      {isOfDays && (
        <p role="alert" className={styles['wrong']}>
          {error}
        </p>
      )}
      <div className={styles['span']}>
        <TimeField label={t('servingFrom')} value={time.from} error={isOfDays ? null : error} onChange={(from) => onChange({ from })} />
        <TimeField label={t('servingTo')} value={time.to} error={null} onChange={(to) => onChange({ to })} />
        <Button variant="ghost" aria-label={t('servingRemove', { name })} onClick={onRemove}>
          ×
        </Button>
      </div>
    </fieldset>
  );
}
