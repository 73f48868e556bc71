import type { Locale } from '#domain/locale.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import type { Doubts } from './doubts.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';

interface DoubtQuestionProps {
  reading: Reading;
  doubts: Doubts;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Whether to publish without a translation, texts that nobody has marked as checked, or a promo code that does not work. */
export function DoubtQuestion({ reading: { t }, doubts, isOpen, onConfirm, onCancel }: DoubtQuestionProps) {
  const { unready, missing, wrongCodes } = doubts;
  const namesOf = (languages: readonly Locale[]) => languages.map((language) => t(`lang_${language}`)).join(', ');
  const title = missing.length > 0 ? 'missingTitle' : 'doubtTitle';
  return (
    <ConfirmDialog
      opened={isOpen}
      title={t(unready.length > 0 ? 'unreadyTitle' : title)}
      confirmLabel={t('publishAnyway')}
      cancelLabel={t('publishNotYet')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {unready.length > 0 && t('unreadyText', { languages: namesOf(unready) })}
      {missing.length > 0 && <span className={styles['doubt']}>{t('missingText', { languages: namesOf(missing) })}</span>}
      {wrongCodes.map(({ code, rule }) => (
        <span key={code} className={styles['doubt']}>
          {t(`doubt_${rule}`, { code })}
        </span>
      ))}
    </ConfirmDialog>
  );
}
