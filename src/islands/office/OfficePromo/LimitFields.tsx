import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { FieldGrid, SwitchGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { codeTable } from './code-draft.ts';
import type { CodeFieldsProps } from './code-fields-props.ts';
import styles from './OfficePromo.module.css';

/** Which orders the code is for, and how often it can be used. */
export function LimitFields(props: CodeFieldsProps) {
  const { t, draft, change, errorOf } = props;
  const wrong = errorOf('ways');
  return (
    <FieldGroup legend={t('limitsLegend')}>
      <SwitchGrid>
        <Switch label={t('delivery')} checked={draft.isDelivered} onChange={(isDelivered) => change({ isDelivered })} />
        <Switch label={t('pickup')} checked={draft.isPickedUp} onChange={(isPickedUp) => change({ isPickedUp })} />
        <Fields {...props} table={codeTable} names={['firstOrderOnly']} />
      </SwitchGrid>
      {wrong !== null && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
      <FieldGrid>
        <Fields {...props} table={codeTable} names={['totalLimit', 'perCustomerLimit']} />
      </FieldGrid>
    </FieldGroup>
  );
}
