import { formatDateTime } from '#domain/schedule/date-time.ts';
import { Button } from '../../Button/Button.tsx';
import type { Keeper } from './keeper.ts';
import styles from './UnsavedNotice.module.css';

interface UnsavedNoticeProps {
  keeper: Pick<Keeper<never, never>, 't' | 'locale'>;
  /** null: what is shown was not restored */
  restored: { readonly at: number; readonly isOutdated: boolean } | null;
  /** A save waits for the network. */
  isWaiting: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** That a form shows what was typed before and not saved; where the record has changed meanwhile, one of both is chosen. */
export function UnsavedNotice({ keeper: { t, locale }, restored, isWaiting, onKeep, onDiscard }: UnsavedNoticeProps) {
  const time = restored === null ? '' : formatDateTime(new Date(restored.at).toISOString(), locale);
  return (
    <>
      <div role="status" className={styles['status']}>
        {isWaiting && <p className={styles['notice']}>{t('waiting')}</p>}
      </div>
      {restored !== null && (
        <div role={restored.isOutdated ? 'alert' : 'status'} className={styles['notice']}>
          <p>{restored.isOutdated ? t('outdated', { time }) : t('restored', { time })}</p>
          {restored.isOutdated && (
            <Button variant="soft" onClick={onKeep}>
              {t('keepMine')}
            </Button>
          )}
          <Button variant="ghost" onClick={onDiscard}>
            {t(restored.isOutdated ? 'takeCurrent' : 'discard')}
          </Button>
        </div>
      )}
    </>
  );
}
