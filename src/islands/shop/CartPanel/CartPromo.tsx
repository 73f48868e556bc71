import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Quote, QuotedPromo } from '#domain/order/quote.ts';
import type { Translate } from '#domain/words.ts';
import { $shownDiscount } from '#stores/account/applied-discount.ts';
import { applyPromo, removePromo } from '#stores/account/promo.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';

/** They load when a code is entered, or when a code or discount takes nothing off. */
const PromoForm = lazyWithRetry(async () => (await import('./PromoForm.tsx')).PromoForm, true);
const PromoReason = lazyWithRetry(async () => (await import('./PromoForm.tsx')).PromoReason, true);

/** Further codes are offered at the checkout. */
const mostOffers = 2;

interface CartPromoProps {
  quote: Pick<Quote, 'promo' | 'offers'>;
  locale: Locale;
  t: Translate<'cart-advice'>;
}

/**
 * The automatic discount; the promo code of the order with a button that removes it; codes that one tap applies; and a button that shows
 * the field for another one. What takes nothing off stays with its reason.
 */
export function CartPromo({ quote: { promo, offers = [] }, locale, t }: CartPromoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const discount = useStore($shownDiscount);
  const toggle = useRef<HTMLButtonElement>(null);
  // the focused control is removed
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const choose = (change: () => void) => () => {
    change();
    close();
  };
  const others = offers.filter(({ valid, code }) => valid && code !== promo?.code).slice(0, mostOffers);
  return (
    <section className="cart-promo" aria-label={t('promoAdd')}>
      {discount && <Discount discount={discount} locale={locale} />}
      {promo && (
        <span className="cart-code" data-rejected={!promo.valid || undefined}>
          <b>{promo.code}</b>
          <button type="button" aria-label={t('promoRemove', { code: promo.code })} onClick={choose(removePromo)}>
            <Icon name="close" sizePx={18} />
          </button>
        </span>
      )}
      {others.map(({ code, discount: saved }) => (
        <button
          key={code}
          type="button"
          className="cart-code cart-offer"
          // the whole visible text is part of the name
          aria-label={t('promoUse', { code: saved > 0 ? `${code} ${formatPrice(-saved, locale)}` : code })}
          onClick={choose(() => applyPromo(code))}
        >
          <b>{code}</b> {saved > 0 && <span>{formatPrice(-saved, locale)}</span>}
          <Icon name="plus" sizePx={18} />
        </button>
      ))}
      <button ref={toggle} type="button" className="cart-other-code" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {promo || others.length > 0 ? t('otherCode') : t('promoAdd')}
      </button>
      {promo?.valid === false && <PromoReason promo={promo} locale={locale} />}
      {isOpen && <PromoForm onApplied={close} locale={locale} />}
    </section>
  );
}

/** One that applies is named beside its sum. */
function Discount({ discount, locale }: { discount: QuotedPromo; locale: Locale }) {
  return (
    <>
      <span className="cart-code cart-discount" data-off={!discount.valid || undefined}>
        {discount.title}
      </span>
      {!discount.valid && <PromoReason promo={discount} kind="discount" locale={locale} />}
    </>
  );
}
