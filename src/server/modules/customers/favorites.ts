import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

/** Newest first. */
export async function favoritesOf(executor: Executor, customerId: Id): Promise<Id[]> {
  const rows = await executor
    .selectFrom('favorites')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

export async function addFavorite(executor: Executor, customerId: Id, productId: Id, now: number): Promise<void> {
  await executor
    .insertInto('favorites')
    .values({ customer_id: customerId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute();
}

export async function removeFavorite(executor: Executor, customerId: Id, productId: Id): Promise<void> {
  await executor.deleteFrom('favorites').where('customer_id', '=', customerId).where('product_id', '=', productId).execute();
}
