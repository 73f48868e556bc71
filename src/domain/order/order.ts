import type { OrderType } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { TimeSlot } from '../schedule/time-slot.ts';
import type { OrderCourier } from './courier.ts';
import type { TimeRange } from './estimate.ts';
import type { MadeLines } from './made-lines.ts';
import type { OrderChange, OrderContent } from './order-change.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderWishes } from './wishes.ts';

export type PaymentMethod = 'cash' | 'card_on_delivery' | PaymentProvider;
/** R-STATUS-6 */
type PaymentStatus = 'unpaid' | 'pending' | 'paid' | 'refunded' | 'failed';

export interface OrderAddress extends Coordinates {
  readonly text: string;
  /** That around the point when the order was placed; absent when none was near. */
  readonly district?: LocalizedText;
  /** The landmark or station beside the point; absent when none was near. */
  readonly landmark?: LocalizedText;
  readonly entrance?: string;
  readonly floor?: string;
  readonly apartment?: string;
  readonly comment?: string;
}

export interface OrderPayment {
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly changeFrom?: Som;
  /** Until when an order waits for its payment, ISO 8601; absent once it is paid, or when it is paid at the door. */
  readonly until?: string;
  /** Where it is paid, as the server answers; never stored. */
  readonly url?: string;
  /** Where its receipt is read, as the server answers; never stored. */
  readonly receipt?: string;
}

export interface Contact {
  readonly firstName: string;
  /** 12 digits with the 998 prefix */
  readonly phone1: string;
}

export interface StatusChange {
  readonly status: OrderStatus;
  /** ISO 8601 */
  readonly at: string;
  readonly by: string;
}

export interface Order extends OrderContent {
  /** UUID */
  readonly id: Id;
  readonly number: number;
  readonly orderTypeId: OrderType;
  readonly restaurantId: Id;
  readonly address?: OrderAddress;
  readonly slot: TimeSlot;
  readonly pointsEarned: Som;
  readonly payment: OrderPayment;
  readonly contact: Contact;
  /** Placed by the office for somebody whose phone no code has verified (R-HAND-4). */
  readonly isPhoneUnverified?: true;
  readonly comment: string;
  readonly wishes?: OrderWishes;
  /** who brings it; absent: nobody is named yet (R-COURIER-1) */
  readonly courier?: OrderCourier;
  readonly status: OrderStatus;
  readonly cancelReason?: string;
  /** when it was promised; after it the order is late (R-SLOT-13) */
  readonly promised: TimeRange;
  /** when it is expected by its last status */
  readonly expectedAt: TimeRange;
  readonly history: readonly StatusChange[];
  /** What was offered to change, the oldest first; absent: nothing (R-CHANGE-1). */
  readonly changes?: readonly OrderChange[];
  /** When staff moved what is promised, ISO 8601; absent: never (R-STATUS-13). */
  readonly delays?: readonly string[];
  /** What the cooks have made; only the board knows it (R-BOARD-1). */
  readonly made?: MadeLines;
  readonly localeId: number;
  readonly createdAt: string;
}
