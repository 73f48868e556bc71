import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { type Deletion, namesOf } from '#stores/office/deletion.ts';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';

interface DeleteRecordProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  name: string;
  deletion: Deletion;
  onDelete: (edits: Deletion['edits']) => void;
}

/** Removes a record from the draft, after a confirmation that says where it is used. What others need can't be removed. */
export function DeleteRecord({ t, locale, name, deletion, onDelete }: DeleteRecordProps) {
  const { neededBy, alsoIn, edits } = deletion;
  const isNeeded = neededBy.length > 0;
  const list = (records: typeof neededBy) => namesOf(records, locale, (count) => t('andMore', { count }));
  return (
    <ConfirmButton
      label={t('delete')}
      name={t('deleteOf', { name })}
      title={isNeeded ? t('neededTitle', { name }) : t('deleteTitle', { name })}
      cancelLabel={t('cancel')}
      isForbidden={isNeeded}
      onConfirm={() => onDelete(edits)}
    >
      {isNeeded ? t('neededBy', { names: list(neededBy) }) : t('deleteText')}
      {!isNeeded && alsoIn.length > 0 && ` ${t('alsoIn', { names: list(alsoIn) })}`}
    </ConfirmButton>
  );
}
