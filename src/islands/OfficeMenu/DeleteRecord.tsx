import { useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface DeleteRecordProps {
  t: Translate<'office-menu'>;
  name: string;
  onDelete: () => void;
}

/** Removes a record from the draft, after a confirmation. */
export function DeleteRecord({ t, name, onDelete }: DeleteRecordProps) {
  const [isConfirming, setConfirming] = useState(false);
  const confirm = () => {
    setConfirming(false);
    onDelete();
  };
  return (
    <>
      <Button variant="danger" aria-label={t('deleteOf', { name })} onClick={() => setConfirming(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={t('deleteTitle', { name })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
