import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatClock, formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { promisedSlot, soonEstimate } from '#domain/order/promised-time.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { momentLabel, pauseText, slotWithDay } from '#domain/schedule/day-words.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import type { SlotChoice } from '#domain/schedule/time-slot.ts';
import { areaAt } from '#stores/shop/area-at.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $places, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $orderType, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import { $slotMove, loadSlots } from '#stores/shop/slots.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';
import { ProblemText } from './ProblemText.tsx';
import rows from './Rows.module.css';
import type { SectionProps } from './section-props.ts';

interface FulfillmentRowsProps extends SectionProps {
  /** The address is typed in a field below and is not shown in its row. */
  hasAddressField: boolean;
  /** The address's fields, directly below its row. */
  children: ReactNode;
}

/** The chosen place and time; both rows open the sheet that changes them. */
export function FulfillmentRows(part: FulfillmentRowsProps) {
  const place = usePlace(part);
  const time = useTime(part);
  return (
    <>
      <Row {...part} cause="place" icon={place.isDelivery ? 'pin' : 'store'} title={place.title} note={place.note} />
      {part.orderProblem?.cause !== 'place' && place.warning && <p className={styles['problem']}>{place.warning}</p>}
      {part.children}
      <Row {...part} cause="time" icon="clock" title={time.title} note={time.note} />
      {time.closed && <p className={styles['moved']}>{time.closed}</p>}
      <p role="status" className={styles['moved']}>
        {time.moved}
      </p>
    </>
  );
}

interface RowProps extends SectionProps {
  cause: 'place' | 'time';
  icon: 'pin' | 'store' | 'clock';
  title: string;
  note: string;
}

function Row({ cause, icon, title, note, ...part }: RowProps) {
  const errorId = useId();
  return (
    <>
      <button
        type="button"
        className={rows['row']}
        data-cause={cause}
        aria-haspopup="dialog"
        aria-describedby={part.orderProblem?.cause === cause ? errorId : undefined}
        onClick={openFulfillmentPicker}
      >
        <Icon name={icon} />
        <span className={rows['what']}>
          <b lang={foreignLanguage(title, part.locale)}>{title}</b>
          <small>{note}</small>
        </span>
        <Icon name="chevron-right" sizePx={20} />
      </button>
      <ProblemText {...part} cause={cause} id={errorId} focusable={false} />
    </>
  );
}

function usePlace({ t, locale, hasAddressField }: FulfillmentRowsProps) {
  const isDelivery = useStore($orderType, { ssr: () => delivery }) === delivery;
  const point = useStore($coordinates, { ssr: () => null });
  const draft = useStore($checkout, { ssr: () => emptyDraft });
  const restaurants = useStore($places, { ssr: 'initial' }).restaurants;
  const quote = useStore($quote, { ssr: 'initial' }).quote;
  const fee = quote?.deliveryFee ?? null;
  const restaurant = restaurants.find(({ id }) => id === quote?.restaurantId);
  const text = hasAddressField ? '' : draft.addressText.trim();
  const area = useArea(isDelivery ? point : null);

  useEffect(() => {
    void loadPlaces();
  }, []);

  const outOfZone = quote?.warnings.includes('OUT_OF_ZONE') ? t('OUT_OF_ZONE') : null;
  const reported = { isDelivery, warning: quote?.menuError ?? outOfZone };
  if (!isDelivery) return { ...reported, title: restaurant?.name ?? t('choosePickup'), note: restaurant?.address ?? t('pickup') };
  const feeText =
    point === null || fee === null ? t('delivery') : fee === 0 ? t('deliveryFree') : t('deliveryFor', { sum: formatPrice(fee, locale) });
  const note = [text && area, feeText].filter(Boolean).join(' · ');
  return { ...reported, title: point === null ? t('chooseAddress') : text || area || t('pointChosen'), note };
}

/** The district and the landmark around a point; '' until they are known. */
function useArea(point: Coordinates | null): string {
  const [area, setArea] = useState('');
  useEffect(() => {
    let isLatest = true;
    setArea('');
    if (point !== null) void areaAt(point).then((name) => isLatest && setArea(name));
    return () => {
      isLatest = false;
    };
  }, [point]);
  return area;
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
  const notify = (one: SlotChoice) => slotWithDay(one, Date.now(), locale, t);
  const paused = quote?.paused && pauseText(quote.paused, Date.now(), locale, t);
  const opensAt = quote?.paused?.opensAt;
  const soonest = opensAt ? t('pausedNote', { time: momentLabel(Date.parse(opensAt), Date.now(), locale) }) : t('asapNote');
  const restaurant = useStore($places, { ssr: 'initial' }).restaurants.find(({ id }) => id === restaurantId);
  const isOpen = restaurant === undefined || openingAt(restaurant, Date.now()).state === 'open';
  const soon =
    slot === null && isOpen && !quote?.paused && reported !== null
      ? soonEstimate(reported, quote?.deliveryDuration ?? 0, Date.now())
      : null;
  const estimate = soon && t('asapBy', { minutes: soon.minutes, time: formatClock(minutesOf(soon.latest)) });
  const asap = reported === null ? t(paused ? 'noTimeNote' : 'whenUnknown') : (estimate ?? soonest);
  return {
    title: reported === null ? t(paused ? 'noTime' : 'asap') : soon ? t('asap') : notify(promisedSlot(slot, quote) ?? reported),
    note: slot === null ? asap : t('preorder'),
    closed: reported === null ? paused : undefined,
    moved:
      move && (move.to ? t('slotMoved', { from: notify(move.from), to: notify(move.to) }) : t('slotGone', { from: notify(move.from) })),
  };
}
