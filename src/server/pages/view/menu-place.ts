import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { ViewSource } from './common.ts';
import { type PlaceText, placeText } from './place-text.ts';
import { type VisibleMenu, visibleMenu } from './visible-menu.ts';

/** The menu of a visitor's place, and what a page says of the place. */
export interface MenuPlace extends Pick<VisibleMenu, 'menu' | 'problem'> {
  readonly place: PlaceText & { readonly orderType: OrderType };
  /** that prepares the order; null: it is not known */
  readonly restaurantId: Id | null;
}

export async function menuPlace({ request, backend, now }: ViewSource) {
  const { locale, preferences } = request;
  const visitor = { backend, locale, now, preferences };
  const visible = await visibleMenu(visitor);
  const { menu, problem, restaurant, restaurants } = visible;
  const place = { ...(await placeText(visitor, visible)), orderType: preferences.orderType };
  const view: MenuPlace = { menu, problem, place, restaurantId: restaurant?.id ?? null };
  return { view, restaurants };
}

/** A menu as text of a key. Its lists are named by their identity: they are the same objects as long as nothing of them changes. */
export function menuKey(menu: Menu, identityOf: (list: object) => number): object {
  return { ...menu, categories: identityOf(menu.categories), products: identityOf(menu.products) };
}
