import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
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
    async move(orderId, { status, reason }, by, now) {
      const moved = await stepOrder(connection, read, { orderId, status, reason, by, now });
      if (moved.ok) onChange();
      return moved;
    },
    async cancelAll(orderId, reason, by, now) {
      const cancelled = await cancelAllOrders(connection, read, { orderId, reason, by, now });
      if (cancelled.ok) onChange();
      return cancelled;
    },
    async offerChange(orderId, offer, by, now) {
      const offered = await offerFromBoard(connection, await read(), { orderId, ...offer, by, now });
      if (offered.ok) onChange();
      return offered;
    },
    async endChange(orderId, end, by, now) {
      const ended = await endFromBoard(connection, { orderId, ...end, by, now });
      onChange();
      return ended;
    },
    async cancelInOffice(orderId, reason, by, now) {
      const cancelled = await cancelInOffice(connection, read, { orderId, reason, by, now });
      if (cancelled.ok) onChange();
      return cancelled;
    },
    async noteReturn(orderId, note, by, now) {
      const noted = await noteReturn(connection, { orderId, note, by, now });
      if (noted.ok) onChange();
      return noted;
    },
    stepBack: (orderId, from, by, now) => reported(stepBack(connection, { orderId, from, by, now })),
    delay: (orderId, times, by, now) => reported(delayOrder(connection, { orderId, times, by, now })),
    make: (orderId, made, by, now) => reported(makeLine(connection, read, { orderId, ...made, by, now })),
    newestEvent: () => newestEventId(db),
    eventsAfter: async (id) => newestEventsOf(db, await changedAfter(db, id)),
    async restaurants(locale, now) {
      return staffRestaurants(await read(), locale, now);
    },
    async stops(locale, now) {
      return stopsOf(db, await read(), locale, now);
    },
    async stop(stop, by, now) {
      const set = await setStop(connection, await read(), stop, { by, now });
      if (set.ok) onChange();
      return set;
    },
    async pause(restaurantId, until, by, now) {
      const set = await setPause(connection, await read(), { restaurantId, until, by, now });
      if (set.ok) onChange();
      return set;
    },
  };
}
