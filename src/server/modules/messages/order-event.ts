import type { Id } from '#domain/id.ts';
import { type Locale, localeOfId } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Executor } from '../../db/connection.ts';
import { toOrders } from '../orders/order-rows.ts';

/** One change of an order as an outgoing message; `id` identifies the event and is the same in every attempt. */
export interface OrderMessage {
  readonly id: Id;
  /** ISO 8601 */
  readonly at: string;
  /** the order after this change */
  readonly order: Order;
  /** the customer's notification text, in the language in which the order was placed */
  readonly locale: Locale;
  readonly text: string;
}

/** Sends a message about an order; rejects when it was not delivered. */
export type OrderMessenger = (message: OrderMessage) => Promise<void>;

/** The message of one outbox row; null when its order is deleted. */
export async function readMessage(executor: Executor, event: { id: Id; order_id: Id; history_id: number }): Promise<OrderMessage | null> {
  const rows = await executor.selectFrom('orders').selectAll().where('id', '=', event.order_id).execute();
  const [order] = await toOrders(executor, rows, 'customer');
  const { count } = await executor
    .selectFrom('order_history')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('order_id', '=', event.order_id)
    .where('id', '<=', event.history_id)
    .executeTakeFirstOrThrow();
  const history = order?.history.slice(0, Number(count)) ?? [];
  const last = history.at(-1);
  if (order === undefined || last === undefined || last.status === 'awaiting_payment') return null;
  const then: Order = { ...order, status: last.status, history };
  const locale = localeOfId(order.localeId);
  return { id: event.id, at: last.at, order: then, locale, text: textOf({ ...then, status: last.status }, locale) };
}

type ToldStatus = Exclude<OrderStatus, 'awaiting_payment'>;

function textOf({ status, number, orderTypeId, payment }: Order & { readonly status: ToldStatus }, locale: Locale): string {
  const t = createTranslator(locale, 'order-message');
  if (status === 'cancelled' && payment.status === 'paid') {
    return t('cancelled_paid', { number, provider: createTranslator(locale, 'order')(`payment_${payment.method}`) });
  }
  const key = status === 'ready' ? (`ready_${orderTypeId}` as const) : status;
  return t(key, { number });
}
