import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Progress } from './progress.ts';

export interface StepProps {
  t: Translate<'sign-in-form'>;
  locale: Locale;
  progress: Progress;
  move: (change: Partial<Progress>) => void;
  /** Called when the customer is signed in. */
  finish: () => void;
}

/** The time at which another code may be requested, from the seconds in a response or an error. */
export function resendInstant(seconds: number): number {
  return Date.now() + (seconds > 0 ? seconds : 60) * 1000;
}
