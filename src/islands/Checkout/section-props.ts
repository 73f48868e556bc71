import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { OrderProblem } from './order-problem.ts';

/** Props of every part of the page. */
export interface SectionProps {
  t: Translate<'checkout'>;
  locale: Locale;
  /** The last problem, or null; each part shows the problems it causes. */
  orderProblem: OrderProblem | null;
}
