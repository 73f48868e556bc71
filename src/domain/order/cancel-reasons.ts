/** Why staff cancel an order, as they choose it; a reason can also be written. */
export const cancelReasons = ['unreachable', 'out_of_stock', 'restaurant_closed', 'out_of_zone'] as const;
