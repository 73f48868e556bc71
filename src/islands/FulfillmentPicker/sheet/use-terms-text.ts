import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { termsText } from '#domain/fulfillment/terms-text.ts';
import type { Locale } from '#domain/locale.ts';
import { momentLabel } from '#domain/schedule/day-words.ts';
import { type Translate, translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { $deliveryTerms, loadDeliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $coordinates, $fulfillmentPickerOpened, $orderType, $restaurantId } from '#stores/shop/preferences.ts';

/** Minutes and fee of a place that was chosen on this page; '' until they have loaded. */
export function useTermsText(locale: Locale, isAsSent: boolean): string {
  const [t, setT] = useState<Translate<'fulfillment-sheet'> | null>(null);
  const orderType = useStore($orderType, { ssr: 'initial' });
  const coordinates = useStore($coordinates, { ssr: 'initial' });
  const restaurantId = useStore($restaurantId, { ssr: 'initial' });
  const terms = useStore($deliveryTerms, { ssr: 'initial' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms depend on these choices; an open sheet loads them itself
  useEffect(() => {
    if (isAsSent) return;
    void loadWords(locale, 'fulfillment-sheet').then((words) => setT(() => translator<'fulfillment-sheet'>(words)));
    if (!$fulfillmentPickerOpened.get()) void loadDeliveryTerms();
  }, [isAsSent, locale, orderType, coordinates, restaurantId]);

  const isDelivery = orderType === delivery;
  const isKnown = terms.status === 'success' && terms.restaurantId !== null && (isDelivery ? coordinates : restaurantId) !== null;
  if (isAsSent || t === null || !isKnown) return '';
  const { paused, deliveryFee, durationMinutes } = terms;
  const minutes = paused ? paused.opensAt && momentLabel(Date.parse(paused.opensAt), Date.now(), locale) : durationMinutes;
  return termsText({ minutes, fee: isDelivery ? deliveryFee : null, isExact: true }, locale, t);
}
