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
import type { Where } from './use-where.ts';

interface Terms {
  /** minutes and fee of a place; '' while they are not known */
  readonly text: string;
  /** as far as the server or the terms know it */
  readonly place: Where | null;
}

const unknown: Terms = { text: '', place: null };

/** The terms that the page was sent with; after a choice on this page (`sent` is null) those that are loaded. */
export function useTermsText(locale: Locale, sent: Terms | null): Terms {
  const [t, setT] = useState<Translate<'fulfillment-sheet'> | null>(null);
  const orderType = useStore($orderType, { ssr: 'initial' });
  const coordinates = useStore($coordinates, { ssr: 'initial' });
  const restaurantId = useStore($restaurantId, { ssr: 'initial' });
  const terms = useStore($deliveryTerms, { ssr: 'initial' });

  const isAsSent = sent !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms depend on these choices; an open sheet loads them itself
  useEffect(() => {
    if (isAsSent) return;
    void loadWords(locale, 'fulfillment-sheet').then((words) => setT(() => translator<'fulfillment-sheet'>(words)));
    if (!$fulfillmentPickerOpened.get()) void loadDeliveryTerms();
  }, [isAsSent, locale, orderType, coordinates, restaurantId]);

  const isDelivery = orderType === delivery;
  const isKnown = terms.status !== 'pending' && (isDelivery ? coordinates : restaurantId) !== null;
  if (sent) return sent;
  if (t === null || !isKnown) return unknown;
  if (terms.isOutOfZone && isDelivery) return { text: '', place: { name: t('districtPoint'), note: t('noDelivery') } };
  if (terms.restaurantId === null) return unknown;
  const { paused, deliveryFee, durationMinutes, district = terms.landmark } = terms;
  const minutes = paused ? paused.opensAt && momentLabel(Date.parse(paused.opensAt), Date.now(), locale) : durationMinutes;
  return {
    text: termsText({ minutes, fee: isDelivery ? deliveryFee : null, isExact: true }, locale, t),
    place: isDelivery && district ? { name: '', note: district } : null,
  };
}
