import { useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import type { Translate } from '#domain/words.ts';
import { removePromo } from '#stores/account/promo.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';

/** They load when a code is entered, or when the order's code takes nothing off. */
const PromoForm = lazyWithRetry(async () => (await import('./PromoForm.tsx')).PromoForm, true);
const PromoReason = lazyWithRetry(async () => (await import('./PromoForm.tsx')).PromoReason, true);

interface CartPromoProps {
  promo: QuotedPromo | undefined;
  locale: Locale;
  t: Translate<'cart-advice'>;
}

/** The promo code of the order with a button that removes it, and a button that shows the field for another one. */
export function CartPromo({ promo, locale, t }: CartPromoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // the focused control is removed
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const remove = () => {
    removePromo();
    close();
  };
  return (
    <section className="cart-promo" aria-label={t('promoAdd')}>
      {promo && (
        <span className="cart-code" data-rejected={!promo.valid || undefined}>
          <b>{promo.code}</b>
          <button type="button" aria-label={t('promoRemove', { code: promo.code })} onClick={remove}>
            <Icon name="close" sizePx={18} />
          </button>
        </span>
      )}
      <button ref={toggle} type="button" className="cart-other-code" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {promo ? t('otherCode') : t('promoAdd')}
      </button>
      {promo?.valid === false && <PromoReason promo={promo} locale={locale} />}
      {isOpen && <PromoForm onApplied={close} locale={locale} />}
    </section>
  );
}
