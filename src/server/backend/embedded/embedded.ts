import { pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { noOrderLimits, type OrderLimits } from '#domain/order/order-limits.ts';
import { problem } from '#domain/problem.ts';
import { err, ok } from '#domain/result.ts';
import { databaseState } from '../../db/connect.ts';
import type { Connection } from '../../db/connection.ts';
import { createCatalogReader } from '../../modules/catalog/catalog-reader.ts';
import type { ModifierSetting } from '../../modules/catalog/localized-menu.ts';
import { createCustomer, findCustomer, findCustomerByPhone, updateCustomer } from '../../modules/customers/customers.ts';
import { addBirthdayPoints } from '../../modules/loyalty/birthday-points.ts';
import { menuOf } from '../../modules/menu/menu.ts';
import { buildQuote } from '../../modules/orders/build-quote.ts';
import { cancelOrder } from '../../modules/orders/cancel-order.ts';
import { completeOrders } from '../../modules/orders/complete-orders.ts';
import { deliveryTermsOf } from '../../modules/orders/delivery-terms.ts';
import { orderEventsOf } from '../../modules/orders/order-events.ts';
import { findOrder, listOrders } from '../../modules/orders/order-rows.ts';
import { createPlaceInTurn } from '../../modules/orders/place-in-turn.ts';
import { reorder } from '../../modules/orders/reorder.ts';
import { zoneOf } from '../../modules/restaurants/delivery-zone.ts';
import { activeRestaurants, findRestaurant, toRestaurant, zonesOf } from '../../modules/restaurants/restaurants.ts';
import { slotGrid, withLoads } from '../../modules/restaurants/slots.ts';
import type { Backend } from '../../ports/backend.ts';
import { createAccount } from './account.ts';
import { createStaff } from './staff.ts';

interface EmbeddedOptions {
  readonly connection: Connection;
  readonly filterModifiers: ModifierSetting;
  readonly imageOrigins?: readonly string[];
  /** absent: none */
  readonly orderLimits?: OrderLimits;
  /** called after each change that other clients wait for */
  readonly onChange?: () => void;
}

/** The backend that uses the app's own database. */
export function createEmbeddedBackend(options: EmbeddedOptions): Backend {
  const { connection, filterModifiers, imageOrigins = [], orderLimits = noOrderLimits, onChange = () => {} } = options;
  const { db } = connection;
  const read = createCatalogReader(connection, { modifiers: filterModifiers, imageOrigins });
  const rules = { read, limits: orderLimits };
  const placeInTurn = createPlaceInTurn(connection);
  const complete = async (now: number, customerId?: Id) => {
    if ((await completeOrders(connection, read, now, customerId)) > 0) onChange();
  };
  return {
    async siteSettings() {
      return (await read()).catalog.settings;
    },
    async regions(locale) {
      const { catalog } = await read();
      return catalog.regions.map(({ name, ...region }) => ({ ...region, name: name[locale] }));
    },
    async districts(locale) {
      const { catalog } = await read();
      return catalog.districts.map(({ name, ...district }) => ({ ...district, name: name[locale] }));
    },
    async restaurants(locale, now) {
      const snapshot = await read();
      return activeRestaurants(snapshot.catalog).map((restaurant) => toRestaurant(restaurant, snapshot, locale, now));
    },
    async menu(source, locale, now) {
      return menuOf(source, { snapshot: await read(), locale, now });
    },
    async menusByLocale() {
      return (await read()).catalog.menus;
    },
    async zones(regionId) {
      return zonesOf((await read()).catalog, regionId);
    },
    async slots({ restaurantId, orderType, coordinates }, _locale, now) {
      const snapshot = await read();
      const restaurant = findRestaurant(snapshot.catalog, restaurantId);
      if (restaurant === null) return err(problem('NOT_FOUND'));
      const zone = orderType === pickup || coordinates === null ? null : zoneOf(restaurant, coordinates);
      return ok(await withLoads(db, restaurant, slotGrid(restaurant, orderType, zone, snapshot, now)));
    },

    async deliveryTerms(query, _locale, now) {
      return deliveryTermsOf(query, await read(), now);
    },

    customer: (id) => findCustomer(db, id),
    customerByPhone: (phone1) => findCustomerByPhone(db, phone1),
    createCustomer: (draft, _locale, now) => createCustomer(connection, read, draft, now),
    updateCustomer: (id, draft, _locale, now) => updateCustomer(connection, id, draft, now),

    async quote(request, locale, customerId, now) {
      const customer = customerId === null ? null : await findCustomer(db, customerId);
      const buyer = customer === null ? null : { customerId: customer.id, balance: customer.cardBalance };
      const built = await buildQuote(request, { executor: db, snapshot: await read(), locale, now, buyer });
      return built.ok ? ok(built.value.quote) : built;
    },
    async placeOrder(request, locale, customerId, key, now) {
      const placed = await placeInTurn(rules, { request, locale, customerId, key, now });
      if (placed.ok) onChange();
      return placed;
    },
    async orders(customerId, cursor, now) {
      await complete(now, customerId);
      return listOrders(db, customerId, cursor);
    },
    async order(customerId, id, now) {
      await complete(now, customerId);
      return findOrder(db, customerId, id);
    },
    orderEvents: (customerId, id, after) => orderEventsOf(db, customerId, id, after),
    async cancelOrder(customerId, orderId, reason, now) {
      const cancelled = await cancelOrder(connection, read, { customerId, orderId, reason, now });
      if (cancelled.ok) onChange();
      return cancelled;
    },
    async reorder(customerId, id, locale, now) {
      return reorder(db, await read(), { customerId, id, locale, now });
    },

    account: createAccount(connection, read, onChange),
    staff: createStaff(connection, read, onChange),
    async purge(now) {
      await complete(now);
      await addBirthdayPoints(connection, read, now);
    },

    ready: async () => ({ database: await databaseState(connection) }),
  };
}
