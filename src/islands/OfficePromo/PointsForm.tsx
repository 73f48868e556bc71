import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { ConflictChoice } from '#ui/office/RecordForm/ConflictChoice.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import styles from './OfficePromo.module.css';
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
export function PointsForm({ t, locale, onCancel, ...props }: PointsFormProps) {
  const { form, draft, change, save, mutate, isBusy, failure, problems } = usePointsForm(props);
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
    <RecordForm
      ref={form}
      title={t('pointsForm')}
      error={failure !== null && failure.conflict === null ? failure.problem.message || t('notSaved') : null}
      problem={
        failure !== null &&
        failure.conflict !== null && <ConflictChoice {...{ t, isBusy }} onChoose={(side) => void mutate(failure.decided[side])} />
      }
      saveLabel={t('saveInDraft')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onSubmit={save}
      onCancel={onCancel}
    >
      <Switch label={t('pointsOn')} note={t('pointsOnNote')} checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
      {draft.isOn && (
        <>
          <TierFields {...{ t, locale }} tiers={draft.tiers} problems={problems?.tiers ?? []} onChange={(tiers) => change({ tiers })} />
          <fieldset className={styles['group']}>
            <legend>{t('spendLegend')}</legend>
            <FieldGrid>{spendAmounts.map(amount)}</FieldGrid>
          </fieldset>
          <fieldset className={styles['group']}>
            <legend>{t('giftsLegend')}</legend>
            <FieldGrid>{giftAmounts.map(amount)}</FieldGrid>
          </fieldset>
        </>
      )}
    </RecordForm>
  );
}

/** What is typed, checked and saved. Errors are shown after the first try, each beside its field, and the first one gets the focus. */
function usePointsForm({ record, onSaved }: Pick<PointsFormProps, 'record' | 'onSaved'>) {
  const [base] = useState(record);
  const [draft, setDraft] = useState(() => draftOfPoints(record));
  const [isTried, setTried] = useState(false);
  const { mutate, isBusy, failure, reset } = useMutation(saveEdits, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const read = readPoints(draft, base);
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried]);

  const save = () => {
    reset();
    if (read.ok) return void mutate([{ section: 'loyalty', id: 'loyalty', base, value: read.value }]);
    setTried(true);
    focusFirst();
  };
  return {
    ...{ form, draft, save, mutate, isBusy, failure },
    problems: isTried && !read.ok ? read.problem : null,
    change: (changes: Partial<PointsDraft>) => setDraft({ ...draft, ...changes }),
  };
}
