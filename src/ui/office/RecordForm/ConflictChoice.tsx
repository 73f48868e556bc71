import type { ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import styles from './RecordForm.module.css';

interface ConflictChoiceProps {
  t: (key: 'conflict' | 'keepMine' | 'takeTheirs') => string;
  isBusy: boolean;
  onChoose: (side: 'mine' | 'theirs') => void;
  /** The values of both sides. */
  children?: ReactNode;
}

/** Someone else changed the same values: one side is chosen. */
export function ConflictChoice({ t, isBusy, onChoose, children }: ConflictChoiceProps) {
  return (
    <div role="alert" className={styles['conflict']}>
      <p>{t('conflict')}</p>
      {children}
      <div className={styles['actions']}>
        <Button loading={isBusy} onClick={() => onChoose('mine')}>
          {t('keepMine')}
        </Button>
        <Button variant="soft" loading={isBusy} onClick={() => onChoose('theirs')}>
          {t('takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
