import type { WireToday } from '#contract/office/today.ts';
import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { translator, type Words } from '#domain/words.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Couriers } from './Couriers.tsx';
import { Hands } from './Hands.tsx';
import { Kitchens } from './Kitchens.tsx';
import { Money } from './Money.tsx';
import styles from './OfficeToday.module.css';
import { Tiles } from './Tiles.tsx';
import { useToday } from './use-today.ts';

export interface OfficeTodayProps {
  locale: Locale;
  words: Words;
  /** as the page was rendered */
  today: WireToday;
}

/**
 * The home of the office: what goes on now and what needs a hand, as far as this person sees it (R-TODAY-1 to R-TODAY-4).
 *
 * ## Why an island?
 *
 * It is read again while the page stays open.
 */
export const OfficeToday = withErrorBoundary(function OfficeToday({ locale, words, today: drawn }: OfficeTodayProps) {
  const t = translator<'office-today'>(words);
  const today = useToday(drawn);
  const { orders, kitchens, money, couriers, todo } = today;
  const part = { t, words, locale };
  return (
    <div className={styles['today']}>
      <p className={styles['hint']}>{t('asOf', { time: formatClock(minutesOf(Date.parse(today.at))) })}</p>
      {(orders !== null || money !== null) && <Tiles {...part} orders={orders} money={money} couriers={couriers} />}
      <div className={styles['columns']}>
        <Hands {...part} orders={orders} kitchens={kitchens} todo={todo} />
        {money !== null && <Money {...part} money={money} />}
        {couriers !== null && couriers.length > 0 && <Couriers {...part} couriers={couriers} />}
        {kitchens !== null && kitchens.length > 0 && <Kitchens {...part} kitchens={kitchens} />}
      </div>
    </div>
  );
});
