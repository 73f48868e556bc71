import type { BodyOf, ValueOf } from '#contract/calls.ts';
import { fromWireMenu } from '#contract/shop/menu-wire.ts';
import type { Id } from '#domain/id.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { endOfBusinessDay } from '#domain/schedule/business-day.ts';
import { type ApiResult, api, pageLocale } from '../lib/api.ts';

export type StaffRestaurant = ValueOf<'GET /api/v1/staff/restaurants'>['restaurants'][number];

/** One limit of the stop-list: of a product or of an option. */
export type Stop = ValueOf<'GET /api/v1/staff/stop-list'>['stops'][number];

/** `portions` null: unlimited; `until` null: until the next change. */
type StopChange = BodyOf<'PUT /api/v1/staff/stop-list'> & { readonly until: string | null };

export async function loadStaffRestaurants(): Promise<readonly StaffRestaurant[] | null> {
  const result = await api('GET /api/v1/staff/restaurants');
  return result.ok ? result.value.restaurants : null;
}

/** @param until ISO 8601; null ends the pause */
export function pauseRestaurant(id: Id, until: string | null): Promise<ApiResult<unknown>> {
  return api('PUT /api/v1/staff/restaurants/:id/pause', { path: { id }, body: { until } });
}

/** The menu of a restaurant, in the page's language if none is given; null when the request failed, which a toast shows. */
export async function loadStaffMenu(restaurantId: Id, locale = pageLocale()): Promise<Menu | null> {
  const result = await api('GET /api/restaurantmenu', { query: { RestaurantId: restaurantId }, locale });
  return result.ok ? fromWireMenu(result.value) : null;
}

/** The current limits of all restaurants. */
export async function loadStops(): Promise<readonly Stop[] | null> {
  const result = await api('GET /api/v1/staff/stop-list');
  return result.ok ? result.value.stops : null;
}

/** No portions of a dish are left until the night is over. */
export function takeOffSale(restaurantId: Id, productId: Id, now: number): Promise<ApiResult<unknown>> {
  return changeStop({ restaurantId, productId, portions: 0, until: new Date(endOfBusinessDay(now)).toISOString() });
}

export function changeStop({ until, ...stop }: StopChange): Promise<ApiResult<unknown>> {
  return api('PUT /api/v1/staff/stop-list', { body: { ...stop, ...(until !== null && { until }) } });
}

export type StaffCourier = ValueOf<'GET /api/v1/staff/couriers'>['couriers'][number];

/** null: they could not be loaded */
export async function loadCouriers(): Promise<readonly StaffCourier[] | null> {
  const result = await api('GET /api/v1/staff/couriers', { silent: true });
  return result.ok ? result.value.couriers : null;
}

export function openStaffSession(token: string): Promise<ApiResult<unknown>> {
  return api('POST /api/v1/staff/session', { body: { token }, silent: true });
}

export function endStaffSession(): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/staff/session');
}
