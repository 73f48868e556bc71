import { formatClock } from '#domain/format.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { isFinal, orderSteps } from '#domain/order/order-status.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import type { Translate } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './OrderProgress.module.css';

/** The steps of an order: past steps with their times, the current one and the next ones. */
export function Steps({ t, order }: { t: Translate<'order'>; order: FollowedOrder }) {
  return (
    <section>
      <h2 className="hidden">{t('statusTitle')}</h2>
      <ol className={styles['steps']}>
        {rowsOf(order).map(({ status, state, at }) => (
          <li key={status} className={styles[state]} aria-current={state === 'now' || state === 'off' ? 'step' : undefined}>
            <i>{state === 'done' ? <Icon name="check" sizePx={16} /> : state === 'off' && <Icon name="close" sizePx={16} />}</i>
            <span>{t(`status_${status}`)}</span>
            {at !== undefined && <time dateTime={at}>{state === 'now' ? t('now') : formatClock(minutesOf(Date.parse(at)))}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}

type StepState = 'done' | 'now' | 'off' | 'ahead';

function rowsOf({ status: reached, orderTypeId, history }: FollowedOrder) {
  const times = new Map(history.map(({ status, at }) => [status, at]));
  const all = orderSteps(orderTypeId);
  const isOff = reached === 'cancelled';
  const steps = isOff ? [...all.filter((status) => times.has(status)), reached] : all;
  const stateOf = (index: number): StepState => {
    const here = steps.indexOf(reached);
    if (index < here) return 'done';
    if (index > here) return 'ahead';
    if (isOff) return 'off';
    return isFinal(reached) ? 'done' : 'now';
  };
  return steps.map((status, index) => ({ status, state: stateOf(index), at: times.get(status) }));
}
