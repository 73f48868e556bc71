import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { maxPromoCodeLength, promoReason } from '#domain/order/promo-reason.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { tryPromo } from '#stores/account/promo.ts';
import { $orderType } from '#stores/shop/preferences.ts';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { useLoaded } from '#ui/use-loaded.ts';

/** Never settles when they fail to load: the cart is whole without this part. */
const loadPromoWords = (locale: Locale) => loadWords(locale, 'checkout').catch(() => new Promise<Words>(() => {}));

/** A code that is typed, applied once the server accepts it; otherwise the field says why not. */
export function PromoForm({ onApplied, locale }: { onApplied: () => void; locale: Locale }) {
  const words = useLoaded(loadPromoWords, locale);
  const orderType = useStore($orderType);
  const { field, message, reject, clear } = useFieldError();
  const [isChecking, setIsChecking] = useState(false);
  const errorId = useId();
  const isReady = words !== null;
  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady, field]);
  if (!isReady) return null;

  const t = translator<'checkout'>(words);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim();
    if (!code) return field.current?.focus();
    setIsChecking(true);
    const result = await tryPromo(code);
    setIsChecking(false);
    if (result === 'applied') onApplied();
    else if (result !== 'failed') reject(promoReason(result, orderType, locale, t));
  };
  return (
    <form className="cart-code-form" noValidate onSubmit={(event) => void submit(event)}>
      <input
        ref={field}
        name="promo"
        aria-label={t('promoCode')}
        placeholder={t('promoCode')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={maxPromoCodeLength}
        aria-invalid={message !== null}
        aria-describedby={errorId}
        onChange={clear}
      />
      <button type="submit" className="button soft" disabled={isChecking}>
        {t('promoApply')}
      </button>
      <p id={errorId}>{message}</p>
    </form>
  );
}

interface PromoReasonProps {
  promo: QuotedPromo;
  kind?: 'promo' | 'discount';
  locale: Locale;
}

/** Why the order's code, or an automatic discount, takes nothing off. */
export function PromoReason({ promo, kind = 'promo', locale }: PromoReasonProps) {
  const words = useLoaded(loadPromoWords, locale);
  const orderType = useStore($orderType);
  if (words === null) return null;
  return (
    <p role="status" className={`cart-reason ${kind}`}>
      {promoReason(promo, orderType, locale, translator<'checkout'>(words), kind)}
    </p>
  );
}
