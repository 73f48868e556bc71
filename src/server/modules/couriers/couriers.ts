import type { Connection } from '../../db/connection.ts';
import type { Couriers } from '../../ports/couriers.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { assignCourier, listCouriers } from './assign-courier.ts';
import { openOrdersOf, readDeliveries, stepDelivery } from './deliveries.ts';
import { readHandIns, readWork, receiveCash } from './hand-in.ts';
import { keepPosition, positionOf } from './positions.ts';

/** Couriers on the app's own database, in front of another system too. @param onChange called after each change */
export function createCouriers(connection: Connection, read: CatalogReader, onChange: () => void): Couriers {
  const { db } = connection;
  return {
    list: async (restaurantIds) => (await listCouriers(db, restaurantIds)).map(({ phone: _, ...courier }) => courier),
    async assign(orderId, courierId, by, now) {
      const assigned = await assignCourier(connection, { orderId, courierId, by, now });
      if (assigned.ok) onChange();
      return assigned;
    },
    deliveries: ({ id }) => readDeliveries(db, id),
    openOrders: (id) => openOrdersOf(db, id),
    async step(orderId, to, courier, now) {
      const stepped = await stepDelivery(connection, read, { orderId, to, courier, now });
      if (stepped.ok) onChange();
      return stepped;
    },
    place: (courierId, point, now) => keepPosition(connection, courierId, point, now),
    positionOf: (customerId, orderId, now) => positionOf(db, customerId, orderId, now),
    work: async (restaurantIds) => ({ couriers: await readWork(db, restaurantIds), handIns: await readHandIns(db, restaurantIds) }),
    receive: (courierId, handIn, by, now) => receiveCash(connection, { courierId, ...handIn, by, now }),
  };
}
