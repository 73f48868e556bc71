import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatDayMonth, formatPhone, formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { joinHyphens } from '#domain/join-hyphens.ts';
import type { Locale } from '#domain/locale.ts';
import { addressLine } from '#domain/order/address-line.ts';
import { rangeText } from '#domain/order/live-text.ts';
import type { Order } from '#domain/order/order.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { startDay } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { OrderWishes } from './OrderWishes.tsx';
import styles from './Ticket.module.css';
import { TicketLines } from './TicketLines.tsx';

interface TicketProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  order: Order;
  restaurant: string;
  onPrinted: () => void;
}

/** An order on paper, 80 mm wide; opens the browser's print dialog when it is rendered. */
export function Ticket({ t, locale, order, restaurant, onPrinted }: TicketProps) {
  useEffect(() => {
    // Mobile browsers continue while their print sheet is still open.
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  return createPortal(
    <div className={styles['ticket']}>
      <header>
        <p>{restaurant}</p>
        <h1>{t('number', { number: order.number })}</h1>
        <b>{t(order.orderTypeId === delivery ? 'delivery' : 'pickup')}</b>
        <strong>{rangeText(order.promised)}</strong>
        <p>{joinHyphens(formatDayMonth(startDay(order.slot), locale))}</p>
      </header>
      <TicketLines t={t} lines={order.lines} locale={locale} />
      <OrderWishes t={t} order={order} />
      {order.comment !== '' && (
        <div className={styles['comment']}>
          <small>{t('comment')}</small>
          <p>{order.comment}</p>
        </div>
      )}
      <Recipient t={t} locale={locale} order={order} />
      <Payment t={t} locale={locale} order={order} />
      <footer>{t('placedAt', { time: formatDateTime(order.createdAt, locale) })}</footer>
    </div>,
    document.body,
  );
}

/** Whom the courier or the counter gives the order to. */
function Recipient({ t, locale, order }: Pick<TicketProps, 't' | 'locale' | 'order'>) {
  const { contact } = order;
  return (
    <div className={styles['recipient']}>
      <p className={styles['row']}>
        <span>{contact.firstName}</span> <b>{formatPhone(contact.phone1)}</b>
      </p>
      {order.address !== undefined && (
        <p>
          <small>{t('to')}</small> {addressLine(order, locale, t)}
        </p>
      )}
    </div>
  );
}

/** What is collected for the order and how, or that it is paid: the only sum of a ticket. */
function Payment({ t, locale, order: { payment, total } }: Pick<TicketProps, 't' | 'locale' | 'order'>) {
  const isPaid = payment.status === 'paid';
  return (
    <div className={styles['payment']}>
      <p className={styles['row']}>
        <span>
          {t(isPaid ? 'paid' : 'toCollect')}, {t(payment.method)}
        </span>{' '}
        <b>{formatPrice(total, locale)}</b>
      </p>
      {!isPaid && payment.changeFrom !== undefined && (
        <p className={styles['row']}>
          <span>{t('changeFrom', { sum: formatPrice(payment.changeFrom, locale) })}</span>
        </p>
      )}
    </div>
  );
}
