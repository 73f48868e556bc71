import type { MouseEvent } from 'react';
import type { BoardChange } from '#domain/order/board-press.ts';
import type { Order } from '#domain/order/order.ts';
import { delayMinutes, delaysSince, isDelayable, mostDelays } from '#domain/order/order-delay.ts';
import { statusBefore } from '#domain/order/step-back.ts';
import type { Translate } from '#domain/words.ts';
import { press } from '#stores/staff/presses.ts';
import actionStyles from './OrderActions.module.css';

interface CorrectionsProps {
  t: Translate<'staff-board'>;
  order: Order;
  now: number;
}

/** The step back after a wrong press, and more time. */
export function Corrections({ t, order, now }: CorrectionsProps) {
  const { status, number } = order;
  const before = statusBefore(order, now);
  const times = delaysSince(order) + 1;
  const reported = t('number', { number });
  const done = (event: MouseEvent<HTMLElement>, change: BoardChange) => {
    event.currentTarget.closest('details')?.removeAttribute('open');
    void press(order, change);
  };
  return (
    <>
      {before !== null && (
        <button
          type="button"
          className={actionStyles['correct']}
          onClick={(event) => done(event, { kind: 'back', from: status, to: before })}
          aria-label={`${t('stepBack')}: ${reported}`}
        >
          {t('stepBack')}
        </button>
      )}
      {isDelayable(status) && times <= mostDelays && (
        <button
          type="button"
          className={actionStyles['correct']}
          onClick={(event) => done(event, { kind: 'delay', times })}
          aria-label={`${t('promiseLater', { count: delayMinutes })}: ${reported}`}
        >
          {t('promiseLater', { count: delayMinutes })}
        </button>
      )}
    </>
  );
}
