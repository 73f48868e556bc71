import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { type Deletion, namesIn } from '#stores/office/deletion.ts';
import { DeleteButton } from '#ui/office/ConfirmButton/DeleteButton.tsx';

interface DeleteRecordProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  name: string;
  deletion: Deletion;
  onDelete: (edits: Deletion['edits']) => void;
}

/** Removes a record of the menu from the draft. */
export function DeleteRecord({ t, locale, name, deletion, onDelete }: DeleteRecordProps) {
  const names = namesIn(deletion, locale, (count) => t('andMore', { count }));
  const texts = { label: t('delete'), buttonName: t('deleteOf', { name }) };
  return <DeleteButton t={t} {...texts} name={name} {...names} onDelete={() => onDelete(deletion.edits)} />;
}
