import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldError, useFieldError } from '#ui/inputs/use-field-error.ts';

/** A code to the present phone, the new phone, a code to that one. */
export type Step = 'old' | 'oldCode' | 'phone' | 'code';

export interface StepForm {
  readonly step: Step;
  /** The new phone as typed. */
  readonly phone: string;
  readonly code: string;
  /** Of the step's field, or of the button where the step has no field. */
  readonly error: FieldError;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly goTo: (step: Step) => void;
  readonly changePhone: (text: string) => void;
  readonly changeCode: (text: string) => void;
}

/** The step that is shown and what is typed in it; its field takes the focus. */
export function useStepForm(): StepForm {
  const [step, setStep] = useState<Step>('old');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const error = useFieldError(button);

  const goTo = (next: Step) => {
    flushSync(() => {
      setStep(next);
      setCode('');
      error.clear();
    });
    error.field.current?.focus();
  };
  const changeBy = (set: (text: string) => void) => (text: string) => {
    error.clear();
    set(text);
  };
  return { step, phone, code, error, button, goTo, changePhone: changeBy(setPhone), changeCode: changeBy(setCode) };
}
