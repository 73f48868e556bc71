import { formatWeekdays } from '#domain/schedule/week-names.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { TimeField } from '#ui/office/RecordForm/TimeField.tsx';
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
          <TimeField label={t('from')} value={draft.from} error={errorOf('hours')} onChange={(from) => change({ from })} />
          <TimeField label={t('until')} value={draft.until} error={null} onChange={(until) => change({ until })} />
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
