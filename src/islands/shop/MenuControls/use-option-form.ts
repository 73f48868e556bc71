import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { loadStyles } from '#ui/load-styles.ts';
import stylesUrl from '#ui/options/OptionForm.css?url';
import type { OptionForm } from '#ui/options/OptionForm.tsx';

interface LoadedForm {
  readonly locale: Locale;
  readonly Form: typeof OptionForm;
  /** the words of `menu-actions` */
  readonly words: Words;
}

interface LazyForm {
  /** null until it has loaded */
  readonly form: LoadedForm | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

let known: LoadedForm | null = null;

async function load(locale: Locale): Promise<LoadedForm> {
  const [{ OptionForm: Form }, words] = await Promise.all([
    import('#ui/options/OptionForm.tsx'),
    loadWords(locale, 'menu-actions'),
    loadStyles(stylesUrl),
  ]);
  known = { locale, Form, words };
  return known;
}

/** Starts to load the form, so that it is ready when the sheet opens; a failure is shown when the sheet requests the form. */
export function preloadOptionForm(locale: Locale): void {
  load(locale).catch(() => {});
}

/** The form with its styles and words, loaded with the first sheet; a form that failed to load can be requested again. */
export function useOptionForm(locale: Locale): LazyForm {
  const [state, setState] = useState({ form: known?.locale === locale ? known : null, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again
  useEffect(() => {
    load(locale).then(
      (form) => setState({ form, hasFailed: false }),
      () => setState({ form: null, hasFailed: true }),
    );
  }, [locale, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
