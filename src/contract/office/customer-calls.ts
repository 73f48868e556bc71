import { blockCustomer, correctPoints, eraseCustomer, exportCustomer, findCustomers, noteCustomer, openCustomer } from './customers.ts';
import { cancelInOffice, findOrders, noteReturn, openOrder } from './find-orders.ts';
import { findCaller, handQuote, placeByHand } from './hand-orders.ts';

/** The calls for orders on the phone, for finding and for correcting, a part of the group `office`. */
export const customerCalls = {
  findCaller,
  handQuote,
  placeByHand,
  findOrders,
  openOrder,
  cancelInOffice,
  noteReturn,
  findCustomers,
  openCustomer,
  noteCustomer,
  blockCustomer,
  correctPoints,
  exportCustomer,
  eraseCustomer,
} as const;
