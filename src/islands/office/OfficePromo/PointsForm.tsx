import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { useMutation } from '#ui/office/use-mutation.ts';
import { draftOfPoints, type PointsAmount, type PointsDraft, type PointsRecord, pointsTable, readPoints } from './points-draft.ts';
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
  const saving = useMutation(saveEdits, () => {
    keeper.drop();
    onSaved();
  });
  const [base] = useState(record);
  const { form, draft, change, problems } = useRecordForm({
    keeper,
    onCancel,
    title: t('pointsForm'),
    origin: { base },
    initial: (origin) => draftOfPoints(origin.base),
    read: (draft, origin) => readPoints(draft, origin.base),
    changeOf: (value, origin): readonly RecordEdit[] => [{ section: 'loyalty', id: 'loyalty', base: origin.base, value }],
    saving,
  });
  const errorOf = (field: PointsAmount) => {
    if (!problems?.amounts.includes(field)) return null;
    return t(field === 'maxRedeemPercent' || field === 'roundTo' ? `${field}_wrong` : 'amount_missing');
  };
  const fields = { t, locale, table: pointsTable, draft, change, errorOf };
  return (
    <DraftForm t={t} {...form} saving={saving} title={t('pointsForm')}>
      <Switch label={t('pointsOn')} note={t('pointsOnNote')} checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
      {draft.isOn && (
        <>
          <TierFields t={t} locale={locale} tiers={draft.tiers} problems={problems?.tiers ?? []} onChange={(tiers) => change({ tiers })} />
          <FieldGroup legend={t('spendLegend')}>
            <FieldGrid>
              <Fields {...fields} names={['maxRedeemPercent', 'minRedeem', 'roundTo']} />
            </FieldGrid>
          </FieldGroup>
          <FieldGroup legend={t('giftsLegend')}>
            <FieldGrid>
              <Fields {...fields} names={['welcomeBonus', 'birthdayBonus']} />
            </FieldGrid>
          </FieldGroup>
        </>
      )}
    </DraftForm>
  );
}
