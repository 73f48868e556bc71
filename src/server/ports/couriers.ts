import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import type { CourierPosition } from '#domain/order/courier.ts';
import type { Order } from '#domain/order/order.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';

/** Staff who give orders to couriers and receive their cash. */
interface StaffActor {
  readonly name: string | null;
  readonly restaurantIds: readonly Id[] | null;
}

/** A courier, as they sign in. */
export interface CourierActor {
  readonly id: Id;
  /** null: never, a person of the team has a name or a phone */
  readonly name: string | null;
  readonly restaurantIds: readonly Id[] | null;
}

/** A courier who can get orders of these restaurants. */
export interface Courier {
  readonly id: Id;
  readonly name: string;
  readonly restaurantIds: readonly Id[];
}

/** A courier with what they have in hand. */
export interface CourierWork extends Omit<Courier, 'restaurantIds'> {
  /** orders that are not delivered yet */
  readonly open: number;
  /** of them on the way */
  readonly onWay: number;
  /** to hand in, whole som */
  readonly cash: Som;
  /** the orders that the cash is of */
  readonly cashOrders: number;
}

/** Cash that was received; `at` in ms. */
export interface HandIn {
  readonly id: Id;
  readonly name: string;
  readonly sum: Som;
  readonly orders: number;
  readonly at: number;
  readonly by: string | null;
}

/** What a courier has to do, and the cash that they have to hand in. */
export interface Deliveries {
  /** in the order in which they are promised */
  readonly orders: readonly Order[];
  readonly cash: Som;
  /** delivered, with cash that is not handed in yet */
  readonly delivered: readonly { readonly number: number; readonly cash: Som }[];
}

/** The couriers and their orders (R-COURIER-1 to R-COURIER-6). */
export interface Couriers {
  /** Those who work for one of these restaurants, by name; null: for any. */
  list(restaurantIds: readonly Id[] | null): Promise<readonly Courier[]>;
  /** Gives an order to a courier, or to none. Rejects with NOT_FOUND, also for a courier of other restaurants, and ILLEGAL_STATUS. */
  assign(
    orderId: Id,
    courierId: Id | null,
    by: StaffActor,
    now: number,
  ): Promise<Result<Order & { readonly isUnanswered: boolean }, Problem>>;
  deliveries(courier: CourierActor): Promise<Deliveries>;
  /** The ids of the orders that a courier has in hand. */
  openOrders(courierId: Id): Promise<readonly Id[]>;
  /** The courier has taken an order, or delivered it; a second press changes nothing. Rejects with NOT_FOUND and ILLEGAL_STATUS. */
  step(orderId: Id, to: 'on_way' | 'delivered', courier: CourierActor, now: number): Promise<Result<null, Problem>>;
  /** About where a courier is, for the customers of the orders on their way; null: nobody may know any longer. */
  place(courierId: Id, point: Coordinates | null, now: number): Promise<void>;
  /** Where the courier of a customer's order is; null: unknown. Rejects with NOT_FOUND. */
  positionOf(customerId: Id, orderId: Id, now: number): Promise<Result<CourierPosition | null, Problem>>;
  /** Couriers of these restaurants with what they have, and what was received lately. */
  work(restaurantIds: readonly Id[] | null): Promise<{ readonly couriers: readonly CourierWork[]; readonly handIns: readonly HandIn[] }>;
  /**
   * Receives the cash of a courier, of the orders of one's restaurants: exactly this sum, once for each `id`. Rejects with CASH_CHANGED
   * `{ sum }` when it is another one by now.
   */
  receive(courierId: Id, handIn: { readonly id: Id; readonly sum: Som }, by: StaffActor, now: number): Promise<Result<null, Problem>>;
}
