import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';
import type { OrderProblem } from './order-problem.ts';

/** Props of every part of the page. */
export interface SectionProps {
  t: Translate<'checkout'>;
  words: Words;
  locale: Locale;
  /** The last problem, or null; each part shows the problems it causes. */
  orderProblem: OrderProblem | null;
}
