import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Refusal {
  /** For the field it belongs to. */
  field: RefObject<HTMLInputElement | null>;
  message: string | null;
  /** Shows what is wrong beside the field and moves focus there. */
  reject: (message: string) => void;
  clear: () => void;
}

/** One field's error, which takes the focus when it appears. */
export function useFieldError(): Refusal {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const reject = (text: string) => {
    flushSync(() => setMessage(text));
    field.current?.focus();
  };
  return { field, message, reject, clear: () => setMessage(null) };
}
