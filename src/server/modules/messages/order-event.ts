import { formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import { type Locale, localeOfId } from '#domain/locale.ts';
import { rangeText } from '#domain/order/live-text.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { isStepBack } from '#domain/order/step-back.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Executor } from '../../db/connection.ts';
import type { HistoryChange } from '../orders/history.ts';
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
  const [order] = await toOrders(executor, rows, 'message');
  const until = executor.selectFrom('order_history').where('order_id', '=', event.order_id).where('id', '<=', event.history_id);
  const { count } = await until
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('change', 'is', null)
    .executeTakeFirstOrThrow();
  const newest = await until.select(['change', 'at']).orderBy('id', 'desc').executeTakeFirst();
  const history = order?.history.slice(0, Number(count)) ?? [];
  const last = history.at(-1);
  if (order === undefined || last === undefined || last.status === 'awaiting_payment') return null;
  const then: Order = { ...order, status: last.status, history };
  const locale = localeOfId(order.localeId);
  if (newest?.change != null) {
    const text = changeText(newest.change as ToldChange, order, locale);
    return { id: event.id, at: new Date(newest.at).toISOString(), order: then, locale, text };
  }
  return { id: event.id, at: last.at, order: then, locale, text: textOf({ ...then, status: last.status }, locale) };
}

/** Of another courier nobody gets a message. */
type ToldChange = Exclude<HistoryChange, 'courier'>;
type ToldStatus = Exclude<OrderStatus, 'awaiting_payment'>;

/** What is offered, or what has become of it. The sum is that of the order as it is now. */
function changeText(change: ToldChange, { number, total, promised }: Order, locale: Locale): string {
  const t = createTranslator(locale, 'order-message');
  if (change === 'delayed') return t('delayed', { number, time: rangeText(promised) });
  return t(`change_${change}`, { number, sum: formatPrice(total, locale) });
}

function textOf({ status, number, orderTypeId, payment, history }: Order & { readonly status: ToldStatus }, locale: Locale): string {
  const t = createTranslator(locale, 'order-message');
  const before = history.at(-2)?.status;
  if (before !== undefined && isStepBack(before, status, orderTypeId)) return t('steppedBack', { number });
  if (status === 'cancelled' && payment.status === 'paid') {
    return t('cancelled_paid', { number, provider: createTranslator(locale, 'order')(`payment_${payment.method}`) });
  }
  const key = status === 'ready' ? (`ready_${orderTypeId}` as const) : status;
  return t(key, { number });
}
