import { useStore } from '@nanostores/react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { $storageBlocked } from '#stores/lib/persistent.ts';
import { $quote } from '#stores/shop/quote.ts';
import { $tableSeat } from '#stores/shop/table-seat.ts';
import { loadStyles } from '#ui/load-styles.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { CartProblem } from './CartProblem.tsx';
import promoStyles from './CartPromo.css?url';
import { CartPromo } from './CartPromo.tsx';
import { Suggestions } from './Suggestions.tsx';

export { EmptyOffers } from './EmptyOffers.tsx';
export { EmptyPlaces } from './EmptyPlaces.tsx';

/** With the styles of the promo code. Never settles when the words fail to load: the cart is whole without this part. */
async function loadAdviceWords(locale: Locale): Promise<Words> {
  const [words] = await Promise.all([loadWords(locale, 'cart-advice').catch(() => new Promise<Words>(() => {})), loadStyles(promoStyles)]);
  return words;
}

/**
 * What the server says of the cart besides its sums: dishes that go with it, why it can't be ordered, its discount and its promo codes. And that the
 * browser stores nothing.
 */
export function CartAdvice({ locale }: { locale: Locale }) {
  const words = useLoaded(loadAdviceWords, locale);
  const isBlocked = useStore($storageBlocked);
  const isAtTable = useStore($tableSeat) === 'at';
  const { quote, problem } = useStore($quote);
  if (words === null) return null;
  const t = translator<'cart-advice'>(words);
  return (
    <>
      {isBlocked && <p className="cart-notice">{t('notStored')}</p>}
      <CartProblem quote={quote} problem={problem} locale={locale} t={t} />
      {quote !== null && <Suggestions quote={quote} locale={locale} t={t} />}
      {quote !== null && <CartPromo quote={quote} locale={locale} t={t} />}
      {!isAtTable && (
        <a className="button soft" href={pagePath('table', locale)}>
          {t('callOthers')}
        </a>
      )}
    </>
  );
}
