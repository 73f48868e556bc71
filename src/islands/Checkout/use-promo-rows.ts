import { useStore } from '@nanostores/react';
import { promoKey } from '#domain/order/promo.ts';
import type { QuotedOffer, QuotedPromo } from '#domain/order/quote.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';

/** A code that the customer can still use, as the page was rendered with it; whether it applies comes with the quote. */
export type OwnPromo = Pick<QuotedPromo, 'code' | 'title'>;

export interface PromoRowState extends OwnPromo {
  readonly isApplied: boolean;
  /** Applied by the server because it makes the cart cheapest. */
  readonly isBest: boolean;
  /** undefined until the quote has arrived, and where codes are not checked before they are applied. */
  readonly quoted: (QuotedPromo & Partial<QuotedOffer>) | undefined;
}

/** The customer's codes in the order in which they were rendered, so that nothing moves, and an applied code that is not among them. */
export function usePromoRows(promos: readonly OwnPromo[]): readonly PromoRowState[] {
  const { promoCode, isPromoOff } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  const automatic = isPromoOff || promoCode !== '' ? '' : (quote?.promo?.code ?? '');
  const applied = promoKey(promoCode || automatic);
  const offers = quote?.offers ?? [];
  const quoted = new Map([...offers, ...(quote?.promo ? [quote.promo] : [])].map((promo) => [promoKey(promo.code), promo]));
  const known = new Map([...promos, ...offers].map(({ code, title }) => [promoKey(code), { code, title }]));
  if (applied !== '' && !known.has(applied)) known.set(applied, { code: promoCode || automatic, title: quoted.get(applied)?.title ?? '' });
  return [...known].map(([key, { code, title }]) => ({
    code,
    title,
    isApplied: key === applied,
    isBest: key === promoKey(automatic),
    quoted: withMinimum(quoted.get(key), offers),
  }));
}

/** The check of an applied code does not have its minimum sum, that of the list does. */
function withMinimum(promo: PromoRowState['quoted'], offers: readonly QuotedOffer[]): PromoRowState['quoted'] {
  const minOrderSum = offers.find(({ code }) => code === promo?.code)?.minOrderSum;
  return promo === undefined || minOrderSum === undefined ? promo : { ...promo, minOrderSum };
}
