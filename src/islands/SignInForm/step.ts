import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Progress } from './progress.ts';

export interface StepProps {
  t: Translate<'sign-in-form'>;
  locale: Locale;
  progress: Progress;
  move: (change: Partial<Progress>) => void;
  /** Signed in: goes on. */
  finish: () => void;
}

/** The instant another code may be asked for, of the seconds an answer or a refusal tells. */
export function resendInstant(seconds: number): number {
  return Date.now() + (seconds > 0 ? seconds : 60) * 1000;
}
