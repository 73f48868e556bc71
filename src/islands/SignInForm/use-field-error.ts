import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Cause {
  /** The `ref` of the field. */
  field: RefObject<HTMLInputElement | null>;
  message: string | null;
  /** Shows an error beside the field and moves focus there. */
  reject: (message: string) => void;
  clear: () => void;
}

/** A field's error message; the field gets the focus when the error appears. */
export function useFieldError(): Cause {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const reject = (text: string) => {
    flushSync(() => setMessage(text));
    field.current?.focus();
  };
  return { field, message, reject, clear: () => setMessage(null) };
}
