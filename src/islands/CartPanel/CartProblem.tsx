import { useStore } from '@nanostores/react';
import type { QuoteWarning } from '#domain/order/quote.ts';
import type { Say } from '#domain/words.ts';
import { $quote, type QuoteState, refreshQuote } from '#stores/quote.ts';
import { Button } from '#ui/Button/Button.tsx';

const unasked: QuoteState = { status: 'idle', quote: null, problem: null };

/** The warnings that are told in a sentence here; what lacks is marked at its line, the minimum in the progress. */
const sentences: Partial<Record<QuoteWarning, string>> = {
  OUT_OF_ZONE: 'outOfZone',
  RESTAURANT_PAUSED: 'paused',
  SLOT_UNAVAILABLE: 'slotGone',
  ORDER_MAX_SUM: 'maxSum',
};

/** Why the cart can't be ordered as it is, or that its sum could not be checked. */
export function CartProblem({ say }: { say: Say }) {
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
  const told = (quote?.warnings ?? []).flatMap((warning) => sentences[warning] ?? []);
  return told.map((key) => (
    <p key={key} className="cart-notice" role="status">
      {say(key)}
    </p>
  ));
}
