import { useState } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { canMove, type OrderStatus } from '#domain/order/order-status.ts';
import { byUrgency } from '#domain/order/urgency.ts';
import type { Translate } from '#domain/words.ts';
import type { StaffCourier } from '#stores/staff/availability.ts';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import styles from './Board.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import emptyStyles from './EmptyColumns.module.css';
import { type Canceled, OrderCard } from './OrderCard.tsx';
import { ScrolledCards } from './ScrolledCards.tsx';

const ChangeDialog = lazyWithRetry(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);

interface BoardProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  orders: readonly Order[];
  restaurantNames: Readonly<Record<Id, string>>;
  couriers: readonly StaffCourier[];
  onCouriersOpened: () => void;
  now: number;
  /** null: this person does not see the attempts to pay */
  paymentsPath: string | null;
  onPrint: (order: Order) => void;
}

const columns = [
  { name: 'created', statuses: ['created'] },
  { name: 'confirmed', statuses: ['confirmed'] },
  { name: 'cooking', statuses: ['cooking'] },
  { name: 'ready', statuses: ['ready'] },
  { name: 'on_way', statuses: ['on_way'] },
  { name: 'handed', statuses: ['delivered', 'picked_up'] },
] as const satisfies readonly { readonly name: string; readonly statuses: readonly OrderStatus[] }[];

interface Column {
  readonly name: (typeof columns)[number]['name'];
  readonly own: readonly Order[];
}

/** The active orders by status, most urgent first; a column without orders is only as wide as its heading. */
export function Board({ t, locale, orders, restaurantNames, now, paymentsPath, onPrint, ...bringing }: BoardProps) {
  const [cancelling, setCancelling] = useState<Canceled | null>(null);
  const [changing, setChanging] = useState<Order | null>(null);
  const { working, empty, handed } = sortColumns(orders, now);
  const isOneRestaurant = Object.keys(restaurantNames).length === 1;
  const draw = ({ name, own }: Column) => (
    <section
      key={name}
      className={styles['column']}
      data-column={name}
      data-empty={own.length === 0 ? '' : undefined}
      aria-labelledby={`column-${name}`}
    >
      <h2 id={`column-${name}`}>
        {t(`column_${name}`)} <span>{own.length}</span>
      </h2>
      {own.length === 0 && <p className="hidden">{t('none')}</p>}
      <ScrolledCards t={t} count={own.length}>
        {own.map((order) => (
          <OrderCard
            key={order.id}
            t={t}
            locale={locale}
            order={order}
            restaurant={isOneRestaurant ? null : (restaurantNames[order.restaurantId] ?? null)}
            {...bringing}
            openOfCustomer={openOf(order, orders)}
            now={now}
            paymentsPath={paymentsPath}
            onPrint={onPrint}
            onCancel={setCancelling}
            onChange={setChanging}
          />
        ))}
      </ScrolledCards>
    </section>
  );
  return (
    <>
      <p className="hidden" role="status">
        {t('newOrders', { count: orders.filter(({ status }) => status === 'created').length })}
      </p>
      <section className={styles['board']} data-working={working.length} aria-label={t('board')}>
        {working.length + empty.length > 0 && (
          <div className={styles['work']}>
            {working.length > 0 && (
              <div className={styles['filled']} data-count={working.length}>
                {working.map(draw)}
              </div>
            )}
            {empty.length > 0 && <div className={emptyStyles['empty']}>{empty.map(draw)}</div>}
          </div>
        )}
        {handed.map(draw)}
      </section>
      <CancelDialog t={t} order={cancelling?.order ?? null} isAll={cancelling?.isAll ?? false} onClose={() => setCancelling(null)} />
      {changing !== null && <ChangeDialog t={t} locale={locale} order={changing} now={now} onClose={() => setChanging(null)} />}
    </>
  );
}

/** The columns with orders to work on, those without orders, and the orders that are handed over. */
function sortColumns(orders: readonly Order[], now: number): Record<'working' | 'empty' | 'handed', Column[]> {
  const all = columns.map(({ name, statuses }) => {
    const own = orders.filter(({ status }) => statuses.some((one) => one === status));
    return { name, own: byUrgency(own, now) };
  });
  const filled = all.filter(({ own }) => own.length > 0);
  return {
    working: filled.filter(({ name }) => name !== 'handed'),
    empty: all.filter(({ own }) => own.length === 0),
    handed: filled.filter(({ name }) => name === 'handed'),
  };
}

/** How many orders of the same customer can still be canceled; customers are compared by the order's phone. */
function openOf({ contact }: Order, orders: readonly Order[]): number {
  const theirs = orders.filter((order) => order.contact.phone1 === contact.phone1);
  return theirs.filter(({ status, orderTypeId }) => canMove(status, 'cancelled', 'staff', orderTypeId)).length;
}
