import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { QuoteWarning } from '#domain/order/quote.ts';
import { pauseText } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { $quote, type QuoteState, refreshQuote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { CartWords } from './words.ts';

const unasked: QuoteState = { status: 'idle', quote: null, problem: null };

/** Warnings shown as sentences. Unavailable dishes are marked at their line, the minimum in the progress; a pause shows its date. */
function sentenceOf(warning: QuoteWarning, maxSum: string, t: Translate<CartWords>): string | null {
  if (warning === 'OUT_OF_ZONE') return t('outOfZone');
  if (warning === 'SLOT_UNAVAILABLE') return t('slotGone');
  return warning === 'ORDER_MAX_SUM' ? t('maxSum', { sum: maxSum }) : null;
}

/** Why the cart can't be ordered, or that its sum could not be checked. */
export function CartProblem({ locale, t }: { locale: Locale; t: Translate<CartWords> }) {
  const { status, quote, problem } = useStore($quote, { ssr: () => unasked });
  if (status === 'error') {
    return (
      <div className="cart-notice" role="status">
        <p>
          {t('problem')} {problem?.message}
        </p>
        <Button variant="ghost" onClick={refreshQuote}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (quote === null) return null;
  const maxSum = formatPrice(quote.orderMaxSum ?? 0, locale);
  const texts = quote.warnings.flatMap((warning) => sentenceOf(warning, maxSum, t) ?? []);
  if (quote.paused) texts.unshift(pauseText(quote.paused, Date.now(), locale, t));
  return texts.map((text) => (
    <p key={text} className="cart-notice" role="status">
      {text}
    </p>
  ));
}
