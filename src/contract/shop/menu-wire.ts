import type { Category } from '#domain/menu/category.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { WireCategory, WireMenu } from './menu.ts';
import { fromWireProduct, toWireProduct } from './product-wire.ts';

export function toWireMenu(menu: Menu): WireMenu {
  return {
    categories: menu.categories.map(({ id, parentId, name }) => ({ id, parentId, name })),
    products: menu.products.map(toWireProduct),
    priceOfDelivery: menu.deliveryFee,
    restaurantId: menu.restaurantId,
    deliveryDuration: menu.deliveryDurationMinutes,
    error: menu.error === null || typeof menu.error === 'string' ? menu.error : { message: { ...menu.error } },
  };
}

export function fromWireMenu(wire: WireMenu): Menu {
  return {
    categories: wire.categories.map(fromWireCategory),
    products: wire.products.map(fromWireProduct),
    deliveryFee: wire.priceOfDelivery,
    restaurantId: wire.restaurantId === null ? null : String(wire.restaurantId),
    deliveryDurationMinutes: wire.deliveryDuration,
    error: fromWireError(wire.error),
  };
}

function fromWireCategory({ id, parentId, name }: WireCategory): Category {
  return { id: String(id), parentId: parentId === null ? null : String(parentId), name };
}

function fromWireError(error: WireMenu['error']): Menu['error'] {
  return error !== null && typeof error === 'object' && 'message' in error ? error.message : error;
}
