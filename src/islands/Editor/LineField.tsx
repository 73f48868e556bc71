import { type ReactNode, useId, useState } from 'react';
import styles from './Fields.module.css';

interface LineFieldProps {
  label: string;
  /** the language of the text, for screen readers and spelling */
  lang?: string;
  value: string;
  type?: 'text' | 'number' | 'url' | 'date';
  /** several lines */
  rows?: number;
  maxLength?: number;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  /** the issues and other elements below the field */
  children?: ReactNode;
}

/** A text under its label: one line, or several lines that grow with the text. */
export function LineField({ label, lang, value, type = 'text', rows, maxLength, isReadOnly, onChange, children }: LineFieldProps) {
  const [field, notes] = [useId(), useId()];
  const [typed, setTyped] = useState(value);
  // the server stores no space at the end, which would disappear while it is typed
  const shown = typed.trim() === value.trim() ? typed : value;
  const write = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  const common = { id: field, value: shown, lang, readOnly: isReadOnly, maxLength, 'aria-describedby': notes, className: styles['input'] };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={field}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...common} type={type} onChange={(event) => write(event.currentTarget.value)} />
      ) : (
        <textarea {...common} rows={rows} spellCheck onChange={(event) => write(event.currentTarget.value)} />
      )}
      <div id={notes}>{children}</div>
    </div>
  );
}
