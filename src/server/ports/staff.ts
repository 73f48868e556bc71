import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';

/** An order as the board shows it: names sign its history. */
export interface BoardOrder extends Order {
  /** created for 15 minutes and not accepted: the board alarms (contract §3) */
  readonly isUnanswered: boolean;
}

/** A change of an order's history and the order as it stands. */
export interface OrderEvent {
  /** counts up; what `Last-Event-ID` names */
  readonly id: number;
  readonly status: OrderStatus;
  /** ISO 8601 */
  readonly at: string;
  readonly by: string;
  readonly order: Order;
}

/** One limit of the stop-list; exactly one of product and option is named. */
export interface Stop {
  readonly restaurantId: Id;
  readonly productId?: Id | undefined;
  readonly modifierOptionId?: Id | undefined;
  /** 0 sold out, null unlimited */
  readonly portions: number | null;
  /** milliseconds since the epoch; null: until somebody changes it */
  readonly until: number | null;
}

/** A limit that holds. */
export interface NamedStop {
  readonly restaurantId: Id;
  readonly productId?: Id;
  readonly modifierOptionId?: Id;
  readonly name: string;
  /** 0 sold out */
  readonly portions: number;
  /** milliseconds since the epoch; null: until somebody changes it */
  readonly until: number | null;
}

export interface StaffRestaurant {
  readonly id: Id;
  readonly name: string;
  readonly regionId: Id;
  readonly isActive: boolean;
  /** milliseconds since the epoch; null when it takes orders */
  readonly pausedUntil: number | null;
}

/** What staff sees and does (contract §3, `staff/…`). */
export interface StaffBackend {
  /** Without statuses the live orders, the oldest first; finished ones come newest first, the last 100. */
  orders(statuses: readonly OrderStatus[], now: number): Promise<readonly BoardOrder[]>;
  /** Refuses NOT_FOUND, ILLEGAL_STATUS. @param name signs the history; null: nameless staff */
  move(
    id: Id,
    step: { status: OrderStatus; reason?: string | undefined },
    name: string | null,
    now: number,
  ): Promise<Result<BoardOrder, Problem>>;
  /**
   * Cancels all orders of an order's customer that staff may still cancel, and answers them. Refuses NOT_FOUND.
   * @param name signs the history; null: nameless staff
   */
  cancelAll(id: Id, reason: string, name: string | null, now: number): Promise<Result<readonly BoardOrder[], Problem>>;
  /** The id of the newest change. */
  newestEvent(): Promise<number>;
  /** The newest change of each order that changed after this id; at least those, some may come twice. */
  eventsAfter(id: number): Promise<readonly OrderEvent[]>;
  restaurants(locale: Locale, now: number): Promise<readonly StaffRestaurant[]>;
  /** The limits that hold now. */
  stops(locale: Locale, now: number): Promise<readonly NamedStop[]>;
  /** Refuses NOT_FOUND for an unknown restaurant, product or option. */
  stop(stop: Stop): Promise<Result<null, Problem>>;
  /** Refuses NOT_FOUND. @param until milliseconds since the epoch; null opens again */
  pause(restaurantId: Id, until: number | null): Promise<Result<null, Problem>>;
}
