import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Reorder as ReorderResult } from '#domain/order/reorder.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { choosePlace, isElsewhere, putIntoCart, requestReorder } from '#stores/account/reorder.ts';
import { $cart } from '#stores/shop/cart.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import { ReorderChanges } from './ReorderChanges.tsx';

export interface ReorderProps {
  locale: Locale;
  words: Words;
}

interface Question {
  readonly result: ReorderResult;
  readonly isCartFilled: boolean;
  /** whether the order's type or restaurant differs from the current choice */
  readonly isElsewhere: boolean;
}

/**
 * Repeats an order: the page's `[data-reorder]` buttons name the order. Differences are shown first, and a cart that is not empty is
 * never replaced without confirmation.
 *
 * ## Why an island?
 *
 * The cart is stored in this browser, and only the server knows the current prices of the order's dishes.
 */
export const Reorder = withErrorBoundary(function Reorder({ locale, words }: ReorderProps) {
  const t = translator<'reorder'>(words);
  const [question, setQuestion] = useState<Question | null>(null);
  const checkout = pagePath('checkout', locale);

  const take = ({ lines, place }: ReorderResult, into: 'beside' | 'instead') => {
    choosePlace(place);
    putIntoCart(lines, into);
    location.assign(checkout);
  };
  useReorderButtons((result) => {
    const { lines, changed, unavailable, place } = result;
    const next: Question = { result, isCartFilled: $cart.get().length > 0, isElsewhere: isElsewhere(place) };
    const isSame = changed.length === 0 && unavailable.length === 0 && place.isPossible && !next.isElsewhere;
    if (lines.length > 0 && isSame && !next.isCartFilled) take(result, 'instead');
    else setQuestion(next);
  });

  const close = () => setQuestion(null);
  const canTake = (question?.result.lines.length ?? 0) > 0;
  const actions = (
    <>
      <Button variant="ghost" onClick={close}>
        {t(canTake ? 'notNow' : 'close')}
      </Button>
      {question !== null && canTake && question.isCartFilled && (
        <Button variant="soft" onClick={() => take(question.result, 'instead')}>
          {t('replace')}
        </Button>
      )}
      {question !== null && canTake ? (
        <Button onClick={() => take(question.result, 'beside')}>{t(question.isCartFilled ? 'addTo' : 'add')}</Button>
      ) : (
        <a className="button" href={pagePath('home', locale)}>
          {t('toMenu')}
        </a>
      )}
    </>
  );
  return (
    <Dialog opened={question !== null} onClose={close} title={t(canTake ? 'title' : 'nothingTitle')} actions={actions}>
      {question !== null && <ReorderChanges t={t} locale={locale} {...question} />}
    </Dialog>
  );
});

/** Requests what can be had of the order whose `[data-reorder]` button is pressed. */
function useReorderButtons(onResult: (result: ReorderResult) => void): void {
  const report = useEffectEvent(onResult);

  useEffect(() => {
    const sendRequest = async (button: HTMLButtonElement) => {
      button.ariaBusy = 'true';
      const result = await requestReorder(markOf(button, 'data-reorder') ?? '');
      button.ariaBusy = null;
      if (result.ok) report(result.value);
    };
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(marked('data-reorder')) : null;
      if (button !== null && button.ariaBusy !== 'true') void sendRequest(button);
    };
    document.addEventListener('click', press);
    // pressed before hydration
    for (const button of document.querySelectorAll<HTMLButtonElement>(`${marked('data-reorder')}[aria-busy="true"]`))
      void sendRequest(button);
    // home links here to repeat this order
    if (location.hash === '#again') {
      history.replaceState(history.state, '', location.pathname + location.search);
      const button = document.querySelector<HTMLButtonElement>(marked('data-reorder'));
      if (button !== null) void sendRequest(button);
    }
    return () => document.removeEventListener('click', press);
  }, []);
}
