/**
 * Why a payment does not go on, in one vocabulary for all providers; each has its own code for each.
 *
 * `no_order`: no order has the number; `not_online`: it is paid at the door; `order_cancelled`; `already_paid`; `wrong_amount`: not its
 * total; `busy`: another attempt of it is open; `unknown`: no attempt has the id; `cancelled`: it was; `expired`: it took too long;
 * `used`: an attempt with the id exists; `served`: the order can't be undone any more.
 */
export type PaymentRefusal =
  | 'no_order'
  | 'not_online'
  | 'order_cancelled'
  | 'already_paid'
  | 'wrong_amount'
  | 'busy'
  | 'unknown'
  | 'cancelled'
  | 'expired'
  | 'used'
  | 'served';
