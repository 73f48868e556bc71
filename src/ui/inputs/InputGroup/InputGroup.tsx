import { type ReactNode, useId } from 'react';
import styles from './InputGroup.module.css';

interface InputGroupProps {
  /** The name of the group. */
  legend: string;
  /** The error of the group; it describes each field. */
  error?: string | null;
  /** Two or three short fields. */
  children: ReactNode;
}

/** Short fields side by side that form one value, such as entrance, floor and flat; they wrap when there is too little space. */
export function InputGroup({ legend, error = null, children }: InputGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={error === null ? undefined : errorId}>
      <legend>{legend}</legend>
      <div className={styles['fields']}>{children}</div>
      {error !== null && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
