import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { deleteAccount } from '#stores/account/session.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from './ProfileForm.module.css';

/** The end of an account; asks first and says what stays. */
export function DeleteAccount({ t, locale }: { t: Translate<'profile-form'>; locale: Locale }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const leave = async () => {
    setIsBusy(true);
    const answer = await deleteAccount();
    if (answer.ok) return location.replace(pagePath('home', locale));
    setIsBusy(false);
    setIsAsking(false);
  };

  return (
    <>
      <button type="button" className={styles['delete']} onClick={() => setIsAsking(true)}>
        {t('deleteAccount')}
      </button>
      <ConfirmDialog
        opened={isAsking}
        title={t('deleteTitle')}
        confirmLabel={t('deleteYes')}
        cancelLabel={t('deleteNo')}
        isDangerous
        loading={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsking(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
