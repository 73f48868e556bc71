import { useStore } from '@nanostores/react';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { promoReason, type RejectedPromo } from '#domain/order/promo-reason.ts';
import { $orderType } from '#stores/shop/preferences.ts';
import type { SectionProps } from './section-props.ts';

/** Why a code takes nothing off. */
export type ExplainPromo = (rejected: RejectedPromo) => string;

export function useExplainPromo({ t, locale }: Pick<SectionProps, 't' | 'locale'>): ExplainPromo {
  const orderType = useStore($orderType, { ssr: () => delivery });
  return (rejected) => promoReason(rejected, orderType, locale, t);
}
