import { useStore } from '@nanostores/react';
import { promoKey } from '#domain/order/promo.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';

/** A code that is offered to the customer, as the page was rendered with it; whether it applies comes with the quote. */
export type OwnPromo = Pick<QuotedPromo, 'code' | 'title'>;

export interface PromoRowState extends OwnPromo {
  readonly isApplied: boolean;
  /** undefined until the quote has arrived, and where codes are not checked before they are applied. */
  readonly quoted: QuotedPromo | undefined;
}

/** The customer's codes in the order in which they were rendered, so that nothing moves, and an applied code that is not among them. */
export function usePromoRows(promos: readonly OwnPromo[]): readonly PromoRowState[] {
  const { promoCode, isPromoOff } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  const code = isPromoOff ? '' : promoCode || (quote?.promo?.code ?? '');
  const applied = promoKey(code);
  const offers = quote?.offers ?? [];
  const quoted = new Map([...offers, ...(quote?.promo ? [quote.promo] : [])].map((promo) => [promoKey(promo.code), promo]));
  const known = new Map([...promos, ...offers].map(({ code: name, title }) => [promoKey(name), { code: name, title }]));
  if (applied !== '' && !known.has(applied)) known.set(applied, { code, title: quoted.get(applied)?.title ?? '' });
  return [...known].map(([key, own]) => ({ ...own, isApplied: key === applied, quoted: quoted.get(key) }));
}
