import type { Generated } from 'kysely';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

interface OrderTable {
  number: Generated<number>;
  id: string;
  customer_id: string | null;
  restaurant_id: string;
  order_type_id: number;
  slot_day: string;
  slot_start: number;
  slot_end: number;
  status: string;
  total: number;
  created_at: Millis;
  /** the domain's Order without number and status */
  record: Json;
  /** what a cancellation returns besides points and slot: `OrderHolds` */
  holds: Generated<Json>;
  /** until when the customer may answer a change that is offered; null: none waits for its time */
  offer_until: Generated<Millis | null>;
  /** the person of the team who brings it; null: nobody is named */
  courier_id: Generated<string | null>;
  /** their name and phone when they got it */
  courier: Generated<Json | null>;
  /** what the courier took at the door, whole som; null: nothing */
  courier_cash: Generated<number | null>;
  /** the `courier_hand_ins` with this cash; null: the courier has it */
  hand_in: Generated<string | null>;
  /** what the reports hold of it: `OrderFigures` or `null`; null: not counted yet */
  counted: Json | null;
  /** the digits of the contact's phone, the last one first; null: not filled yet */
  phone_back: Generated<string | null>;
  /** the contact's name as it is searched for; null: not filled yet */
  name_key: Generated<string | null>;
  /** what is to be returned of money that was taken at the door, som; null: nothing */
  return_due: Generated<number | null>;
}

interface OrderHistoryTable {
  id: Generated<number>;
  order_id: string;
  status: string;
  at: Millis;
  by: string;
  /** `offered` or the state of a change (R-CHANGE-1), with the status of its moment; null: the status has changed */
  change: Generated<string | null>;
}

/**
 * Outgoing messages about orders: one row for each change of an order's history, written in the same transaction, later one for each
 * channel, and on channels to customers for each target.
 */
interface OutboxTable {
  /** a UUID by which receivers identify a message */
  id: string;
  history_id: number;
  order_id: string;
  /** where the message is sent; '': not assigned yet */
  channel: Generated<string>;
  /** of a channel to customers: the `message_targets` row; '': the channel has no targets */
  target_id: Generated<string>;
  attempts: number;
  next_at: Millis;
  /** when it was done: sent, given up or no longer needed; null: it waits */
  delivered_at: Millis | null;
  /** of what is done: why it was not sent; of what waits: why it has not been sent yet; null: it was sent, or not tried */
  failure: Generated<string | null>;
}

/** The number of orders in one slot of one restaurant, updated in the order's transaction. */
interface SlotLoadTable {
  restaurant_id: string;
  day: string;
  start: number;
  orders: number;
}

interface IdempotencyTable {
  customer_id: string;
  key: string;
  body_hash: string;
  order_id: string;
  created_at: Millis;
}

/** What a customer said of an order (R-FEEDBACK-2); removed with the customer. */
interface OrderFeedbackTable {
  /** the newest has the highest */
  id: Generated<number>;
  order_id: string;
  customer_id: string;
  restaurant_id: string;
  stars: number;
  text: string;
  /** the domain's `Feedback['dishes']` */
  dishes: Json;
  at: Millis;
  /** null: the house has not answered */
  answer: string | null;
  answered_at: Millis | null;
  answered_by: string | null;
}

export interface OrdersDatabase {
  orders: OrderTable;
  order_history: OrderHistoryTable;
  slot_loads: SlotLoadTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyTable;
  order_feedback: OrderFeedbackTable;
}
