import { type ReactNode, useRef, useState } from 'react';
import { FieldComments } from './comments/FieldComments.tsx';
import { Labeled } from './Labeled.tsx';
import { RewriteContext, typeInto } from './rewrite.ts';

interface LineFieldProps {
  label: string;
  /** the language of the text, for screen readers and spelling */
  lang?: string;
  value: string;
  type?: 'text' | 'url' | 'date' | 'datetime-local' | 'search';
  inputMode?: 'numeric';
  /** several lines */
  rows?: number;
  maxLength?: number;
  /** of a date or a time */
  min?: string;
  max?: string;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  onChange: (value: string) => void;
  /** of its comments; absent: it has none of its own */
  path?: string | undefined;
  /** the issues and other elements below the field */
  children?: ReactNode;
}

/** A text under its label: one line, or several lines that grow with the text. */
export function LineField({ label, value, rows, path, children, isReadOnly = false, isInvalid, type = 'text', ...rest }: LineFieldProps) {
  const { onChange, min, max, ...common } = rest;
  const [typed, setTyped] = useState(value);
  // the server stores no space at the end, which would disappear while it is typed
  const shown = typed.trim() === value.trim() ? typed : value;
  const write = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const ref = (current: HTMLInputElement | HTMLTextAreaElement | null) => {
    element.current = current;
  };
  const rewrite = (text: string) => {
    if (!typeInto(element.current, text)) write(text);
  };
  const notes = <RewriteContext value={isReadOnly ? null : rewrite}>{children}</RewriteContext>;
  return (
    <Labeled label={label} notes={notes} end={path !== undefined && <FieldComments path={path} name={label} />}>
      {(field) => {
        const props = { ...field, ...common, ref, value: shown, readOnly: isReadOnly, 'aria-invalid': isInvalid };
        return rows === undefined ? (
          <input {...props} type={type} min={min} max={max} onChange={(event) => write(event.currentTarget.value)} />
        ) : (
          <textarea {...props} rows={rows} spellCheck onChange={(event) => write(event.currentTarget.value)} />
        );
      }}
    </Labeled>
  );
}
