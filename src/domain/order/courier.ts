import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import { type Coordinates, roundCoordinates } from '../place/coordinates.ts';

import type { OrderStatus } from './order-status.ts';

/** Who brings an order. `id` is for staff alone; a customer gets the first name, and the phone while the order is on its way (R-COURIER-3). */
export interface OrderCourier {
  readonly id?: Id;
  readonly name: string;
  /** 12 digits */
  readonly phone?: string;
}

/** Statuses in which an order gets a courier, or another one. */
export const assignableStatuses = ['confirmed', 'cooking', 'ready', 'on_way'] as const satisfies readonly OrderStatus[];

/** Whether an order can be given to a courier (R-COURIER-1). */
export function canAssign({ orderTypeId, status }: { readonly orderTypeId: OrderType; readonly status: OrderStatus }): boolean {
  return orderTypeId === delivery && assignableStatuses.some((one) => one === status);
}

/** The courier as the customer of an order sees them (R-COURIER-3). */
export function courierForCustomer({ name, phone }: OrderCourier, status: OrderStatus): OrderCourier {
  const firstName = name.trim().split(/\s+/)[0] ?? name;
  return { name: firstName, ...(status === 'on_way' && phone !== undefined && { phone }) };
}

/** Where a courier is, as the customer may know it. */
export interface CourierPosition extends Coordinates {
  /** ISO 8601 */
  readonly at: string;
}

/** A position is forgotten after so long (R-COURIER-4). */
export const positionLifeMs = 2 * 60 * 60_000;

/** In 500ths of a degree: about 200 meters. */
const coarseScale = 500;

/** A point that says about where somebody is, to about 200 meters (R-COURIER-4). */
export function coarsePoint(point: Coordinates): Coordinates {
  return roundCoordinates(point, coarseScale);
}

/** What the courier takes at the door and hands in: the total of an order that is paid in cash (R-COURIER-5). */
export function cashToTake({ payment, total }: { readonly payment: { readonly method: string }; readonly total: Som }): Som {
  return payment.method === 'cash' ? total : 0;
}

/** What the courier takes by card at the door. */
export function cardToTake({ payment, total }: Parameters<typeof cashToTake>[0]): Som {
  return payment.method === 'card_on_delivery' ? total : 0;
}
