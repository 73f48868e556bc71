import { useEffect, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import { slotWithDate } from '#domain/schedule/day-words.ts';
import { type HandCart, type HandQuote, loadSlots, type SlotDays } from '#stores/office/new-order.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import '#ui/Select/Select.css';
import { Select } from '#ui/Select/Select.tsx';
import { missingIn } from './hand-draft.ts';
import styles from './OfficeNewOrder.module.css';
import type { PartProps } from './part-props.ts';

interface SummaryPartProps extends PartProps {
  cart: HandCart | null;
  quote: HandQuote | null;
  /** why it has no price */
  problem: string | null;
  canPlace: boolean;
  isBusy: boolean;
  onPlace: () => Promise<void>;
}

/** When, how it is paid, what it costs and what stands in the way. */
export function SummaryPart({ t, locale, draft, cart, quote, problem, canPlace, isBusy, onPlace, onChange }: SummaryPartProps) {
  const [isTried, setTried] = useState(false);
  const missing = missingIn(draft);
  const days = useSlots(cart, quote?.restaurantId ?? null);
  const free = days.flatMap(({ slots }) => slots.filter(({ isAvailable }) => isAvailable));
  const warnings =
    draft.lines.length === 0 ? (quote?.warnings ?? []).filter((warning) => warning !== 'MIN_ORDER_SUM') : (quote?.warnings ?? []);
  return (
    <section className={`${styles['part']} ${styles['summary']}`}>
      <div className={styles['row']}>
        <Select
          label={t('time')}
          options={[
            { value: '', label: t('soonest') },
            ...free.map((slot) => ({ value: `${slot.day}/${slot.start}/${slot.end}`, label: slotWithDate(slot, Date.now(), locale) })),
          ]}
          value={draft.slot}
          onChange={(slot) => onChange({ slot })}
        />
        <Segmented
          legend={t('payment')}
          options={[
            { value: 'cash', label: t('cash') },
            { value: 'card_on_delivery', label: t('card') },
          ]}
          value={draft.method}
          onChange={(method) => onChange({ method })}
        />
      </div>
      <TextField
        label={t('orderComment')}
        maxLength={500}
        autoComplete="off"
        value={draft.comment}
        onChange={(comment) => onChange({ comment })}
      />
      <Reasons texts={[...(problem === null ? [] : [problem]), ...warnings.map((warning) => t(`warning_${warning}`))]} />
      {quote !== null && (
        <p className={styles['total']} role="status">
          {t('total', { sum: formatPrice(quote.total, locale) })}
          {quote.deliveryFee !== null && quote.deliveryFee > 0 && ` · ${t('fee', { sum: formatPrice(quote.deliveryFee, locale) })}`}
        </p>
      )}
      {isTried && <Reasons texts={missing.map((part) => t(`missing_${part}`))} />}
      <Button
        loading={isBusy}
        disabled={missing.length === 0 && (!canPlace || warnings.length > 0)}
        onClick={() => {
          setTried(true);
          if (missing.length === 0) void onPlace();
        }}
      >
        {t('place')}
      </Button>
    </section>
  );
}

/** Why it can't be placed yet. */
function Reasons({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} role="alert">
      {text}
    </p>
  ));
}

/** The times of the restaurant for this place. */
function useSlots(cart: HandCart | null, restaurantId: string | null): SlotDays {
  const [days, setDays] = useState<SlotDays>([]);
  const point = cart === null ? '' : JSON.stringify([cart.orderTypeId, cart.longitude ?? null, cart.latitude ?? null]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the point stands for the cart
  useEffect(() => {
    if (cart === null || restaurantId === null) return;
    let isCurrent = true;
    void loadSlots(cart, restaurantId).then((loaded) => {
      if (isCurrent) setDays(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [point, restaurantId]);
  return days;
}
