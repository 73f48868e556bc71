import { type ReactNode, useId } from 'react';
import styles from './Fields.module.css';

/** What a field takes to be named by its label and described by its notes. */
interface FieldProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string;
}

interface LabeledProps {
  label: string;
  /** the issues and other elements below the field */
  notes?: ReactNode;
  /** what stands at the end, such as its comments */
  end?: ReactNode;
  children: (field: FieldProps) => ReactNode;
}

/** A field under its label, with its notes. */
export function Labeled({ label, notes, end, children }: LabeledProps) {
  const [id, noteId] = [useId(), useId()];
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles['input'], 'aria-describedby': noteId })}
      <div id={noteId}>{notes}</div>
      {end}
    </div>
  );
}
