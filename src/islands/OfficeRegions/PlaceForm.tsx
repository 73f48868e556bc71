import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { fullText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { ConflictChoice } from '#ui/office/RecordForm/ConflictChoice.tsx';
import { CoordinateFields } from '#ui/office/RecordForm/CoordinateFields.tsx';
import { LanguageFields } from '#ui/office/RecordForm/LanguageFields.tsx';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { RecordHint } from '#ui/office/RecordList/RecordList.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { draftOfPlace, type EditedPlace, readPlace } from './place-draft.ts';

interface PlaceFormProps {
  t: Translate<'office-places'>;
  locale: Locale;
  edited: EditedPlace;
  onSaved: () => void;
  onCancel: () => void;
}

/** The name of a region or a district, and the point on which maps open. */
export function PlaceForm({ t, locale, edited, onSaved, onCancel }: PlaceFormProps) {
  const [draft, setDraft] = useState(() => draftOfPlace(edited.record));
  const [isTried, setTried] = useState(false);
  const { mutate, isBusy, failure, reset } = useMutation(saveEdits, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const read = readPlace(draft, edited);
  const wrong = isTried && !read.ok ? read.problem : [];
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried]);

  const save = () => {
    reset();
    if (read.ok) return void mutate([read.value]);
    setTried(true);
    focusFirst();
  };
  const { section, base } = edited;
  const newTitle = t(section === 'regions' ? 'newRegion' : 'newDistrict');
  return (
    <RecordForm
      ref={form}
      title={base === null ? newTitle : t('editNamed', { name: fullText(base.name)[locale] || base.name.ru })}
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
      <LanguageFields
        label={t('name')}
        value={draft.name}
        error={wrong.includes('name') ? t('nameWrong') : null}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <CoordinateFields
        t={t}
        point={draft.point}
        error={wrong.includes('point') ? t('pointWrong') : null}
        onChange={(point) => setDraft({ ...draft, point })}
      />
      <RecordHint>{t('placePointHint')}</RecordHint>
    </RecordForm>
  );
}
