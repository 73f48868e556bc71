import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { promoReason, promoSumLeft, type RejectedPromo } from '#domain/order/promo-reason.ts';
import { $orderType } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import type { SectionProps } from './section-props.ts';

/** Why a code takes nothing off, or what is missing until it does. */
export type ExplainPromo = (rejected: RejectedPromo & { readonly title?: string }) => string;

export function useExplainPromo({ t, locale }: Pick<SectionProps, 't' | 'locale'>): ExplainPromo {
  const orderType = useStore($orderType, { ssr: () => delivery });
  const { quote } = useStore($quote, { ssr: 'initial' });
  return (rejected) => {
    const left = quote === null ? null : promoSumLeft(rejected, quote.itemsTotal);
    if (left === null || rejected.title === undefined) return promoReason(rejected, orderType, locale, t);
    return t('promoLeft', { title: rejected.title, sum: formatPrice(left, locale) });
  };
}
