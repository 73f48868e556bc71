import { useStore } from '@nanostores/react';
import type { Locale } from '#domain/locale.ts';
import { dayLabel, startDay } from '#domain/schedule/day-words.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { findSlot, firstAvailable, type OfferedSlot, type SlotDay, slotRange } from '#domain/schedule/time-slot.ts';
import type { Translate } from '#domain/words.ts';
import { $checkout } from '#stores/shop/checkout.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $places } from '#stores/shop/places.ts';
import { $slots, isSameSlot, loadSlots, takeSlot } from '#stores/shop/slots.ts';
import { Chips } from '#ui/Chips/Chips.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { SheetWords } from '../words.ts';
import { SlotMoved } from './SlotMoved.tsx';

const ClosedNow = lazyWithRetry(async () => (await import('./ClosedNow.tsx')).ClosedNow);

interface TimeChoiceProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

/** Day chips and slot chips. Until a slot is chosen, the first free one is used: "as soon as possible". */
export function TimeChoice({ locale, t }: TimeChoiceProps) {
  const { status, days, restaurantId, problem } = useStore($slots);
  const { slot } = useStore($checkout);
  const { paused: pause } = useStore($deliveryTerms);
  const restaurant = useStore($places).restaurants.find(({ id }) => id === restaurantId);
  const first = firstAvailable(days);
  const chosen = (slot && findSlot(days, slot)) ?? first;

  if (status === 'error')
    return <ProblemState message={problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadSlots(restaurantId)} />;
  if (status === 'pending' && days.length === 0) return <Skeleton label={t('loading')} count={1} shape="row" />;
  if (status === 'idle') return null;
  const isOpen = pause === null && (restaurant === undefined || openingAt(restaurant, Date.now()).state === 'open');
  const closed = !isOpen && <ClosedNow locale={locale} t={t} pause={pause} restaurant={restaurant} first={first} />;
  if (first === null || chosen === null) return pause ? closed : <ProblemState message={t('noSlots')} />;

  const take = (wanted: OfferedSlot | null) => takeSlot(wanted === null || isSameSlot(wanted, first) ? null : wanted);
  const noteOf = (one: OfferedSlot) => {
    if (isSameSlot(one, first)) return { note: t('asap') };
    return startDay(one) === day?.day ? {} : { note: dayLabel(startDay(one), Date.now(), locale, t) };
  };
  const day = days.find(({ slots }) => slots.some((one) => isSameSlot(one, chosen)));
  return (
    <section className="where-part" aria-label={t('timePart')}>
      {closed}
      <SlotMoved locale={locale} t={t} />
      <Chips
        legend={t('day')}
        chips={days.map((one) => ({ value: one.day, label: dayLabel(one.day, Date.now(), locale, t), disabled: freeOf(one) === null }))}
        value={day?.day ?? null}
        onChange={(value) => take(freeOf(days.find((one) => one.day === value)))}
      />
      <Chips
        grid
        legend={t('time')}
        chips={(day?.slots ?? []).map((one) => ({
          value: keyOf(one),
          label: slotRange(one),
          disabled: !one.isAvailable,
          ...noteOf(one),
        }))}
        value={keyOf(chosen)}
        onChange={(value) => take(day?.slots.find((one) => keyOf(one) === value) ?? null)}
      />
    </section>
  );
}

function freeOf(day: SlotDay | undefined): OfferedSlot | null {
  return day?.slots.find((slot) => slot.isAvailable) ?? null;
}

function keyOf({ day, start, end }: OfferedSlot): string {
  return `${day} ${start} ${end}`;
}
