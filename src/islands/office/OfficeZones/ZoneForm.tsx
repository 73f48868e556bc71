import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { recordKey } from '#stores/office/menu-records.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { CornerTable } from './CornerTable.tsx';
import styles from './OfficeZones.module.css';
import { draftOfZone, type ReadZone, readZone, type ZoneDraft, type ZoneField, type ZoneRecord, zoneTable } from './zone-draft.ts';
import { nameOfZone, problemText } from './zone-text.ts';
import type { EditedZone } from './zone-to-resume.ts';

/** What the map shows of the zone in the form. */
export interface ShownZone {
  readonly id: ZoneRecord['id'];
  readonly restaurantId: string | null;
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

const fewestCorners = 3;
/** The terms of a zone and its corners; what is wrong with its area is said at once, but for corners that are still to come. */
export function ZoneForm(props: ZoneFormProps) {
  const { t, locale, base, zones, names } = props;
  const title = base === null ? t('newZone') : t('editNamed', { name: nameOfZone(base, locale) });
  const { draft, change, read, isTried, form } = useZoneForm({ ...props, title });
  const ofArea = read.problems.filter(
    ({ rule }) => rule !== 'freeFrom' && (rule !== 'corners' || isTried || draft.corners.length >= fewestCorners),
  );
  const ofFree = read.problems.find(({ rule }) => rule === 'freeFrom');
  const errorOf = (field: ZoneField) => {
    if (field === 'freeDeliveryFrom') return ofFree === undefined ? null : problemText(t, ofFree, zones, locale);
    return isTried && read.missing.includes(field) ? t('numberMissing') : null;
  };
  const fields = { t, locale, table: zoneTable, draft, change, errorOf };
  return (
    <DraftForm t={t} title={title} {...form}>
      <Fields {...fields} names={['name', 'restaurantId']} options={{ restaurantId: names }} />
      <FieldGrid>
        <Fields {...fields} names={['deliveryFee', 'minOrderSum', 'freeDeliveryFrom', 'deliveryDuration', 'priority']} />
      </FieldGrid>
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
  const show = useEffectEvent((now: typeof read) => onShow({ id: before.id, restaurantId: draft.restaurantId, read: now, change }));
  useEffect(() => show(read), [read]);

  const onSubmit = () => {
    saving.reset();
    setTried(true);
    if (read.record !== null) void saving.mutate([{ section: 'zones', id: String(before.id), base, value: read.record }]);
  };
  const error = isTried && read.record === null ? t('zoneWrong') : null;
  return { draft, change, read, isTried, form: { notice, saving, error, onSubmit, onCancel: () => void leave(onCancel) } };
}
