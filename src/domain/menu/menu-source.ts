import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { Coordinates } from '../place/coordinates.ts';

/** Which of the three menu calls to make, with its query (R-MENU-6). */
export type MenuSource =
  | { readonly call: 'regionmenu'; readonly regionId: Id | null }
  | { readonly call: 'restaurantmenu'; readonly restaurantId: Id }
  | {
      readonly call: 'menu';
      readonly restaurantId: Id | null;
      readonly regionId: Id | null;
      readonly coordinates: Coordinates | null;
      readonly orderType: OrderType;
    };

export interface MenuChoices {
  readonly orderType: OrderType;
  readonly coordinates: Coordinates | null;
  readonly restaurantId: Id | null;
  readonly regionId: Id | null;
}

/** The loading choice: the table of R-MENU-6. */
export function chooseMenuSource({ orderType, coordinates, restaurantId, regionId }: MenuChoices): MenuSource {
  if (orderType === delivery) {
    const isBrowsing = coordinates === null && restaurantId === null;
    return isBrowsing ? { call: 'regionmenu', regionId } : { call: 'menu', restaurantId, regionId, coordinates, orderType };
  }
  return restaurantId === null ? { call: 'regionmenu', regionId } : { call: 'restaurantmenu', restaurantId };
}
