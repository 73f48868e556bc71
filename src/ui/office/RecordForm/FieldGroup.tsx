import type { ReactNode } from 'react';
import styles from './RecordForm.module.css';

/** Fields of a form below a heading of their own. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
