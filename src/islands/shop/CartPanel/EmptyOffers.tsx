import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { FirstOrderOffer } from '#domain/cart/empty-cart.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { applyPromo } from '#stores/account/promo.ts';
import { $checkout } from '#stores/shop/checkout.ts';
import { $emptyCart, loadEmptyCart } from '#stores/shop/empty-cart.ts';
import { $placeKey } from '#stores/shop/preferences.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { AddDishes } from './AddDishes.tsx';

/** Never settles when they fail to load: the cart is whole without this part. */
function loadOwnWords(locale: Locale): Promise<Words> {
  return loadWords(locale, 'cart-empty').catch(() => new Promise<Words>(() => {}));
}

/** What to begin with in an empty cart (R-CART-8): the offer for a first order, when an order of now would be there, and popular dishes. */
export function EmptyOffers({ locale }: { locale: Locale }) {
  const words = useLoaded(loadOwnWords, locale);
  const empty = useStore($emptyCart);
  const place = useStore($placeKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has other dishes and another time
  useEffect(() => void loadEmptyCart(), [place]);
  if (empty === null || words === null) return null;
  const t = translator<'cart-empty'>(words);
  const { offer, expected, hits } = empty;
  return (
    <>
      {offer && <Offer offer={offer} locale={locale} t={t} />}
      {expected && <p className="cart-quiet">{t('expected', { ...expected })}</p>}
      <AddDishes title={t('hits')} dishes={hits} labelOf={(values) => t('addHit', values)} locale={locale} />
    </>
  );
}

interface OfferProps {
  offer: FirstOrderOffer;
  locale: Locale;
  t: Translate<'cart-empty'>;
}

function Offer({ offer: { code, title, minOrderSum }, locale, t }: OfferProps) {
  const { promoCode } = useStore($checkout);
  return (
    <div className="cart-progress">
      <b>{title}</b>
      {minOrderSum > 0 && (
        <>
          <div className="cart-track" />
          <small>{t('offerProgress', { sum: formatPrice(minOrderSum, locale) })}</small>
        </>
      )}
      {promoCode === code ? (
        <small role="status">{t('offerApplied', { code })}</small>
      ) : (
        <button type="button" className="button soft" onClick={() => applyPromo(code)}>
          {t('offerApply', { code })}
        </button>
      )}
    </div>
  );
}
