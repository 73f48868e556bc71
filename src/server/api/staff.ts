import { calls } from '#contract/calls.ts';
import { isAmong } from '#domain/office/team.ts';
import { addBoardDevices, counterPath } from './board-devices.ts';
import { type Api, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { closeSession, openSession, rejectClosed } from './staff-sessions.ts';

/** The calls for staff (R-TEAM-4, R-TEAM-6). */
export function addStaff(api: Api): void {
  handle(api, calls.staffSession, ({ member: { name } }) => ({ name }));
  handle(api, calls.openStaffSession, openSession('staff'), { before: rejectClosed('staff') });
  handle(api, calls.endStaffSession, closeSession('staff'));
  addBoard(api);
  addAvailability(api);
  addBoardDevices(api);
}

function addBoard(api: Api): void {
  handle(api, calls.staffOrders, async ({ services, member, query, now }) => ({
    orders: await services.backend.staff.orders(query.status, now, member.restaurantIds),
  }));
  handle(api, calls.moveOrder, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.move(path.id, body, member, now)),
  );
  handle(api, calls.stepBack, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.stepBack(path.id, body.from, member, now)),
  );
  handle(api, calls.delayOrder, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.delay(path.id, body.times, member, now)),
  );
  handle(api, calls.makeLine, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.make(path.id, body, member, now)),
  );
  handle(api, calls.cancelAllOrders, async ({ services, member, path, body, now }) => ({
    orders: unwrap(await services.backend.staff.cancelAll(path.id, body.reason, member, now)),
  }));
  handle(api, calls.offerChange, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.offerChange(path.id, body, member, now)),
  );
  handle(api, calls.endChange, async ({ services, member, path, body, now }) =>
    unwrap(await services.backend.staff.endChange(path.id, body, member, now)),
  );
}

function addAvailability(api: Api): void {
  handle(api, calls.stopList, async ({ services, member, locale, now }) => {
    const stops = await services.backend.staff.stops(locale, now);
    const seen = stops.filter(({ restaurantId }) => isAmong(member.restaurantIds, restaurantId));
    return { stops: seen.map((stop) => ({ ...stop, until: toIso(stop.until) })) };
  });
  handle(api, calls.changeStopList, async ({ services, member, body: { until = null, ...stop }, now }) => {
    unwrap(await services.backend.staff.stop({ ...stop, until }, member, now));
  });
  handle(api, calls.staffRestaurants, async ({ services, member, locale, now }) => {
    const restaurants = await services.backend.staff.restaurants(locale, now);
    const seen = restaurants.filter(({ id }) => isAmong(member.restaurantIds, id));
    const [screens, printers] = await Promise.all([services.devices.counters.secrets(), services.devices.printers.states()]);
    return {
      restaurants: seen.map((restaurant) => ({
        ...restaurant,
        pausedUntil: toIso(restaurant.pausedUntil),
        counter: counterPath(screens.get(restaurant.id)),
        printer: printers.get(restaurant.id) ?? null,
      })),
    };
  });
  handle(api, calls.pauseRestaurant, async ({ services, member, path, body, now }) => {
    unwrap(await services.backend.staff.pause(path.id, body.until, member, now));
  });
}

function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
