import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { pauseText, slotWithDay } from '#domain/schedule/day-words.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $places, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $orderType, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import { $slotMove, loadSlots } from '#stores/shop/slots.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';
import { ProblemText } from './ProblemText.tsx';
import type { SectionProps } from './section-props.ts';

/** The chosen place and time; both rows open the sheet that changes them. */
export function FulfillmentRows(part: SectionProps) {
  const { orderProblem } = part;
  const [placeErrorId, timeErrorId] = [useId(), useId()];
  const place = usePlace(part);
  const time = useTime(part);
  return (
    <>
      <button
        type="button"
        className={styles['row']}
        data-cause="place"
        aria-haspopup="dialog"
        aria-describedby={orderProblem?.cause === 'place' ? placeErrorId : undefined}
        onClick={openFulfillmentPicker}
      >
        <Icon name={place.isDelivery ? 'pin' : 'store'} />
        <span className={styles['what']}>
          <b>{place.title}</b>
          <small>{place.note}</small>
        </span>
        <Icon name="chevron-right" sizePx={20} />
      </button>
      <ProblemText {...part} cause="place" id={placeErrorId} focusable={false} />
      {orderProblem?.cause !== 'place' && place.warning && <p className={styles['refusal']}>{place.warning}</p>}
      <button
        type="button"
        className={styles['row']}
        data-cause="time"
        aria-haspopup="dialog"
        aria-describedby={orderProblem?.cause === 'time' ? timeErrorId : undefined}
        onClick={openFulfillmentPicker}
      >
        <Icon name="clock" />
        <span className={styles['what']}>
          <b>{time.title}</b>
          <small>{time.note}</small>
        </span>
        <Icon name="chevron-right" sizePx={20} />
      </button>
      <ProblemText {...part} cause="time" id={timeErrorId} focusable={false} />
      {time.paused && <p className={styles['moved']}>{time.paused}</p>}
      <p role="status" className={styles['moved']}>
        {time.moved}
      </p>
    </>
  );
}

function usePlace({ t, locale }: SectionProps) {
  const isDelivery = useStore($orderType, { ssr: () => delivery }) === delivery;
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  const addressText = useStore($checkout, { ssr: () => emptyDraft }).addressText.trim();
  const restaurants = useStore($places, { ssr: 'initial' }).restaurants;
  const quote = useStore($quote, { ssr: 'initial' }).quote;
  const fee = quote?.deliveryFee ?? null;
  const restaurant = restaurants.find(({ id }) => id === quote?.restaurantId);

  useEffect(() => {
    void loadPlaces();
  }, []);

  const reported = { isDelivery, warning: quote?.warnings.includes('OUT_OF_ZONE') ? t('OUT_OF_ZONE') : null };
  if (!isDelivery) return { ...reported, title: restaurant?.name ?? t('choosePickup'), note: restaurant?.address ?? t('pickup') };
  const note =
    !hasPoint || fee === null ? t('delivery') : fee === 0 ? t('deliveryFree') : t('deliveryFor', { sum: formatPrice(fee, locale) });
  return { ...reported, title: hasPoint ? addressText || t('pointChosen') : t('chooseAddress'), note };
}

function useTime({ t, locale }: SectionProps) {
  const slot = useStore($checkout, { ssr: () => emptyDraft }).slot;
  const quote = useStore($quote, { ssr: 'initial' }).quote;
  const move = useStore($slotMove, { ssr: 'initial' });
  const restaurantId = quote?.restaurantId ?? null;
  const isGone = quote?.warnings.includes('SLOT_UNAVAILABLE') ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the quote reports that a slot is gone, the slots are loaded again
  useEffect(() => {
    if (restaurantId !== null) void loadSlots(restaurantId);
  }, [restaurantId, isGone]);

  const reported = slot ?? quote?.slot ?? null;
  const notify = (one: NonNullable<typeof reported>) => slotWithDay(one, Date.now(), locale, t);
  const paused = quote?.paused && pauseText(quote.paused, Date.now(), locale, t);
  return {
    title: reported === null ? t(paused ? 'noTime' : 'asap') : notify(reported),
    note: slot === null ? t(reported === null ? (paused ? 'noTimeNote' : 'whenUnknown') : 'asapNote') : t('preorder'),
    paused,
    moved:
      move && (move.to ? t('slotMoved', { from: notify(move.from), to: notify(move.to) }) : t('slotGone', { from: notify(move.from) })),
  };
}
