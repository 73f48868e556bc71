import type { WireMenu } from '#contract/shop/menu.ts';
import { fromWireMenu } from '#contract/shop/menu-wire.ts';
import { shopCalls } from '#contract/shop/shop-calls.ts';
import { staffCalls } from '#contract/staff/staff-calls.ts';
import type { Id } from '#domain/id.ts';
import type { Product } from '#domain/menu/types.ts';
import { type ApiAnswer, api } from '../lib/api.ts';
import { pathOf } from '../live/call-path.ts';

export interface KitchenRestaurant {
  readonly id: Id;
  readonly name: string;
  readonly isActive: boolean;
  /** ISO 8601; null: it takes orders */
  readonly pausedUntil: string | null;
}

/** One limit of the stop-list: of a product or of an option. */
export interface Stop {
  readonly restaurantId: Id;
  readonly productId?: Id;
  readonly modifierOptionId?: Id;
  /** 0: sold out; null: unlimited */
  readonly portions: number | null;
  /** ISO 8601; null: until somebody changes it */
  readonly until: string | null;
}

export async function loadKitchenRestaurants(): Promise<readonly KitchenRestaurant[] | null> {
  const answer = await api<{ readonly restaurants: readonly KitchenRestaurant[] }>('GET', staffCalls.staffRestaurants.path);
  return answer.ok ? answer.value.restaurants : null;
}

/** @param until ISO 8601; null opens again */
export function pauseRestaurant(id: Id, until: string | null): Promise<ApiAnswer<unknown>> {
  return api('PUT', pathOf(staffCalls.pauseRestaurant, { id }), { body: { until } });
}

/** What a kitchen cooks, in the page's language; null when it could not be asked, which a toast has told. */
export async function loadKitchenMenu(restaurantId: Id): Promise<readonly Product[] | null> {
  const answer = await api<WireMenu>('GET', shopCalls.restaurantMenu.path, { query: { RestaurantId: restaurantId } });
  return answer.ok ? fromWireMenu(answer.value).products : null;
}

/** The limits that hold now, of all restaurants. */
export async function loadStops(): Promise<readonly Stop[] | null> {
  const answer = await api<{ readonly stops: readonly Stop[] }>('GET', staffCalls.stopList.path);
  return answer.ok ? answer.value.stops : null;
}

export function changeStop({ until, ...stop }: Stop): Promise<ApiAnswer<unknown>> {
  return api('PUT', staffCalls.changeStopList.path, { body: { ...stop, ...(until !== null && { until }) } });
}

export function openStaffSession(token: string): Promise<ApiAnswer<unknown>> {
  return api('POST', staffCalls.openStaffSession.path, { body: { token }, silent: true });
}

export function endStaffSession(): Promise<ApiAnswer<unknown>> {
  return api('DELETE', staffCalls.endStaffSession.path);
}
