import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Progress } from './progress.ts';

export const maxNameLength = 60;

export interface StepProps {
  t: Translate<'sign-in-form'>;
  locale: Locale;
  progress: Progress;
  move: (change: Partial<Progress>) => void;
  /** Called when the customer is signed in. */
  finish: () => void;
}
