import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';

import type { Couriers } from './couriers.ts';

/** An order as shown on the board: its history includes names. */
export interface BoardOrder extends Order {
  /** created 15 minutes ago or earlier and not accepted: the board shows an alarm (R-STATUS-5) */
  readonly isUnanswered: boolean;
}

/** A change in an order's history, and the order after it. */
export interface OrderEvent {
  /** increasing; the value of `Last-Event-ID` */
  readonly id: number;
  readonly status: OrderStatus;
  /** ISO 8601 */
  readonly at: string;
  readonly by: string;
  readonly order: Order;
}

/** One limit of the stop-list, for exactly one product or option. */
export interface Stop {
  readonly restaurantId: Id;
  readonly productId?: Id | undefined;
  readonly modifierOptionId?: Id | undefined;
  /** 0 sold out, null unlimited */
  readonly portions: number | null;
  /** milliseconds since the epoch; null: until it is changed */
  readonly until: number | null;
}

/** A limit in effect. */
export interface NamedStop {
  readonly restaurantId: Id;
  readonly productId?: Id;
  readonly modifierOptionId?: Id;
  readonly name: string;
  /** 0 sold out */
  readonly portions: number;
  /** milliseconds since the epoch; null: until it is changed */
  readonly until: number | null;
}

export interface StaffRestaurant {
  readonly id: Id;
  readonly name: string;
  readonly regionId: Id;
  readonly isActive: boolean;
  /** milliseconds since the epoch; null while it takes orders */
  readonly pausedUntil: number | null;
}

/** Who changes orders, the stop list or restaurants: recorded in the history of orders and in the log. */
export interface StaffActor {
  /** null: staff without a name */
  readonly name: string | null;
  /** the restaurants that they see and change, any other does not exist for them; null: all */
  readonly restaurantIds: readonly Id[] | null;
}

/** The data and actions of staff (R-TEAM-1). Each change is written to the log. */
export interface StaffBackend {
  /** Without statuses the live orders, the oldest first; finished ones are returned newest first, the last 100. Only of these restaurants. */
  orders(statuses: readonly OrderStatus[], now: number, restaurantIds?: readonly Id[] | null): Promise<readonly BoardOrder[]>;
  /** Rejects with NOT_FOUND, ILLEGAL_STATUS. */
  move(
    id: Id,
    step: { status: OrderStatus; reason?: string | undefined },
    by: StaffActor,
    now: number,
  ): Promise<Result<BoardOrder, Problem>>;
  /**
   * Cancels all orders of an order's customer that this person sees and may still cancel, and returns them. Rejects with NOT_FOUND.
   */
  cancelAll(id: Id, reason: string, by: StaffActor, now: number): Promise<Result<readonly BoardOrder[], Problem>>;
  /**
   * Offers the customer a change of a line. Rejects with NOT_FOUND, ILLEGAL_STATUS, CHANGE_OPEN, CHANGE_IMPOSSIBLE, UNKNOWN_PRODUCT,
   * INVALID_OPTION, ITEMS_UNAVAILABLE.
   */
  offerChange(
    id: Id,
    offer: { readonly line: number; readonly productId: Id; readonly to: CartLine | null },
    by: StaffActor,
    now: number,
  ): Promise<Result<BoardOrder, Problem>>;
  /** Takes an offer back, or notes what the customer said on the phone. Rejects with NOT_FOUND, CHANGE_ENDED. */
  endChange(
    id: Id,
    end: { readonly number: number; readonly answer: 'accept' | 'leave_out' | 'withdraw' },
    by: StaffActor,
    now: number,
  ): Promise<Result<BoardOrder, Problem>>;
  /** For the house, also after it was handed over (R-STATUS-10). Rejects with NOT_FOUND, ILLEGAL_STATUS. */
  cancelInOffice(id: Id, reason: string, by: StaffActor, now: number): Promise<Result<null, Problem>>;
  /** Notes that money taken at the door was returned. Rejects with NOT_FOUND. */
  noteReturn(id: Id, note: string, by: StaffActor, now: number): Promise<Result<null, Problem>>;
  /** Takes the last step of staff back. Rejects with NOT_FOUND, ILLEGAL_STATUS. @param from the status that the order is taken back from */
  stepBack(id: Id, from: OrderStatus, by: StaffActor, now: number): Promise<Result<BoardOrder, Problem>>;
  /** Moves what is promised, until it has been moved so many times. Rejects with NOT_FOUND, ILLEGAL_STATUS. */
  delay(id: Id, times: number, by: StaffActor, now: number): Promise<Result<BoardOrder, Problem>>;
  /** Marks a line, by its key, as made or not made. Rejects with NOT_FOUND, ILLEGAL_STATUS, CHANGE_IMPOSSIBLE. */
  make(
    id: Id,
    made: { readonly line: string; readonly isMade: boolean },
    by: StaffActor,
    now: number,
  ): Promise<Result<BoardOrder, Problem>>;
  /** The couriers and their orders. */
  readonly couriers: Couriers;
  /** The id of the newest change. */
  newestEvent(): Promise<number>;
  /** The newest change of each order that changed after this id; at least those, some may be returned twice. */
  eventsAfter(id: number): Promise<readonly OrderEvent[]>;
  restaurants(locale: Locale, now: number): Promise<readonly StaffRestaurant[]>;
  /** The limits in effect. */
  stops(locale: Locale, now: number): Promise<readonly NamedStop[]>;
  /** Rejects with NOT_FOUND for an unknown restaurant, product or option. */
  stop(stop: Stop, by: StaffActor, now: number): Promise<Result<null, Problem>>;
  /** Rejects with NOT_FOUND. @param until milliseconds since the epoch; null ends the pause */
  pause(restaurantId: Id, until: number | null, by: StaffActor, now: number): Promise<Result<null, Problem>>;
}
