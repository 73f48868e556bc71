import { formatPhone, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { addressLine } from '#domain/order/address-line.ts';
import type { Order } from '#domain/order/order.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OrderCard.module.css';
import { PaidBy } from './PaidBy.tsx';

interface RecipientProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  order: Order;
  /** null: the staff member sees the orders of one restaurant only */
  restaurant: string | null;
  paymentsPath: string | null;
}

/** Whom the order is for, where, and what is paid. */
export function Recipient({ t, locale, order, restaurant, paymentsPath }: RecipientProps) {
  const { contact, payment } = order;
  return (
    <div className={styles['person']}>
      <Customer contact={contact} />
      {order.address !== undefined && <p className={styles['address']}>{addressLine(order, locale, t)}</p>}
      <p className={styles['sum']}>
        <span>
          {formatPrice(order.total, locale)}, <PaidBy t={t} order={order} paymentsPath={paymentsPath} />
          {payment.changeFrom !== undefined && `, ${t('changeFrom', { sum: formatPrice(payment.changeFrom, locale) })}`}
        </span>{' '}
        {restaurant !== null && <span>{restaurant}</span>}
      </p>
    </div>
  );
}

export function Customer({ contact }: Pick<Order, 'contact'>) {
  return (
    <p className={styles['customer']}>
      <span>{contact.firstName}</span> <a href={`tel:+${contact.phone1}`}>{formatPhone(contact.phone1)}</a>
    </p>
  );
}
