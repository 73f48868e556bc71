import { answerChange, cancelOrder, changePayment, courierPosition, order, orderEvents, orders, placeOrder } from './orders.ts';

/** The calls of a customer's orders. */
export const orderCalls = {
  placeOrder,
  orders,
  order,
  orderEvents,
  courierPosition,
  cancelOrder,
  answerChange,
  changePayment,
} as const;
