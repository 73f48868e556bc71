import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import { createCouriers } from '../../modules/couriers/couriers.ts';
import { cancelInOffice, noteReturn } from '../../modules/customers-office/cancel-in-office.ts';
import { completeOrders } from '../../modules/orders/complete-orders.ts';
import { changedAfter, newestEventId, newestEventsOf } from '../../modules/orders/order-events.ts';
import { boardOrders, cancelAllOrders, stepOrder } from '../../modules/staff-board/board.ts';
import { delayOrder, makeLine, stepBack } from '../../modules/staff-board/correct-order.ts';
import { endFromBoard, offerFromBoard } from '../../modules/staff-board/order-changes.ts';
import { setPause, staffRestaurants } from '../../modules/staff-board/pauses.ts';
import { setStop, stopsOf } from '../../modules/staff-board/stop-list.ts';
import type { StaffBackend } from '../../ports/staff.ts';

/** The staff backend on the app's own database, in upstream mode too. @param onChange called after each change */
export function createStaff(connection: Connection, read: CatalogReader, onChange: () => void): StaffBackend {
  const { db } = connection;
  const reported = async <Made extends { readonly ok: boolean }>(change: Promise<Made>): Promise<Made> => {
    const made = await change;
    if (made.ok) onChange();
    return made;
  };
  return {
    async orders(statuses, now, restaurantIds = null) {
      if ((await completeOrders(connection, read, now)) > 0) onChange();
      return boardOrders(db, { statuses, restaurantIds }, now);
    },
    move: (orderId, { status, reason }, by, now) => reported(stepOrder(connection, read, { orderId, status, reason, by, now })),
    cancelAll: (orderId, reason, by, now) => reported(cancelAllOrders(connection, read, { orderId, reason, by, now })),
    offerChange: async (orderId, offer, by, now) => reported(offerFromBoard(connection, await read(), { orderId, ...offer, by, now })),
    async endChange(orderId, end, by, now) {
      const ended = await endFromBoard(connection, { orderId, ...end, by, now });
      onChange();
      return ended;
    },
    cancelInOffice: (orderId, reason, by, now) => reported(cancelInOffice(connection, read, { orderId, reason, by, now })),
    noteReturn: (orderId, note, by, now) => reported(noteReturn(connection, { orderId, note, by, now })),
    stepBack: (orderId, from, by, now) => reported(stepBack(connection, { orderId, from, by, now })),
    delay: (orderId, times, by, now) => reported(delayOrder(connection, { orderId, times, by, now })),
    make: (orderId, made, by, now) => reported(makeLine(connection, read, { orderId, ...made, by, now })),
    couriers: createCouriers(connection, read, onChange),
    newestEvent: () => newestEventId(db),
    eventsAfter: async (id) => newestEventsOf(db, await changedAfter(db, id)),
    async restaurants(locale, now) {
      return staffRestaurants(await read(), locale, now);
    },
    async stops(locale, now) {
      return stopsOf(db, await read(), locale, now);
    },
    stop: async (stop, by, now) => reported(setStop(connection, await read(), stop, { by, now })),
    pause: async (restaurantId, until, by, now) => reported(setPause(connection, await read(), { restaurantId, until, by, now })),
  };
}
