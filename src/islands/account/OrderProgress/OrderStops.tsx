import { formatClock } from '#domain/format.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { isReadyToPickUp } from '#domain/order/order-status.ts';
import { orderStops, type StopState } from '#domain/order/order-stops.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import type { Translate } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './OrderStops.module.css';
import { StopPicture } from './StopPicture.tsx';

/** The four stops of an order, with the time of each that it has reached and the promised time of the last while it can be kept. */
export function OrderStops({ t, order, isLate }: { t: Translate<'order'>; order: FollowedOrder; isLate: boolean }) {
  return (
    <ol className={styles['stops']} aria-label={t('statusTitle')}>
      {orderStops(order).map((stop) => (
        <li key={stop.name} className={styles[stop.state]} aria-current={stop.state === 'now' ? 'step' : undefined}>
          <StopPicture name={stop.name} />
          <i>{stop.state === 'done' && <Icon name="check" sizePx={14} />}</i>
          <span>{t(order.status === 'created' && stop.name === 'accepted' ? 'way_sent' : `way_${stop.name}`)}</span>
          <StopTime t={t} order={order} stop={stop} isPromised={!isLate && !isReadyToPickUp(order)} />
        </li>
      ))}
    </ol>
  );
}

interface StopTimeProps {
  t: Translate<'order'>;
  order: FollowedOrder;
  stop: StopState;
  isPromised: boolean;
}

function StopTime({ t, order, stop, isPromised }: StopTimeProps) {
  if (stop.at !== undefined) return <time dateTime={stop.at}>{formatClock(minutesOf(Date.parse(stop.at)))}</time>;
  if (!isPromised || !isLast(stop) || stop.state === 'done') return null;
  return <small>{t('by', { time: formatClock(minutesOf(Date.parse(order.expectedAt.to))) })}</small>;
}

function isLast({ name }: StopState): boolean {
  return name === 'yours' || name === 'picked_up';
}
