/** The numbers of the wire (R-TYPE-1): 0 is delivery, 200 is pickup ("self-delivery" on the wire). */
export type OrderType = 0 | 200;

export const delivery: OrderType = 0;
export const pickup: OrderType = 200;

/** Parses a value from a cookie or client; absent or unparsable is delivery (R-TYPE-1). */
export function parseOrderType(value: unknown): OrderType {
  return value === 200 || value === '200' ? pickup : delivery;
}
