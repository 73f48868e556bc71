import type { Id } from '#domain/id.ts';
import { popularProducts } from '#domain/menu/popular.ts';
import { cardPrice, isOffered, productsById } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import type { Order } from '#domain/order/order.ts';
import { handedOverStatuses, isFinal } from '#domain/order/order-status.ts';
import { unlessAway } from './unless-away.ts';
import { type Visitor, visibleMenu } from './view/visible-menu.ts';

interface KnownDish {
  readonly product: Product;
  readonly price: Som | null;
}

/** What home shows a signed-in customer beside the menu. */
export interface KnownVisitor {
  /** not yet with the customer, the earliest first */
  readonly live: readonly Order[];
  /** the latest order that the customer has got; null: nothing to repeat */
  readonly again: Order | null;
  /** the favorites that this menu has, then popular dishes for a customer who has nothing to repeat */
  readonly dishes: readonly KnownDish[];
}

const mostLive = 3;
const mostDishes = 6;

/** An upstream that does not respond leaves out its part. */
export async function knownVisitor(visitor: Visitor, customerId: Id): Promise<KnownVisitor> {
  const { backend, now } = visitor;
  const [{ orders }, favorites, { menu }] = await Promise.all([
    unlessAway(backend.orders(customerId, null, now), { orders: [], nextCursor: null }),
    unlessAway(backend.account.favorites(customerId), []),
    visibleMenu(visitor),
  ]);
  const live = orders.filter(isOnItsWay).slice(0, mostLive).toReversed();
  const again = orders.find((order) => !isOnItsWay(order) && order.status !== 'cancelled') ?? null;
  const products = menu?.products ?? [];
  const byId = productsById(products);
  const marked = favorites.flatMap((id) => byId.get(id) ?? []).filter(isOffered);
  const offered = again === null ? [...marked, ...popularProducts(products, mostDishes)] : marked;
  const dishes = [...new Set(offered)].slice(0, mostDishes).map((product) => ({ product, price: cardPrice(product, byId) }));
  return { live, again, dishes };
}

function isOnItsWay({ status }: Order): boolean {
  return !isFinal(status) && !handedOverStatuses.includes(status);
}
