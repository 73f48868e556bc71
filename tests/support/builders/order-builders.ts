import { randomUUID } from 'node:crypto';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { defaultCombo } from '#domain/menu/combo.ts';
import { defaultModifiers } from '#domain/menu/modifier.ts';
import { isOrderable, productsById } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import type { OrderRequest, Quote, QuoteRequest } from '#domain/order/quote.ts';
import type { Backend } from '#server/ports/backend.ts';
import { noon } from '../shop/backend-fixture.ts';

type Restaurant = CatalogFile['restaurants'][number];

/** A restaurant that delivers and whose own address is in one of its zones. */
export function deliveringRestaurant(file: CatalogFile): Restaurant {
  const found = file.restaurants.find(({ id, isActive, supportsDelivery, supportsPickup }) => {
    return isActive && supportsDelivery && supportsPickup && file.zones.some((zone) => String(zone.restaurantId) === String(id));
  });
  if (found === undefined) throw new Error('the catalog has no restaurant that delivers');
  return found;
}

/** The products that can be ordered in a restaurant right now. */
export async function orderableProducts(backend: Backend, restaurantId: Id): Promise<readonly Product[]> {
  const menu = await backend.menu({ call: 'restaurantmenu', restaurantId }, 'ru', noon);
  if (!menu.ok) throw new Error(menu.problem.code);
  return menu.value.products.filter(isOrderable);
}

/** A line with the default choices. */
export function lineOf(product: Product, menu: readonly Product[], quantity = 1): CartLine {
  const modifiers = defaultModifiers(product.modifierGroups);
  return { productId: product.id, quantity, modifiers, combo: defaultCombo(product, productsById(menu)) };
}

/** A dish without choices, cheap enough that several are below the maximum sum. */
export function plainDish(menu: readonly Product[]): Product {
  const found = menu.find((product) => !product.isSet && product.modifierGroups.length === 0 && product.comboGroups.length === 0);
  if (found === undefined) throw new Error('the menu has no plain dish');
  return found;
}

export function pickupOf(restaurant: Restaurant, lines: readonly CartLine[]): QuoteRequest {
  return { orderTypeId: pickup, regionId: String(restaurant.regionId), restaurantId: String(restaurant.id), lines };
}

/** The pickup of a plain dish that the restaurant has right now. */
export async function plainPickup(backend: Backend, restaurant: Restaurant): Promise<QuoteRequest> {
  const menu = await orderableProducts(backend, String(restaurant.id));
  return pickupOf(restaurant, [lineOf(plainDish(menu), menu)]);
}

export function deliveryFrom(restaurant: Restaurant, lines: readonly CartLine[]): QuoteRequest {
  const { longitude, latitude } = restaurant;
  return { orderTypeId: delivery, regionId: String(restaurant.regionId), restaurantId: String(restaurant.id), longitude, latitude, lines };
}

export function orderOf(request: QuoteRequest, expectedTotal: number): OrderRequest {
  return {
    ...request,
    contact: { firstName: 'Anvar', phone1: '998901234567' },
    ...(request.orderTypeId === delivery ? { address: { text: 'Navoiy koʻchasi, 30' } } : {}),
    payment: { method: 'cash' },
    expectedTotal,
  };
}

/** Requests a quote, and returns it with an order that accepts it. */
export async function quoteAndOrder(backend: Backend, request: QuoteRequest): Promise<{ quote: Quote; order: OrderRequest }> {
  const quoted = await backend.quote(request, 'ru', null, noon);
  if (!quoted.ok) throw new Error(`no quote: ${JSON.stringify(quoted.problem)}`);
  return { quote: quoted.value, order: orderOf(request, quoted.value.total) };
}

export const newKey = (): string => randomUUID();
