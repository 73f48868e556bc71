import { useStore } from '@nanostores/react';
import { slotWithDay } from '#domain/schedule/day-words.ts';
import { openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import { takeSlot } from '#stores/shop/slots.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Checkout.module.css';
import type { SectionProps } from './section-props.ts';

/** Offers another time to a cart with dishes that are not served at the time of the order: the first one at which all of them are. */
export function OffHours({ t, locale }: Pick<SectionProps, 't' | 'locale'>) {
  const quote = useStore($quote, { ssr: 'initial' }).quote;
  if (!quote?.warnings.includes('ITEMS_OFF_HOURS')) return null;
  const slot = quote.servedSlot ?? null;
  return (
    <>
      <p role="status" className={styles['moved']}>
        {t(slot === null ? 'offHoursNone' : 'offHours')}
      </p>
      {slot !== null && (
        <Button onClick={() => takeSlot(slot)}>{t('offHoursMove', { time: slotWithDay(slot, Date.now(), locale, t) })}</Button>
      )}
      <Button variant="ghost" onClick={openFulfillmentPicker}>
        {t('offHoursChoose')}
      </Button>
    </>
  );
}
