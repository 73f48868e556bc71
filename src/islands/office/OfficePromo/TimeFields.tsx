import { formatClock } from '#domain/format.ts';
import { parseTime } from '#domain/office/typed-calendar.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import type { CodeFieldsProps } from './code-fields-props.ts';
import { weekdayNumbers } from './code-texts.ts';
import styles from './OfficePromo.module.css';

/** From when to when the code is valid, on which weekdays and at which hours. */
export function TimeFields(props: CodeFieldsProps) {
  const { t, draft, change, errorOf } = props;
  return (
    <FieldGroup legend={t('timesLegend')}>
      <p className={styles['hint']}>{t('timesNote')}</p>
      <FieldGrid>
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <TextField
            key={field}
            type="datetime-local"
            label={t(field)}
            value={draft[field]}
            error={field === 'endsAt' ? errorOf('dates') : null}
            onChange={(time) => change({ [field]: time })}
          />
        ))}
      </FieldGrid>
      <Weekdays {...props} />
      <div className={styles['switch']}>
        <Switch label={t('hasHours')} checked={draft.hasHours} onChange={(hasHours) => change({ hasHours })} />
      </div>
      {draft.hasHours && (
        <div className={styles['span']}>
          {(['from', 'until'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={draft[field]}
              error={field === 'from' ? errorOf('hours') : null}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              placeholder="00:00"
              onChange={(time) => change({ [field]: time })}
              onBlur={() => change({ [field]: plainTime(draft[field]) })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function Weekdays({ t, locale, draft, change, errorOf }: CodeFieldsProps) {
  const wrong = errorOf('weekdays');
  return (
    <CheckGroup
      legend={t('weekdays')}
      items={weekdayNumbers.map(({ day, number }) => ({ value: number, label: formatWeekdays(day, day, locale) }))}
      chosen={draft.weekdays}
      onChange={(weekdays) => change({ weekdays })}
    >
      {wrong !== null && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
    </CheckGroup>
  );
}

/** `930` becomes `09:30`; another text stays. */
function plainTime(text: string): string {
  const minutes = parseTime(text);
  return minutes === null ? text : formatClock(minutes);
}
