import type { Locale } from '#domain/locale.ts';
import { translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import type { QuoteState } from '#stores/shop/quote.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { CartProblem } from './CartProblem.tsx';
import { Suggestions } from './Suggestions.tsx';

const loadAdviceWords = (locale: Locale) => loadWords(locale, 'cart-advice');

interface CartAdviceProps extends Pick<QuoteState, 'quote' | 'problem'> {
  /** The browser stores nothing. */
  isBlocked: boolean;
  locale: Locale;
}

/** What the server says of the cart besides its sums: dishes that go with it, and why it can't be ordered. */
export function CartAdvice({ isBlocked, quote, problem, locale }: CartAdviceProps) {
  const words = useLoaded(loadAdviceWords, locale);
  if (words === null) return null;
  const t = translator<'cart-advice'>(words);
  return (
    <>
      {quote !== null && <Suggestions quote={quote} locale={locale} t={t} />}
      {isBlocked && <p className="cart-notice">{t('notStored')}</p>}
      <CartProblem quote={quote} problem={problem} locale={locale} t={t} />
    </>
  );
}
