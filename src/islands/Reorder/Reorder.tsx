import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Reorder as ReorderAnswer } from '#domain/order/reorder.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { askReorder, choosePlace, isElsewhere, putIntoCart } from '#stores/account/reorder.ts';
import { $cart } from '#stores/shop/cart.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import { Difference } from './Difference.tsx';

export interface ReorderProps {
  locale: Locale;
  words: Words;
}

interface Question {
  readonly answer: ReorderAnswer;
  readonly isCartFilled: boolean;
  /** the way or the restaurant of then is not what is chosen now */
  readonly isElsewhere: boolean;
}

/**
 * Orders again what was ordered before: the page's `[data-reorder]` buttons name the order. What is different today is told first,
 * and a cart that holds something is never emptied without being asked about.
 *
 * ## Why an island?
 *
 * The cart lives in this browser, and only the server knows what the old dishes cost today.
 */
export const Reorder = withErrorBoundary(function Reorder({ locale, words }: ReorderProps) {
  const t = translator<'reorder'>(words);
  const [question, setQuestion] = useState<Question | null>(null);
  const checkout = pagePath('checkout', locale);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-reorder]') : null;
      if (button !== null && button.ariaBusy !== 'true') void ask(button);
    };
    const ask = async (button: HTMLButtonElement) => {
      button.ariaBusy = 'true';
      const answer = await askReorder(button.dataset['reorder'] ?? '');
      button.ariaBusy = null;
      if (!answer.ok) return;
      const { lines, changed, unavailable, place } = answer.value;
      const isSame = place.isPossible && !isElsewhere(place);
      const isCartFilled = $cart.get().length > 0;
      if (lines.length > 0 && changed.length === 0 && unavailable.length === 0 && isSame && !isCartFilled)
        return put(answer.value, 'instead');
      setQuestion({ answer: answer.value, isCartFilled, isElsewhere: isElsewhere(place) });
    };
    const put = ({ lines, place }: ReorderAnswer, into: 'beside' | 'instead') => {
      choosePlace(place);
      putIntoCart(lines, into);
      location.assign(checkout);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [checkout]);

  const close = () => setQuestion(null);
  const take = (into: 'beside' | 'instead') => () => {
    if (question === null) return;
    choosePlace(question.answer.place);
    putIntoCart(question.answer.lines, into);
    location.assign(checkout);
  };
  const canTake = (question?.answer.lines.length ?? 0) > 0;
  const actions = (
    <>
      <Button variant="ghost" onClick={close}>
        {t(canTake ? 'notNow' : 'close')}
      </Button>
      {canTake && question?.isCartFilled && (
        <Button variant="soft" onClick={take('instead')}>
          {t('replace')}
        </Button>
      )}
      {canTake ? (
        <Button onClick={take('beside')}>{t(question?.isCartFilled ? 'addTo' : 'add')}</Button>
      ) : (
        <a className="button" href={pagePath('home', locale)}>
          {t('toMenu')}
        </a>
      )}
    </>
  );
  return (
    <Dialog opened={question !== null} onClose={close} title={t(canTake ? 'title' : 'nothingTitle')} actions={actions}>
      {question !== null && <Difference t={t} locale={locale} {...question} />}
    </Dialog>
  );
});
