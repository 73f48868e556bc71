import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { TestedApi } from './open-api.ts';
import type { HttpResponse, Visitor } from './visitor.ts';

let phones = 0;

/** A phone that no other test uses. */
export function freshPhone(): string {
  phones += 1;
  return `99890${String(phones).padStart(7, '0')}`;
}

export async function requestCode(visitor: Visitor, phone1: string): Promise<string> {
  const { body } = await visitor.post<{ challengeId: string }>('/api/v1/auth/code', { phone1 });
  return body.challengeId;
}

/** Opens a session with the code that was sent; the customer may not exist yet. */
export async function openSession({ codes }: TestedApi, visitor: Visitor, phone1: string): Promise<string | null> {
  const challengeId = await requestCode(visitor, phone1);
  const code = codes.at(-1)?.code;
  const { body } = await visitor.post<{ customerId: string | null }>('/api/v1/auth/session', { challengeId, phone1, code });
  return body.customerId;
}

export async function signUp(tested: TestedApi, visitor: Visitor, phone1 = freshPhone()): Promise<{ customerId: string; phone1: string }> {
  await openSession(tested, visitor, phone1);
  const { body } = await visitor.post<{ customerId: string }>('/api/customers/Create', { firstName: 'Дилноза', phone1 });
  return { customerId: body.customerId, phone1 };
}

/** Two portions of a dish without choices, delivered to the restaurant's own address. */
export type Cart = {
  readonly orderTypeId: 0 | 200;
  readonly regionId: string;
  readonly restaurantId: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly lines: { productId: string; quantity: number }[];
};

export async function fillCart(visitor: Visitor): Promise<Cart> {
  const { body: restaurants } = await visitor.get<RestaurantResponse[]>('/api/restaurants/List');
  const restaurant = restaurants.find(({ supportsDelivery, supportsPickup }) => supportsDelivery && supportsPickup);
  if (restaurant === undefined) throw new Error('the catalog has no restaurant that delivers');
  const { body: menu } = await visitor.get<{ products: ProductResponse[] }>(`/api/restaurantmenu?RestaurantId=${restaurant.id}`);
  const dish = menu.products.find((product) => product.isAvailable && product.price >= 30_000 && isPlain(product));
  if (dish === undefined) throw new Error('the catalog has no plain dish');
  const { id: restaurantId, regionId, longitude, latitude } = restaurant;
  return { orderTypeId: 0, regionId, restaurantId, longitude, latitude, lines: [{ productId: dish.id, quantity: 2 }] };
}

interface RestaurantResponse {
  readonly id: string;
  readonly regionId: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly supportsDelivery: boolean;
  readonly supportsPickup: boolean;
}

interface ProductResponse {
  readonly id: string;
  readonly price: number;
  readonly isAvailable: boolean;
  readonly isCombo: boolean;
  readonly isSet: boolean;
  readonly modifiers: readonly unknown[];
}

function isPlain({ isCombo, isSet, modifiers }: ProductResponse): boolean {
  return !isCombo && !isSet && modifiers.length === 0;
}

export type OrderBody = Cart & Record<string, unknown>;

/** The cart as an order with the total of its quote. */
export async function orderOf(visitor: Visitor, cart: OrderBody): Promise<OrderBody> {
  const { body: quote } = await visitor.post<Quote>('/api/v1/quote', cart);
  return {
    ...cart,
    contact: { firstName: 'Дилноза', phone1: '+998 90 123-45-67' },
    address: { text: 'ул. Навои, 30' },
    payment: { method: 'cash' },
    expectedTotal: quote.total,
  };
}

export function place(visitor: Visitor, order: unknown, key: string = crypto.randomUUID()): Promise<HttpResponse<Order & ProblemBody>> {
  return visitor.post('/api/v1/orders', order, { 'idempotency-key': key });
}
