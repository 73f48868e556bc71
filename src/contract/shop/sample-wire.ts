import { sampleProduct } from '#domain/menu/sample-menu.ts';
import type { WireMenu, WireProduct } from './menu.ts';
import type { WireRestaurant } from './places.ts';
import { toWireProduct } from './product-wire.ts';

/** A plain dish on the wire, for unit tests and stories. */
export function sampleWireProduct(changes: Partial<WireProduct>): WireProduct {
  return { ...toWireProduct(sampleProduct({ id: String(changes.id ?? '1') })), ...changes };
}

/** A menu on the wire without categories, for unit tests and stories. */
export function sampleWireMenu(changes: Partial<WireMenu>): WireMenu {
  return { categories: [], products: [], priceOfDelivery: 0, restaurantId: null, deliveryDuration: 30, error: null, ...changes };
}

/** An active restaurant on the wire that is open from 9 to 23, for unit tests and stories. */
export function sampleWireRestaurant(changes: Partial<WireRestaurant>): WireRestaurant {
  return {
    id: '1',
    name: 'Restaurant',
    address: 'Navoi, 30',
    latitude: 41.3,
    longitude: 69.2,
    isActive: true,
    startOfWorkingTime: 540,
    endOfWorkingTime: 1_380,
    regionId: '1',
    supportsDelivery: true,
    supportsPickup: true,
    deliveryDuration: 30,
    pickupDuration: 30,
    ...changes,
  };
}
