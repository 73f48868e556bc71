import { endOfOpenPause } from '#domain/schedule/opening.ts';
import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import type { TestedApi } from './open-api.ts';

/** Changes that restaurants and the owner make while a customer orders; `restaurantIds` are the restaurants. */
export function restaurantOf({ connection: { db }, setOrderMaxSum }: TestedApi, restaurantIds: readonly string[]) {
  return {
    async pause() {
      const rows = restaurantIds.map((restaurant_id) => ({ restaurant_id, until: Date.parse(endOfOpenPause) }));
      await db.insertInto('pauses').values(rows).execute();
      await bumpVersion(db, 'stock');
    },

    async resume() {
      await db.deleteFrom('pauses').execute();
      await bumpVersion(db, 'stock');
    },

    async sellOut(item_id: string) {
      const stop = { item_kind: 'product', item_id, portions: 0, until: null } as const;
      await db.deleteFrom('stock').where('item_id', '=', item_id).execute();
      const rows = restaurantIds.map((restaurant_id) => ({ ...stop, restaurant_id }));
      await db.insertInto('stock').values(rows).execute();
      await bumpVersion(db, 'stock');
    },

    async restock(item_id: string) {
      await db.deleteFrom('stock').where('item_id', '=', item_id).execute();
      await bumpVersion(db, 'stock');
    },

    setOrderMaxSum,
  };
}
