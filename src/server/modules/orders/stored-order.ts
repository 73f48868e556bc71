import type { Order } from '#domain/order/order.ts';

/** An order without the number and history that the database assigns. */
export type NewOrder = Omit<Order, 'number' | 'status' | 'history' | 'createdAt' | 'expectedAt' | 'courier'>;
