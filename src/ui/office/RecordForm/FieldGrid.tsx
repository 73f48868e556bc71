import type { ReactNode } from 'react';
import styles from './RecordForm.module.css';

/** Fields beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}

/** Switches beside each other where there is room. */
export function SwitchGrid({ children }: { children: ReactNode }) {
  return <div className={styles['switches']}>{children}</div>;
}
