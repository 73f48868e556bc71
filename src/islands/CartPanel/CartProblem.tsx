import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { QuoteWarning } from '#domain/order/quote.ts';
import { tellPause } from '#domain/schedule/day-words.ts';
import type { Say } from '#domain/words.ts';
import { $quote, type QuoteState, refreshQuote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';

const unasked: QuoteState = { status: 'idle', quote: null, problem: null };

/** The warnings that are told in a sentence here; what lacks is marked at its line, the minimum in the progress, a pause is told with its date. */
const sentences: Partial<Record<QuoteWarning, string>> = {
  OUT_OF_ZONE: 'outOfZone',
  SLOT_UNAVAILABLE: 'slotGone',
  ORDER_MAX_SUM: 'maxSum',
};

/** Why the cart can't be ordered as it is, or that its sum could not be checked. */
export function CartProblem({ locale, say }: { locale: Locale; say: Say }) {
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
  const told = quote.warnings.flatMap((warning) => sentences[warning] ?? []);
  const texts = told.map((key) => say(key, { sum: formatPrice(quote.orderMaxSum ?? 0, locale) }));
  if (quote.paused) texts.unshift(tellPause(quote.paused, Date.now(), locale, say));
  return texts.map((text) => (
    <p key={text} className="cart-notice" role="status">
      {text}
    </p>
  ));
}
