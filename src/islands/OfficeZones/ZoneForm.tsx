import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { LanguageFields } from '#ui/office/RecordForm/LanguageFields.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { Select } from '#ui/Select/Select.tsx';
import { CornerTable } from './CornerTable.tsx';
import styles from './OfficeZones.module.css';
import type { ReadZone, ZoneDraft, ZoneRecord } from './zone-draft.ts';
import { nameOfZone, problemText } from './zone-text.ts';

interface ZoneFormProps {
  t: Translate<'office-places'>;
  locale: Locale;
  draft: ZoneDraft;
  before: ZoneRecord;
  base: ZoneRecord | null;
  read: ReadZone;
  /** all of the draft, to name one that overlaps */
  zones: readonly ZoneRecord[];
  names: readonly { readonly value: string; readonly label: string }[];
  change: (changes: Partial<ZoneDraft>) => void;
  onSaved: () => void;
  onCancel: () => void;
}

const sums = ['deliveryFee', 'minOrderSum', 'freeDeliveryFrom'] as const;
const figures = ['deliveryDuration', 'priority'] as const;

/** The terms of a zone and its corners; what is wrong with its area is said at once. */
export function ZoneForm({ t, locale, draft, before, base, read, zones, names, change, onSaved, onCancel }: ZoneFormProps) {
  const { save, isTried, saving, error } = useSaveZone({ t, before, base, read, onSaved });
  const title = base === null ? t('newZone') : t('editNamed', { name: nameOfZone(base, locale) });
  const ofArea = read.problems.filter(({ rule }) => rule !== 'freeFrom');
  return (
    <DraftForm {...{ t, title, error, saving, onCancel }} onSubmit={save}>
      <LanguageFields label={t('name')} value={draft.name} onChange={(name) => change({ name })} />
      <Select label={t('restaurant')} options={names} value={draft.restaurantId} onChange={(restaurantId) => change({ restaurantId })} />
      <TermFields {...{ t, locale, draft, read, zones, isTried, change }} />
      <CornerTable t={t} corners={draft.corners} unread={read.unread} problems={ofArea} onChange={(corners) => change({ corners })} />
      <div role="status" className={styles['wrong']}>
        {ofArea.map((problem) => (
          <p key={`${problem.rule} ${problem.corner} ${problem.otherId}`}>{problemText(t, problem, zones, locale)}</p>
        ))}
      </div>
    </DraftForm>
  );
}

/** Saves the zone as it is typed; `isTried` is true after the first try. */
function useSaveZone({ t, before, base, read, onSaved }: Pick<ZoneFormProps, 't' | 'before' | 'base' | 'read' | 'onSaved'>) {
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const saving = useMutation(saveEdits, onSaved);
  const save = () => {
    saving.reset();
    setTried(true);
    setError(read.record === null ? t('zoneWrong') : null);
    if (read.record !== null) void saving.mutate([{ section: 'zones', id: String(before.id), base, value: read.record }]);
  };
  return { save, isTried, saving, error };
}

interface TermFieldsProps extends Pick<ZoneFormProps, 't' | 'locale' | 'draft' | 'read' | 'zones' | 'change'> {
  isTried: boolean;
}

/** Sums, minutes and priority; a missing number is said after the first try. */
function TermFields({ t, locale, draft, read, zones, isTried, change }: TermFieldsProps) {
  const ofFree = read.problems.find(({ rule }) => rule === 'freeFrom');
  const errorOf = (field: (typeof sums)[number] | (typeof figures)[number]) => {
    if (field === 'freeDeliveryFrom') return ofFree === undefined ? null : problemText(t, ofFree, zones, locale);
    return isTried && read.missing.includes(field) ? t('numberMissing') : null;
  };
  return (
    <FieldGrid>
      {[...sums, ...figures].map((field) => (
        <NumberField
          key={field}
          label={t(`zone_${field}`)}
          locale={locale}
          value={draft[field]}
          error={errorOf(field)}
          {...((field === 'freeDeliveryFrom' || field === 'priority') && { hint: t(`zone_${field}Note`) })}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </FieldGrid>
  );
}
