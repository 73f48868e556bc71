import { useEffect, useState } from 'react';
import { type HandCart, type HandQuote, quoteByHand } from '#stores/office/new-order.ts';
import { cartOf, type HandDraft, type HandRestaurant } from './hand-draft.ts';

/** Prices the cart after each change; the last price stays while the next one is on its way. */
export function useHandQuote(draft: HandDraft, restaurants: readonly HandRestaurant[]) {
  const cart = cartOf(draft, restaurants);
  const sent = cart === null ? '' : JSON.stringify(cart);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly quote: HandQuote | null; readonly problem: string | null }>({
    quote: null,
    problem: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is priced again
  useEffect(() => {
    if (sent === '') {
      setAnswer({ quote: null, problem: null });
      return;
    }
    const controller = new AbortController();
    void quoteByHand(JSON.parse(sent) as HandCart, controller.signal).then((answered) => {
      if (controller.signal.aborted) return;
      setAnswer(answered.ok ? { quote: answered.value, problem: null } : { quote: null, problem: answered.problem.message });
    });
    return () => controller.abort();
  }, [sent, attempt]);
  return { cart, ...answer, again: () => setAttempt((count) => count + 1) };
}
