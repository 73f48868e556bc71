import { calls } from '#contract/calls.ts';
import { type Api, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { closeSession, openSession, rejectClosed } from './staff-sessions.ts';

/** The calls for staff (contract §3, `staff/…`). */
export function addStaff(api: Api): void {
  handle(api, calls.staffSession, ({ member }) => member);
  handle(api, calls.openStaffSession, openSession('staff'), { before: rejectClosed('staff') });
  handle(api, calls.endStaffSession, closeSession('staff'));
  addBoard(api);
  addAvailability(api);
}

function addBoard(api: Api): void {
  handle(api, calls.staffOrders, async ({ services, query, now }) => ({
    orders: await services.backend.staff.orders(query.status, now),
  }));
  handle(api, calls.moveOrder, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.move(path.id, body, member.name, now)),
  );
  handle(api, calls.cancelAllOrders, async ({ services, member, path, body, now }) => ({
    orders: unwrap(await services.backend.staff.cancelAll(path.id, body.reason, member.name, now)),
  }));
}

function addAvailability(api: Api): void {
  handle(api, calls.stopList, async ({ services, locale, now }) => {
    const stops = await services.backend.staff.stops(locale, now);
    return { stops: stops.map((stop) => ({ ...stop, until: toIso(stop.until) })) };
  });
  handle(api, calls.changeStopList, async ({ services, body: { until = null, ...stop } }) => {
    unwrap(await services.backend.staff.stop({ ...stop, until }));
  });
  handle(api, calls.staffRestaurants, async ({ services, locale, now }) => {
    const restaurants = await services.backend.staff.restaurants(locale, now);
    return { restaurants: restaurants.map((restaurant) => ({ ...restaurant, pausedUntil: toIso(restaurant.pausedUntil) })) };
  });
  handle(api, calls.pauseRestaurant, async ({ services, path, body }) => {
    unwrap(await services.backend.staff.pause(path.id, body.until));
  });
}

function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
