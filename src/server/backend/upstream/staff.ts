import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader, Snapshot } from '../../modules/catalog/catalog-reader.ts';
import { readStock } from '../../modules/catalog/stock.ts';
import { offerFromBoard } from '../../modules/staff-board/order-changes.ts';
import { setPause, staffRestaurants } from '../../modules/staff-board/pauses.ts';
import { setStop, stopsOf } from '../../modules/staff-board/stop-list.ts';
import type { StaffBackend } from '../../ports/staff.ts';
import { createStaff } from '../embedded/staff.ts';
import { catalogResponse, restaurantResponse } from './catalog-response.ts';
import { resultOf } from './parse-response.ts';
import type { UpstreamSources } from './sources.ts';

/** Orders, stop-list and pauses use the app's own database; names of restaurants and products come from the upstream. */
export function createUpstreamStaff(
  connection: Connection,
  { sources, readNothing }: { readonly sources: UpstreamSources; readonly readNothing: CatalogReader },
  onChange: () => void,
): StaffBackend {
  const { db } = connection;
  const reported = <Set extends { readonly ok: boolean }>(set: Set): Set => {
    if (set.ok) onChange();
    return set;
  };
  const snapshotOf = async (locale: Locale, restaurantIds: readonly Id[]): Promise<Snapshot> => {
    const [restaurants, stock] = await Promise.all([sources.restaurants(locale), readStock(db)]);
    const menus = await Promise.all(restaurantIds.map((id) => menuOf(sources, id, locale)));
    const menu: Menu = { ...nothing, products: menus.flatMap(({ products }) => products) };
    return { catalog: catalogResponse({ locale, menu, restaurants: restaurants.map((one) => restaurantResponse(one)) }), stock };
  };
  return {
    ...createStaff(connection, readNothing, onChange),
    async restaurants(locale, now) {
      return staffRestaurants(await snapshotOf(locale, []), locale, now);
    },
    async stops(locale, now) {
      const stock = await readStock(db);
      return stopsOf(db, await snapshotOf(locale, [...stock.restaurants.keys()]), locale, now);
    },
    async offerChange(orderId, offer, by, now) {
      const known = await db.selectFrom('orders').select('restaurant_id').where('id', '=', orderId).executeTakeFirst();
      const snapshot = await snapshotOf('ru', known === undefined ? [] : [known.restaurant_id]);
      return reported(await offerFromBoard(connection, snapshot, { orderId, ...offer, by, now }));
    },
    async stop(stop, by, now) {
      return reported(await setStop(connection, await snapshotOf('ru', [stop.restaurantId]), stop, { by, now }));
    },
    async pause(restaurantId, until, by, now) {
      return reported(await setPause(connection, await snapshotOf('ru', []), { restaurantId, until, by, now }));
    },
  };
}

const nothing: Menu = {
  categories: [],
  products: [],
  deliveryFee: null,
  restaurantId: null,
  deliveryDurationMinutes: 30,
  error: null,
};

/** The menu of a restaurant; empty when the upstream does not have the restaurant. */
async function menuOf(sources: UpstreamSources, restaurantId: Id, locale: Locale): Promise<Menu> {
  const received = await resultOf(() => sources.menu({ call: 'restaurantmenu', restaurantId }, locale));
  return received.ok ? received.value : nothing;
}
