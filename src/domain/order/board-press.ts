import { lineKey } from '../cart/cart.ts';
import type { Id } from '../id.ts';
import { withMade } from './made-lines.ts';
import type { Order } from './order.ts';
import { laterBy } from './order-delay.ts';
import type { OrderStatus } from './order-status.ts';

/** What a press on the board changes; repeating it changes nothing more. */
export type BoardChange =
  | { readonly kind: 'move'; readonly status: OrderStatus }
  | { readonly kind: 'back'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly kind: 'delay'; readonly times: number }
  | { readonly kind: 'made'; readonly line: string; readonly isMade: boolean }
  /** null: nobody brings it */
  | { readonly kind: 'courier'; readonly courier: { readonly id: Id; readonly name: string } | null };

/** A press that the server has not taken yet. */
export interface BoardPress {
  readonly id: string;
  readonly orderId: Id;
  /** the number of the order */
  readonly number: number;
  /** ms since the epoch */
  readonly at: number;
  readonly change: BoardChange;
}

/** The orders as they will be once the server has taken these presses (R-BOARD-4). */
export function withPresses(orders: readonly Order[], presses: readonly BoardPress[]): readonly Order[] {
  if (presses.length === 0) return orders;
  return orders.map((order) => presses.filter(({ orderId }) => orderId === order.id).reduce(pressed, order));
}

function pressed(order: Order, { change, at }: BoardPress): Order {
  if (change.kind === 'move') return stepped(order, change.status, at);
  if (change.kind === 'back') return order.status === change.from ? stepped(order, change.to, at) : order;
  if (change.kind === 'courier') {
    const { courier: _, ...others } = order;
    return change.courier === null ? others : { ...others, courier: change.courier };
  }
  if (change.kind === 'delay') {
    const { delays = [] } = order;
    const added = Math.max(0, change.times - delays.length);
    const more = Array.from({ length: added }, () => new Date(at).toISOString());
    return { ...order, promised: laterBy(order.promised, added), delays: [...delays, ...more] };
  }
  const line = order.lines.find((one) => lineKey(one) === change.line);
  const made = line === undefined ? null : withMade(order, line, change.isMade);
  return made === null ? order : { ...order, made };
}

function stepped(order: Order, status: OrderStatus, at: number): Order {
  if (order.status === status) return order;
  return { ...order, status, history: [...order.history, { status, at: new Date(at).toISOString(), by: 'staff' }] };
}

/** Whether a press that was refused is nothing to tell: the order has the status that it meant, or what is made is past. */
export function isSettled({ change }: BoardPress, status: OrderStatus): boolean {
  if (change.kind === 'move') return change.status === status;
  if (change.kind === 'back') return change.to === status;
  return change.kind === 'made' && change.isMade && status !== 'cancelled';
}
