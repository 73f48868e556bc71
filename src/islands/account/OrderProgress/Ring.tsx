import type { ReactNode } from 'react';
import styles from './Hero.module.css';

interface RingProps {
  /** 0 … 1: how much of it is drawn */
  share: number;
  /** in its middle */
  plate: ReactNode;
  /** on its edge */
  children: ReactNode;
}

/** A ring around what is ordered. */
export function Ring({ share, plate, children }: RingProps) {
  return (
    <div className={styles['ring']}>
      <svg viewBox="0 0 208 208" aria-hidden="true">
        <circle cx="104" cy="104" r="96" />
        <circle
          cx="104"
          cy="104"
          r="96"
          pathLength="100"
          strokeDasharray={`${Math.round(Math.min(1, share) * 100)} 101`}
          transform="rotate(-90 104 104)"
        />
      </svg>
      <div className={styles['plate']}>{plate}</div>
      {children}
    </div>
  );
}
