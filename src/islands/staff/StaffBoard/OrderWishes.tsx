import type { Order } from '#domain/order/order.ts';
import { shownWishes } from '#domain/order/shown-wishes.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OrderWishes.module.css';

interface OrderWishesProps {
  t: Translate<'staff-board'>;
  order: Order;
}

/** What kitchen and courier do besides the dishes (R-ORDER-9). */
export function OrderWishes({ t, order }: OrderWishesProps) {
  const shown = shownWishes(order.wishes ?? {});
  if (shown.length === 0) return null;
  return <p className={styles['wishes']}>{shown.map(({ word, count }) => t(word, { count })).join(' · ')}</p>;
}
