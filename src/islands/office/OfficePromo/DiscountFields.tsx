import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import type { CodeFieldsProps } from './code-fields-props.ts';

const types = ['percent', 'fixed', 'free_delivery'] as const;

/** What the code gives, and from which sum on. */
export function DiscountFields({ t, locale, draft, change, errorOf }: CodeFieldsProps) {
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
        {draft.type === 'percent' && (
          <NumberField
            label={t('maxDiscount')}
            locale={locale}
            value={draft.maxDiscount}
            error={errorOf('maxDiscount')}
            hint={t('noLimitNote')}
            onChange={(maxDiscount) => change({ maxDiscount })}
          />
        )}
        <NumberField
          label={t('minOrderSum')}
          locale={locale}
          value={draft.minOrderSum}
          onChange={(minOrderSum) => change({ minOrderSum })}
        />
      </FieldGrid>
    </FieldGroup>
  );
}
