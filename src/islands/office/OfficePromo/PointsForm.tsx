import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import {
  draftOfPoints,
  giftAmounts,
  type PointsAmount,
  type PointsDraft,
  type PointsRecord,
  readPoints,
  spendAmounts,
} from './points-draft.ts';
import { TierFields } from './TierFields.tsx';

interface PointsFormProps {
  t: Translate<'office-promo'>;
  locale: Locale;
  /** null: points are neither earned nor spent */
  record: PointsRecord | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** All rules of points. */
export function PointsForm({ t, locale, record, onSaved, onCancel }: PointsFormProps) {
  const [keeper] = useState(() => keeperOf<PointsDraft, { readonly base: PointsRecord | null }>('points', 'loyalty'));
  const [base] = useState(record);
  const { form, draft, change, problems } = useRecordForm({
    keeper,
    onSaved,
    onCancel,
    title: t('pointsForm'),
    origin: { base },
    initial: (origin) => draftOfPoints(origin.base),
    read: (draft, origin) => readPoints(draft, origin.base),
    changeOf: (value, origin): readonly RecordEdit[] => [{ section: 'loyalty', id: 'loyalty', base: origin.base, value }],
    send: saveEdits,
  });
  const amount = (field: PointsAmount) => (
    <NumberField
      key={field}
      label={t(field)}
      locale={locale}
      value={draft[field]}
      error={
        problems?.amounts.includes(field)
          ? t(field === 'maxRedeemPercent' || field === 'roundTo' ? `${field}_wrong` : 'amount_missing')
          : null
      }
      hint={t(`${field}Note`)}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <DraftForm t={t} {...form} title={t('pointsForm')}>
      <Switch label={t('pointsOn')} note={t('pointsOnNote')} checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
      {draft.isOn && (
        <>
          <TierFields t={t} locale={locale} tiers={draft.tiers} problems={problems?.tiers ?? []} onChange={(tiers) => change({ tiers })} />
          <FieldGroup legend={t('spendLegend')}>
            <FieldGrid>{spendAmounts.map(amount)}</FieldGrid>
          </FieldGroup>
          <FieldGroup legend={t('giftsLegend')}>
            <FieldGrid>{giftAmounts.map(amount)}</FieldGrid>
          </FieldGroup>
        </>
      )}
    </DraftForm>
  );
}
