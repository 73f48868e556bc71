import type { ReactNode } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import type { IslandIconName } from '../../Icon/island-icon-paths.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: IslandIconName;
  title: string;
  /** What the user can do. */
  text?: string;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** States that there is no content, and offers the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['tile']}>
        <Icon name={icon} sizePx={32} />
      </span>
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}
