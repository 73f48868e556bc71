import { useState } from 'react';
import { formatPhone, formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { orderPace } from '#domain/order/order-pace.ts';
import { canMove, isUnanswered, nextStep } from '#domain/order/order-status.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { dayLabel, startDay } from '#domain/schedule/day-words.ts';
import { slotLabel } from '#domain/schedule/time-slot.ts';
import type { Translate } from '#domain/words.ts';
import { moveOrder } from '#stores/staff/orders.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import cardStyles from './OrderCard.module.css';
import styles from './StaffBoard.module.css';
import { TicketLines } from './TicketLines.tsx';

interface OrderCardProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  order: Order;
  restaurant: string;
  /** orders of its customer that can still be canceled, including this one */
  openOfCustomer: number;
  now: number;
  onPrint: () => void;
  /** `isAll`: every open order of its customer */
  onCancel: (isAll: boolean) => void;
}

/** An order's dishes, time and customer, and a button for the next step. */
export function OrderCard({ t, locale, order, restaurant, openOfCustomer, now, onPrint, onCancel }: OrderCardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, number, status, orderTypeId } = order;
  const reported = t('number', { number });
  const cancelAll = t('cancelAll', { count: openOfCustomer });
  const next = nextStep(status, orderTypeId);
  const isLate = isUnanswered(order, now);

  const step = async () => {
    if (next === null) return;
    setIsBusy(true);
    await moveOrder(id, next, null);
    setIsBusy(false);
  };

  return (
    <li className={isLate ? `${cardStyles['card']} ${cardStyles['late']}` : cardStyles['card']} data-status={status}>
      <div className={cardStyles['head']}>
        <h3>{reported}</h3>
        <span className={cardStyles['kind']}>{t(orderTypeId === delivery ? 'delivery' : 'pickup')}</span>
        <Pace t={t} order={order} now={now} />
      </div>
      {isLate && (
        <p className={cardStyles['alarm']} role="alert">
          {t('unanswered')}
        </p>
      )}
      <OrderSlot t={t} locale={locale} slot={order.slot} now={now} />
      <p className={cardStyles['where']}>{restaurant}</p>
      <TicketLines t={t} lines={order.lines} locale={locale} />
      {order.comment !== '' && <p className={cardStyles['comment']}>{t('quoted', { text: order.comment })}</p>}
      <Recipient t={t} locale={locale} order={order} />
      <div className={styles['buttons']}>
        {next !== null && (
          <Button wide loading={isBusy} onClick={() => void step()}>
            {t(`to_${next}`)}
          </Button>
        )}
        <button type="button" className={styles['small']} onClick={onPrint} aria-label={`${t('print')}: ${reported}`}>
          {t('print')}
        </button>
        {canMove(status, 'cancelled', 'staff', orderTypeId) && (
          <button type="button" className={styles['small']} onClick={() => onCancel(false)} aria-label={`${t('cancel')}: ${reported}`}>
            {t('cancel')}
          </button>
        )}
        {openOfCustomer > 1 && (
          <details className={cardStyles['more']} name="order-menu">
            <summary className={styles['small']} aria-label={`${t('more')}: ${reported}`} />
            <button type="button" className={styles['small']} onClick={() => onCancel(true)} aria-label={`${cancelAll}: ${reported}`}>
              {cancelAll}
            </button>
          </details>
        )}
      </div>
    </li>
  );
}

type SectionProps = Pick<OrderCardProps, 't' | 'locale'>;

/** How the order keeps its time: briefly, and in words for screen readers. */
function Pace({ t, order, now }: Pick<OrderCardProps, 't' | 'order' | 'now'>) {
  const pace = orderPace(order, now);
  if (pace === null) return null;
  return (
    <span className={cardStyles['pace']} data-pace={pace.state} role="img" aria-label={t(`pace_${pace.state}`, { count: pace.minutes })}>
      {t(pace.state === 'late' ? 'lateBy' : 'minutesLeft', { count: pace.minutes })}
    </span>
  );
}

/** For when the order is, with its day unless that is today. */
function OrderSlot({ t, locale, slot, now }: SectionProps & { slot: Order['slot']; now: number }) {
  const day = startDay(slot);
  return (
    <p className={cardStyles['slot']}>
      <Icon name="clock" sizePx={18} />
      <span>
        {day !== dayOf(now) && `${dayLabel(day, now, locale, t)}, `}
        <span className={cardStyles['hours']}>{slotLabel(slot.start, slot.end)}</span>
      </span>
    </p>
  );
}

/** Whom the order is for, where, and what is paid. */
function Recipient({ t, locale, order }: SectionProps & { order: Order }) {
  const { contact, payment } = order;
  return (
    <p className={cardStyles['person']}>
      {contact.firstName}, <a href={`tel:+${contact.phone1}`}>{formatPhone(contact.phone1)}</a>
      {order.address !== undefined && <span>{addressLine(order, t)}</span>}
      <span>
        {formatPrice(order.total, locale)} · {t(payment.method)}
        {payment.changeFrom !== undefined && `, ${t('changeFrom', { sum: formatPrice(payment.changeFrom, locale) })}`}
      </span>
    </p>
  );
}

/** An address in one line. */
export function addressLine({ address }: Order, t: Translate<'staff-board'>): string {
  if (address === undefined) return '';
  const addressParts = (['entrance', 'floor', 'apartment'] as const).flatMap((part) =>
    address[part] ? [t(part, { value: address[part] })] : [],
  );
  return [address.text, ...addressParts, ...(address.comment ? [t('quoted', { text: address.comment })] : [])].join(', ');
}
