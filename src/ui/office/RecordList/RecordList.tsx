import type { ReactNode } from 'react';
import styles from './RecordList.module.css';

interface RecordListProps {
  /** Beside each other where there is room for two. */
  isWide?: boolean;
  /** `li` elements */
  children: ReactNode;
}

/** Records as cards. */
export function RecordList({ isWide = false, children }: RecordListProps) {
  return <ul className={isWide ? styles['columns'] : styles['list']}>{children}</ul>;
}

interface RecordRowProps {
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A record of the list, with its actions. */
export function RecordRow({ actions, children }: RecordRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['about']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

/** A less prominent line of a record. */
export function RecordHint({ children }: { children: ReactNode }) {
  return <p className={styles['hint']}>{children}</p>;
}

/** A state of a record, beside its name. */
export function RecordBadge({ children }: { children: ReactNode }) {
  return <span className={styles['badge']}>{children}</span>;
}
