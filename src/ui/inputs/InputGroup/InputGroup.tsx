import { type ReactNode, useId } from 'react';
import styles from './InputGroup.module.css';

interface InputGroupProps {
  /** What the fields are together. */
  legend: string;
  /** What is wrong with them together; read with each. */
  error?: string | null;
  /** Two or three short fields. */
  children: ReactNode;
}

/** Short fields side by side that make one answer, such as entrance, floor and flat; they wrap where there is no room. */
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
