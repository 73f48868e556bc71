import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Quote, QuoteWarning } from '#domain/order/quote.ts';
import { pauseText } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import type { QuoteState } from '#stores/shop/quote.ts';

interface CartProblemProps extends Pick<QuoteState, 'quote' | 'problem'> {
  locale: Locale;
  t: Translate<'cart-advice'>;
}

/** Why the cart can't be ordered, or that its sum could not be checked. */
export function CartProblem({ quote, problem, locale, t }: CartProblemProps) {
  const texts = problem
    ? [`${t('problem')} ${problem.message}`]
    : quote?.warnings.flatMap((warning) => sentenceOf(warning, quote, locale, t) ?? []);
  return texts?.map((text) => (
    <p key={text} className="cart-notice" role="status">
      {text}
    </p>
  ));
}

/** Warnings shown as sentences. Unavailable dishes are marked at their line, the minimum in the progress. */
function sentenceOf(
  warning: QuoteWarning,
  { paused, menuError, orderMaxSum = 0 }: Quote,
  locale: Locale,
  t: Translate<'cart-advice'>,
): string | null {
  if (warning === 'MENU_ERROR') return menuError ?? null;
  if (warning === 'OUT_OF_ZONE') return t('outOfZone');
  if (warning === 'SLOT_UNAVAILABLE') return t('slotGone');
  if (warning === 'ORDER_MAX_SUM') return t('maxSum', { sum: formatPrice(orderMaxSum, locale) });
  return warning === 'RESTAURANT_PAUSED' && paused ? pauseText(paused, Date.now(), locale, t) : null;
}
