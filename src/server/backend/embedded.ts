import { sql } from 'kysely';
import { pickup } from '#domain/fulfillment/order-type.ts';
import { problem } from '#domain/problem.ts';
import { accept, refuse } from '#domain/result.ts';
import type { Connection } from '../db/connect.ts';
import { createCatalogueReader } from '../modules/catalogue/catalogue-reader.ts';
import type { ModifierSetting } from '../modules/catalogue/localized-menu.ts';
import { createCustomer, findCustomer, findCustomerByPhone, updateCustomer } from '../modules/customers/customers.ts';
import { menuOf } from '../modules/menu/menu.ts';
import { assess } from '../modules/orders/assess.ts';
import { findOrder, listOrders } from '../modules/orders/order-rows.ts';
import { placeOrder } from '../modules/orders/place-order.ts';
import { zoneOf } from '../modules/restaurants/delivery-zone.ts';
import { activeRestaurants, findRestaurant, toRestaurant, zonesOf } from '../modules/restaurants/restaurants.ts';
import { slotGrid, withLoads } from '../modules/restaurants/slots.ts';
import type { Backend } from './backend.ts';

interface EmbeddedOptions {
  readonly connection: Connection;
  readonly filterModifiers: ModifierSetting;
}

/** The backend on our own database. */
export function createEmbeddedBackend({ connection, filterModifiers }: EmbeddedOptions): Backend {
  const { db } = connection;
  const read = createCatalogueReader(connection, filterModifiers);
  return {
    async siteSettings() {
      return (await read()).catalogue.settings;
    },
    async regions(locale) {
      const { catalogue } = await read();
      return catalogue.regions.map(({ name, ...region }) => ({ ...region, name: name[locale] }));
    },
    async districts(locale) {
      const { catalogue } = await read();
      return catalogue.districts.map(({ name, ...district }) => ({ ...district, name: name[locale] }));
    },
    async restaurants(locale, now) {
      const snapshot = await read();
      return activeRestaurants(snapshot.catalogue).map((restaurant) => toRestaurant(restaurant, snapshot, locale, now));
    },
    async menu(source, locale, now) {
      return menuOf(source, { snapshot: await read(), locale, now });
    },
    async zones(regionId) {
      return zonesOf((await read()).catalogue, regionId);
    },
    async slots({ restaurantId, orderType, coordinates }, now) {
      const snapshot = await read();
      const restaurant = findRestaurant(snapshot.catalogue, restaurantId);
      if (restaurant === null) return refuse(problem('NOT_FOUND'));
      const zone = orderType === pickup || coordinates === null ? null : zoneOf(restaurant, coordinates);
      return accept(await withLoads(db, restaurant, slotGrid(restaurant, orderType, zone, snapshot, now)));
    },

    customer: (id) => findCustomer(db, id),
    customerByPhone: (phone1) => findCustomerByPhone(db, phone1),
    createCustomer: (draft, now) => createCustomer(connection, draft, now),
    updateCustomer: (id, draft, now) => updateCustomer(connection, id, draft, now),

    async quote(request, locale, _customerId, now) {
      const assessed = await assess(request, { executor: db, snapshot: await read(), locale, now });
      return assessed.ok ? accept(assessed.value.quote) : assessed;
    },
    placeOrder: (request, locale, customerId, key, now) => placeOrder(connection, read, { request, locale, customerId, key, now }),
    orders: (customerId, cursor) => listOrders(db, customerId, cursor),
    order: (customerId, id) => findOrder(db, customerId, id),

    async ready() {
      await sql`select 1`.execute(db);
    },
  };
}
