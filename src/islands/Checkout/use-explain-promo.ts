import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { translateUnknown } from '#domain/words.ts';
import { $orderType } from '#stores/shop/preferences.ts';
import type { SectionProps } from './section-props.ts';

/** Why a code takes nothing off. */
export type ExplainPromo = (reason: string | undefined, minOrderSum?: number) => string;

export function useExplainPromo({ t, locale }: Pick<SectionProps, 't' | 'locale'>): ExplainPromo {
  const isDelivery = useStore($orderType, { ssr: () => delivery }) === delivery;
  return (reason, minOrderSum) => {
    if (reason === 'order_type') return t(isDelivery ? 'promo_only_pickup' : 'promo_only_delivery');
    if (reason === 'min_sum' && minOrderSum) return t('promo_min_sum_of', { sum: formatPrice(minOrderSum, locale) });
    return translateUnknown(t, `promo_${reason}`) ?? t('promo_unknown');
  };
}
