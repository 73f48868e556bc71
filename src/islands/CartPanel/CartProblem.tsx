import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { QuoteWarning } from '#domain/order/quote.ts';
import { tellPause } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { $quote, type QuoteState, refreshQuote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { CartWords } from './words.ts';

const unasked: QuoteState = { status: 'idle', quote: null, problem: null };

/** The warnings that are told in a sentence here; what lacks is marked at its line, the minimum in the progress, a pause is told with its date. */
function sentenceOf(warning: QuoteWarning, maxSum: string, say: Translate<CartWords>): string | null {
  if (warning === 'OUT_OF_ZONE') return say('outOfZone');
  if (warning === 'SLOT_UNAVAILABLE') return say('slotGone');
  return warning === 'ORDER_MAX_SUM' ? say('maxSum', { sum: maxSum }) : null;
}

/** Why the cart can't be ordered as it is, or that its sum could not be checked. */
export function CartProblem({ locale, say }: { locale: Locale; say: Translate<CartWords> }) {
  const { status, quote, problem } = useStore($quote, { ssr: () => unasked });
  if (status === 'error') {
    return (
      <div className="cart-notice" role="status">
        <p>
          {say('problem')} {problem?.message}
        </p>
        <Button variant="ghost" onClick={refreshQuote}>
          {say('retry')}
        </Button>
      </div>
    );
  }
  if (quote === null) return null;
  const maxSum = formatPrice(quote.orderMaxSum ?? 0, locale);
  const texts = quote.warnings.flatMap((warning) => sentenceOf(warning, maxSum, say) ?? []);
  if (quote.paused) texts.unshift(tellPause(quote.paused, Date.now(), locale, say));
  return texts.map((text) => (
    <p key={text} className="cart-notice" role="status">
      {text}
    </p>
  ));
}
