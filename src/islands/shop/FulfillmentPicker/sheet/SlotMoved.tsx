import { useStore } from '@nanostores/react';
import type { Locale } from '#domain/locale.ts';
import { slotWithDay } from '#domain/schedule/day-words.ts';
import type { SlotChoice } from '#domain/schedule/time-slot.ts';
import type { Translate } from '#domain/words.ts';
import { $slotMove } from '#stores/shop/slots.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from '../FulfillmentPicker.module.css';

/** Announces that the chosen slot has passed or is full and which slot replaced it; always rendered, so that the change is announced. */
export function SlotMoved({ locale, t }: { locale: Locale; t: Translate<'fulfillment-picker'> }) {
  const move = useStore($slotMove, { ssr: () => null });
  const label = (slot: SlotChoice) => slotWithDay(slot, Date.now(), locale, t);
  return (
    <div role="status" className={styles['moved']}>
      {move && (
        <p>
          <Icon name="clock" sizePx={20} />
          {move.to ? t('slotMoved', { from: label(move.from), to: label(move.to) }) : t('slotGone', { from: label(move.from) })}
        </p>
      )}
    </div>
  );
}
