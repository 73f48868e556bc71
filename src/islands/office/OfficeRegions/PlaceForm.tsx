import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { CoordinateFields } from '#ui/office/RecordForm/CoordinateFields.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { RecordHint } from '#ui/office/RecordList/RecordList.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { draftOfPlace, type EditedPlace, type PlaceDraft, type PlaceField, placeKey, placeTable, readPlace } from './place-draft.ts';

interface PlaceFormProps {
  t: Translate<'office-places'>;
  locale: Locale;
  edited: EditedPlace;
  onSaved: () => void;
  onCancel: () => void;
}

/** The name of a region or a district, and the point on which maps open. */
export function PlaceForm({ t, locale, edited, onSaved, onCancel }: PlaceFormProps) {
  const { section, base } = edited;
  const newTitle = t(section === 'regions' ? 'newRegion' : 'newDistrict');
  const title = base === null ? newTitle : t('editNamed', { name: textIn(base.name, locale) });
  const [keeper] = useState(() => keeperOf<PlaceDraft, EditedPlace>('place', placeKey(edited)));
  const saving = useMutation(saveEdits, () => {
    keeper.drop();
    onSaved();
  });
  const { form, draft, change, problems } = useRecordForm({
    keeper,
    title,
    onCancel,
    origin: edited,
    initial: ({ record }) => draftOfPlace(record),
    read: readPlace,
    changeOf: (edit) => [edit],
    saving,
  });
  const errorOf = (field: PlaceField) => (problems?.includes(field) ? t(`${field}Wrong`) : null);
  return (
    <DraftForm t={t} title={title} {...form} saving={saving}>
      <Fields t={t} locale={locale} table={placeTable} names={['name']} draft={draft} change={change} errorOf={errorOf} />
      <CoordinateFields t={t} point={draft.point} error={errorOf('point')} onChange={(point) => change({ point })} />
      <RecordHint>{t('placePointHint')}</RecordHint>
    </DraftForm>
  );
}
