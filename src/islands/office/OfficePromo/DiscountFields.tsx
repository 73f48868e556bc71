import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { codeTable } from './code-draft.ts';
import type { CodeFieldsProps } from './code-fields-props.ts';

const types = ['percent', 'fixed', 'free_delivery'] as const;

/** What the code gives, and from which sum on. */
export function DiscountFields(props: CodeFieldsProps) {
  const { t, locale, draft, change, errorOf } = props;
  return (
    <FieldGroup legend={t('discountLegend')}>
      <Segmented
        legend={t('discountLegend')}
        options={types.map((value) => ({ value, label: t(`type_${value}`) }))}
        value={draft.type}
        onChange={(type) => change({ type })}
      />
      <FieldGrid>
        {draft.type !== 'free_delivery' && (
          <NumberField
            label={t(draft.type === 'percent' ? 'percent' : 'amount')}
            locale={locale}
            value={draft.value}
            error={errorOf('value')}
            onChange={(value) => change({ value })}
          />
        )}
        <Fields {...props} table={codeTable} names={draft.type === 'percent' ? ['maxDiscount', 'minOrderSum'] : ['minOrderSum']} />
      </FieldGrid>
    </FieldGroup>
  );
}
