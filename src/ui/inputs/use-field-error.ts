import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface FieldError {
  /** For the field it belongs to. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly message: string | null;
  /** Shows what is wrong beside the field and moves focus there. */
  readonly reject: (message: string) => void;
  readonly clear: () => void;
}

/** One field's error, which takes the focus when it appears. @param fallback takes the focus while the field is not shown */
export function useFieldError(fallback?: RefObject<HTMLElement | null>): FieldError {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const reject = (text: string) => {
    flushSync(() => setMessage(text));
    (field.current ?? fallback?.current)?.focus();
  };
  return { field, message, reject, clear: () => setMessage(null) };
}
