import { type ReactNode, useId } from 'react';
import { FieldComments } from './comments/FieldComments.tsx';
import styles from './Fields.module.css';

/** What a field takes to be named by its label and described by its notes. */
interface FieldProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string;
}

interface LabeledProps {
  label: string;
  /** of the comments on the field, as in `FieldComments`; absent: it has none of its own */
  path?: string | undefined;
  /** the issues and other elements below the field */
  notes?: ReactNode;
  children: (field: FieldProps) => ReactNode;
}

/** A field under its label, with its notes and its comments. */
export function Labeled({ label, path, notes, children }: LabeledProps) {
  const [id, noteId] = [useId(), useId()];
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles['input'], 'aria-describedby': noteId })}
      <div id={noteId}>{notes}</div>
      {path !== undefined && <FieldComments path={path} name={label} />}
    </div>
  );
}
