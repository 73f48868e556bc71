import type { ReactNode } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import type { IslandIconName } from '../../Icon/island-icon-paths.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: IslandIconName;
  title: string;
  /** What to do about it. */
  text?: string;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** Says that there is nothing yet, and where to go from here. */
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
