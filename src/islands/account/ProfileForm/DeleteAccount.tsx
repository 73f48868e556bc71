import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { deleteAccount } from '#stores/account/sign-out.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from './ProfileForm.module.css';

/** Deletes the account after confirmation; the dialog states which data remains. */
export function DeleteAccount({ t, locale }: { t: Translate<'profile-form'>; locale: Locale }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const leave = async () => {
    setIsBusy(true);
    const result = await deleteAccount();
    if (result.ok) return location.replace(pagePath('home', locale));
    setIsBusy(false);
    setIsConfirming(false);
  };

  return (
    <>
      <button type="button" className={styles['delete']} onClick={() => setIsConfirming(true)}>
        {t('deleteAccount')}
      </button>
      <ConfirmDialog
        opened={isConfirming}
        title={t('deleteTitle')}
        confirmLabel={t('deleteYes')}
        cancelLabel={t('deleteNo')}
        isDangerous
        loading={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
