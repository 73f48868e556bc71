import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { OrderProblem } from './order-problem.ts';

/** What every part of the page gets. */
export interface SectionProps {
  t: Translate<'checkout'>;
  locale: Locale;
  /** The last refusal, null while there is none; a part shows its own cause's. */
  orderProblem: OrderProblem | null;
}
