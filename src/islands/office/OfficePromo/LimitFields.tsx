import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { FieldGrid, SwitchGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import type { CodeFieldsProps } from './code-fields-props.ts';
import styles from './OfficePromo.module.css';

/** Which orders the code is for, and how often it can be used. */
export function LimitFields({ t, locale, draft, change, errorOf }: CodeFieldsProps) {
  const wrong = errorOf('ways');
  return (
    <FieldGroup legend={t('limitsLegend')}>
      <SwitchGrid>
        <Switch label={t('delivery')} checked={draft.isDelivered} onChange={(isDelivered) => change({ isDelivered })} />
        <Switch label={t('pickup')} checked={draft.isPickedUp} onChange={(isPickedUp) => change({ isPickedUp })} />
        <Switch label={t('firstOrderOnly')} checked={draft.firstOrderOnly} onChange={(firstOrderOnly) => change({ firstOrderOnly })} />
      </SwitchGrid>
      {wrong !== null && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
      <FieldGrid>
        {(['totalLimit', 'perCustomerLimit'] as const).map((field) => (
          <NumberField
            key={field}
            label={t(field)}
            locale={locale}
            value={draft[field]}
            error={errorOf(field)}
            hint={t('noLimitNote')}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </FieldGrid>
    </FieldGroup>
  );
}
