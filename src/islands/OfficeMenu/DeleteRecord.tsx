import type { Translate } from '#domain/words.ts';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';

interface DeleteRecordProps {
  t: Translate<'office-menu'>;
  name: string;
  onDelete: () => void;
}

/** Removes a record from the draft, after a confirmation. */
export function DeleteRecord({ t, name, onDelete }: DeleteRecordProps) {
  return (
    <ConfirmButton
      label={t('delete')}
      name={t('deleteOf', { name })}
      title={t('deleteTitle', { name })}
      cancelLabel={t('cancel')}
      onConfirm={onDelete}
    >
      {t('deleteText')}
    </ConfirmButton>
  );
}
