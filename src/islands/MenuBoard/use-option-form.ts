import { useEffect, useState } from 'react';
import { loadStyles } from '#ui/load-styles.ts';
import stylesUrl from './OptionForm.css?url';
import type { OptionForm } from './OptionForm.tsx';

type Form = typeof OptionForm;

interface LazyForm {
  /** null until it is here */
  readonly Form: Form | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

let known: Form | null = null;

async function load(): Promise<Form> {
  const [{ OptionForm }] = await Promise.all([import('./OptionForm.tsx'), loadStyles(stylesUrl)]);
  known = OptionForm;
  return known;
}

/** Begins to load the form, so that it is there when the sheet opens; a failure shows when the sheet asks for it. */
export function preloadOptionForm(): void {
  load().catch(() => {});
}

/** The form's module, loaded with the first sheet; a module that does not come can be asked for again. */
export function useOptionForm(): LazyForm {
  const [form, setForm] = useState<{ Form: Form | null; hasFailed: boolean }>({ Form: known, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again
  useEffect(() => {
    load().then(
      (Form) => setForm({ Form, hasFailed: false }),
      () => setForm({ Form: null, hasFailed: true }),
    );
  }, [attempt]);
  return { ...form, retry: () => setAttempt(attempt + 1) };
}
