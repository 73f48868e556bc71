import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { RowIcon, type RowIconName } from './RowIcon.tsx';
import styles from './Rows.module.css';

interface FoldProps {
  icon: RowIconName;
  title: ReactNode;
  note?: string;
  /** An error inside: opened, so that its field can be focused. */
  hasProblem?: boolean;
  children: ReactNode;
}

/** A row that shows its fields when it is pressed. */
export function Fold({ icon, title, note, hasProblem = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles['fold']} open={isOpen || hasProblem} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles['row']}>
        <RowIcon name={icon} />
        <span className={styles['what']}>
          <b>{title}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
        <Icon name="chevron-right" sizePx={20} />
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}
