import { type MouseEvent, memo } from 'react';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { rangeText } from '#domain/order/live-text.ts';
import type { Order } from '#domain/order/order.ts';
import { isChangeable, openChange } from '#domain/order/order-change.ts';
import { isDelayable } from '#domain/order/order-delay.ts';
import { orderPace } from '#domain/order/order-pace.ts';
import { canMove, hasEnded, isUnanswered, nextStep } from '#domain/order/order-status.ts';
import { unacceptedMinutes } from '#domain/order/unaccepted.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { dayLabel, startDay } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { press } from '#stores/staff/presses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ChangeNote } from './ChangeNote.tsx';
import { Corrections } from './Corrections.tsx';
import { CourierChoice, type CourierChoiceProps } from './CourierChoice.tsx';
import actionStyles from './OrderActions.module.css';
import styles from './OrderCard.module.css';
import { OrderWishes } from './OrderWishes.tsx';
import { PaidBy } from './PaidBy.tsx';
import { Printer } from './Printer.tsx';
import { Customer, Recipient } from './Recipient.tsx';
import { TicketLines } from './TicketLines.tsx';

interface OrderCardProps extends Pick<CourierChoiceProps, 'couriers' | 'onCouriersOpened'> {
  t: Translate<'staff-board'>;
  locale: Locale;
  order: Order;
  /** null: the staff member sees the orders of one restaurant only */
  restaurant: string | null;
  /** orders of its customer that can still be canceled, including this one */
  openOfCustomer: number;
  now: number;
  /** null: this person does not see the attempts to pay */
  paymentsPath: string | null;
  onPrint: (order: Order) => void;
  onCancel: (canceled: Canceled) => void;
  onChange: (order: Order) => void;
}

/** What is to be canceled. */
export interface Canceled {
  readonly order: Order;
  /** every open order of its customer, too */
  readonly isAll: boolean;
}

/** An order's dishes, time and customer, and a button for the next step. A press draws only the cards that it changes. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { t, locale, order, restaurant, now, paymentsPath } = props;
  const { number, status, orderTypeId } = order;
  const reported = t('number', { number });
  const next = nextStep(status, orderTypeId);
  const isLate = isUnanswered(order, now);
  const unaccepted = unacceptedMinutes(order, now);

  const step = () => {
    if (next !== null) void press(order, { kind: 'move', status: next });
  };

  if (hasEnded(status)) return <HandedOver {...props} step={step} />;
  return (
    <li
      className={isLate ? `${styles['card']} ${styles['late']}` : styles['card']}
      data-status={status}
      data-unaccepted={unaccepted === null ? undefined : ''}
    >
      <div className={styles['head']}>
        <h3>{reported}</h3>
        <Pace t={t} order={order} now={now} />
      </div>
      {isLate && (
        <p className={styles['alarm']} role="alert">
          {t('unanswered')}
        </p>
      )}
      {!isLate && unaccepted !== null && <p className={styles['warning']}>{t('notAccepted', { count: unaccepted })}</p>}
      <KindAndTime t={t} locale={locale} order={order} now={now} />
      <ChangeNote t={t} locale={locale} order={order} />
      <TicketLines t={t} lines={order.lines} locale={locale} />
      <OrderWishes t={t} order={order} />
      {order.comment !== '' && <p className={styles['comment']}>{t('quoted', { text: order.comment })}</p>}
      <Recipient t={t} locale={locale} order={order} restaurant={restaurant} paymentsPath={paymentsPath} />
      <CourierChoice {...props} />
      <Actions {...props} step={step} />
    </li>
  );
});

type SteppedProps = OrderCardProps & { step: () => void };

/** An order that needs nothing more, in one row: a quiet button ends it, and the dots show what it was. */
function HandedOver(props: SteppedProps) {
  const { t, locale, order, now } = props;
  return (
    <li className={`${styles['card']} ${styles['handed']}`} data-status={order.status}>
      <div className={styles['head']}>
        <h3>{t('number', { number: order.number })}</h3>
        <KindAndTime t={t} locale={locale} order={order} now={now} />
      </div>
      <Actions {...props} />
    </li>
  );
}

/** The next step, printing, and what is rarely needed; for an order that is handed over printing is rare, too. */
function Actions(props: SteppedProps) {
  const { t, order, onPrint, step } = props;
  const next = nextStep(order.status, order.orderTypeId);
  const isQuiet = hasEnded(order.status);
  return (
    <div className={actionStyles['actions']} data-quiet={isQuiet ? '' : undefined}>
      {next !== null && (
        <Button variant={isQuiet ? 'soft' : 'primary'} onClick={step}>
          {t(`to_${next}`)}
        </Button>
      )}
      {!isQuiet && (
        <button
          type="button"
          className={actionStyles['square']}
          onClick={() => onPrint(order)}
          title={t('print')}
          aria-label={`${t('print')}: ${t('number', { number: order.number })}`}
        >
          <Printer />
        </button>
      )}
      <OrderMenu {...props} />
    </div>
  );
}

/** What is rarely needed, below the row of buttons. */
function OrderMenu(props: OrderCardProps) {
  const { t, order, openOfCustomer, onCancel, onChange } = props;
  const { number, status, orderTypeId } = order;
  const reported = t('number', { number });
  const cancelAll = t('cancelAll', { count: openOfCustomer });
  const canCancel = canMove(status, 'cancelled', 'staff', orderTypeId);
  const isQuiet = hasEnded(status);
  const change = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('details')?.removeAttribute('open');
    onChange(order);
  };
  if (!canCancel && openOfCustomer < 2 && !isQuiet && !isDelayable(status)) return null;
  return (
    <details className={actionStyles['more']} name="order-menu">
      <summary className={actionStyles['square']} title={t('more')} aria-label={`${t('more')}: ${reported}`} />
      {isQuiet && <Past {...props} />}
      <Corrections t={t} order={order} now={props.now} />
      {isChangeable(status) && openChange(order) === null && (
        <button type="button" onClick={change} aria-label={`${t('change')}: ${reported}`}>
          {t('change')}
        </button>
      )}
      {canCancel && (
        <button type="button" onClick={() => onCancel({ order, isAll: false })} aria-label={`${t('cancel')}: ${reported}`}>
          {t('cancel')}
        </button>
      )}
      {openOfCustomer > 1 && (
        <button type="button" onClick={() => onCancel({ order, isAll: true })} aria-label={`${cancelAll}: ${reported}`}>
          {cancelAll}
        </button>
      )}
    </details>
  );
}

/** What an order that is handed over was, and its ticket. */
function Past({ t, locale, order, paymentsPath, onPrint }: OrderCardProps) {
  return (
    <>
      <p>{order.lines.map(({ quantity, name }) => `${quantity} × ${name[locale]}`).join(', ')}</p>
      <Customer contact={order.contact} />
      {isPaymentProvider(order.payment.method) && (
        <p>
          <PaidBy t={t} order={order} paymentsPath={paymentsPath} />
        </p>
      )}
      <button
        type="button"
        className={actionStyles['print']}
        onClick={() => onPrint(order)}
        aria-label={`${t('print')}: ${t('number', { number: order.number })}`}
      >
        {t('print')}
      </button>
    </>
  );
}

type SectionProps = Pick<OrderCardProps, 't' | 'locale'>;

const shownPace = { early: 'minutesLeft', due: 'dueIn', late: 'lateBy' } as const;

/** How the order keeps its time: briefly, and in words for screen readers. */
function Pace({ t, order, now }: Pick<OrderCardProps, 't' | 'order' | 'now'>) {
  const pace = orderPace(order, now);
  if (pace === null) return null;
  const isQuiet = pace.state === 'early' && (order.status === 'ready' || order.status === 'on_way');
  return (
    <span
      className={styles['pace']}
      data-pace={pace.state}
      data-quiet={isQuiet ? '' : undefined}
      role="img"
      aria-label={t(`pace_${pace.state}`, { count: pace.minutes })}
    >
      {t(shownPace[pace.state], { count: pace.minutes })}
    </span>
  );
}

/** How and when the customer gets the order; the day only when it is not today. */
function KindAndTime({ t, locale, order: { slot, promised, orderTypeId }, now }: SectionProps & Pick<OrderCardProps, 'order' | 'now'>) {
  const day = startDay(slot);
  const isDelivery = orderTypeId === delivery;
  return (
    <p className={styles['when']}>
      <span className={styles['kind']}>
        <Icon name={isDelivery ? 'bike' : 'store'} sizePx={22} />
        {t(isDelivery ? 'delivery' : 'pickup')}
      </span>
      <b>
        {day !== dayOf(now) && `${dayLabel(day, now, locale, t)}, `}
        <span className={styles['hours']}>{rangeText(promised)}</span>
      </b>
    </p>
  );
}
