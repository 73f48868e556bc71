import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { recordKey } from '#stores/office/menu-records.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { LanguageFields } from '#ui/office/RecordForm/LanguageFields.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { Select } from '#ui/Select/Select.tsx';
import { CornerTable } from './CornerTable.tsx';
import styles from './OfficeZones.module.css';
import { draftOfZone, type ReadZone, readZone, type ZoneDraft, type ZoneRecord } from './zone-draft.ts';
import { nameOfZone, problemText } from './zone-text.ts';
import type { EditedZone } from './zone-to-resume.ts';

/** What the map shows of the zone in the form. */
export interface ShownZone {
  readonly id: ZoneRecord['id'];
  readonly restaurantId: string;
  readonly read: ReadZone;
  readonly change: (changes: Partial<ZoneDraft>) => void;
}

interface ZoneFormProps extends EditedZone {
  t: Translate<'office-places'>;
  locale: Locale;
  /** all of the draft, to name one that overlaps */
  zones: readonly ZoneRecord[];
  names: readonly { readonly value: string; readonly label: string }[];
  onShow: (zone: ShownZone) => void;
  onSaved: () => void;
  onCancel: () => void;
}

const sums = ['deliveryFee', 'minOrderSum', 'freeDeliveryFrom'] as const;
const fewestCorners = 3;
const figures = ['deliveryDuration', 'priority'] as const;

/** The terms of a zone and its corners; what is wrong with its area is said at once, but for corners that are still to come. */
export function ZoneForm(props: ZoneFormProps) {
  const { t, locale, base, zones, names } = props;
  const title = base === null ? t('newZone') : t('editNamed', { name: nameOfZone(base, locale) });
  const { draft, change, read, isTried, form } = useZoneForm({ ...props, title });
  const ofArea = read.problems.filter(
    ({ rule }) => rule !== 'freeFrom' && (rule !== 'corners' || isTried || draft.corners.length >= fewestCorners),
  );
  return (
    <DraftForm t={t} title={title} {...form}>
      <LanguageFields label={t('name')} value={draft.name} onChange={(name) => change({ name })} />
      <Select label={t('restaurant')} options={names} value={draft.restaurantId} onChange={(restaurantId) => change({ restaurantId })} />
      <TermFields t={t} locale={locale} draft={draft} read={read} zones={zones} isTried={isTried} change={change} />
      <CornerTable t={t} corners={draft.corners} unread={read.unread} problems={ofArea} onChange={(corners) => change({ corners })} />
      <div role="status" className={styles['wrong']}>
        {ofArea.map((problem) => (
          <p key={`${problem.rule} ${problem.corner} ${problem.otherId}`}>{problemText(t, problem, zones, locale)}</p>
        ))}
      </div>
    </DraftForm>
  );
}

/** What is typed, kept and saved; `isTried` is true after the first try. */
function useZoneForm({ t, title, record: shown, base: stored, zones, onShow, onSaved, onCancel }: ZoneFormProps & { title: string }) {
  const [isTried, setTried] = useState(false);
  const [keeper] = useState(() => keeperOf<ZoneDraft, EditedZone>('zone', recordKey(stored)));
  const saving = useMutation(saveEdits, () => {
    keeper.drop();
    onSaved();
  });
  const origin = { record: shown, base: stored };
  const unsaved = useUnsaved({ keeper, title, origin, initial: ({ record }) => draftOfZone(record), isWaiting: saving.isWaiting });
  const { draft, notice, leave } = unsaved;
  const { record: before, base } = unsaved.origin;
  const read = useMemo(
    () =>
      readZone(
        draft,
        before,
        zones.filter(({ id }) => id !== before.id),
      ),
    [draft, before, zones],
  );
  const change = (changes: Partial<ZoneDraft>) => {
    saving.reset();
    unsaved.change(changes);
  };
  const show = useEffectEvent(() => onShow({ id: before.id, restaurantId: draft.restaurantId, read, change }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change
  useEffect(() => show(), [read]);

  const onSubmit = () => {
    saving.reset();
    setTried(true);
    if (read.record !== null) void saving.mutate([{ section: 'zones', id: String(before.id), base, value: read.record }]);
  };
  const error = isTried && read.record === null ? t('zoneWrong') : null;
  return { draft, change, read, isTried, form: { notice, saving, error, onSubmit, onCancel: () => void leave(onCancel) } };
}

interface TermFieldsProps extends Pick<ZoneFormProps, 't' | 'locale' | 'zones'> {
  draft: ZoneDraft;
  read: ReadZone;
  change: (changes: Partial<ZoneDraft>) => void;
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
