import { formatClock, formatPrice } from '#domain/format.ts';
import { officeLink } from '#domain/office/sections.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import type { PlacedByHand } from '#stores/office/new-order.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './OfficeNewOrder.module.css';
import type { PartProps } from './part-props.ts';

interface PlacedProps extends Pick<PartProps, 't' | 'locale'> {
  order: PlacedByHand;
  onNext: () => void;
}

/** What to say at the end of the call, and the next one. */
export function Placed({ t, locale, order: { number, total, expectedAt }, onNext }: PlacedProps) {
  const clock = (iso: string) => formatClock(minutesOf(Date.parse(iso)));
  return (
    <section className={styles['part']}>
      <h2>{t('placed', { number })}</h2>
      <p role="status">{t('sayIt', { sum: formatPrice(total, locale), from: clock(expectedAt.from), to: clock(expectedAt.to) })}</p>
      <p>
        <a href={`${officeLink('adminOrders', locale)}?text=${number}`}>{t('toOrder')}</a>
      </p>
      <Button autoFocus onClick={onNext}>
        {t('nextCaller')}
      </Button>
    </section>
  );
}
