import type { NotNull } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { NamedStop, Stop } from '../../ports/staff.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { hasRestaurant } from './pauses.ts';

/** The current limits, by restaurant and name. */
export async function stopsOf(executor: Executor, { catalog }: Snapshot, locale: Locale, now: number): Promise<NamedStop[]> {
  const rows = await executor
    .selectFrom('stock')
    .selectAll()
    .where('portions', 'is not', null)
    .$narrowType<{ portions: NotNull }>()
    .execute();
  const stops = rows
    .filter(({ until }) => until === null || until > now)
    .map(({ restaurant_id, item_kind, item_id, portions, until }) => ({
      restaurantId: restaurant_id,
      ...(item_kind === 'product' ? { productId: item_id } : { modifierOptionId: item_id }),
      name: (item_kind === 'product' ? productName : optionName)(catalog, item_id, locale) ?? item_id,
      portions,
      until,
    }));
  return stops.sort((a, b) => a.restaurantId.localeCompare(b.restaurantId) || a.name.localeCompare(b.name));
}

/** Sets or removes a limit; unlimited items have no row. */
export async function setStop({ db }: Connection, { catalog }: Snapshot, stop: Stop): Promise<Result<null, Problem>> {
  const { restaurantId, productId, modifierOptionId, portions, until } = stop;
  const isProduct = productId !== undefined;
  const itemId = productId ?? modifierOptionId ?? '';
  const isKnown = (isProduct ? productName : optionName)(catalog, itemId, 'ru') !== null;
  if (!isKnown || !hasRestaurant(catalog, restaurantId)) return err(problem('NOT_FOUND'));
  const item = { restaurant_id: restaurantId, item_kind: isProduct ? ('product' as const) : ('option' as const), item_id: itemId };
  await db.transaction().execute(async (transaction) => {
    if (portions === null) await removeStop(transaction, item);
    else {
      await transaction
        .insertInto('stock')
        .values({ ...item, portions, until })
        .onConflict((conflict) => conflict.columns(['restaurant_id', 'item_kind', 'item_id']).doUpdateSet({ portions, until }))
        .execute();
    }
    await bumpVersion(transaction, 'stock');
  });
  return ok(null);
}

type StockItem = { readonly restaurant_id: Id; readonly item_kind: 'product' | 'option'; readonly item_id: Id };

async function removeStop(transaction: Executor, { restaurant_id, item_kind, item_id }: StockItem): Promise<void> {
  await transaction
    .deleteFrom('stock')
    .where('restaurant_id', '=', restaurant_id)
    .where('item_kind', '=', item_kind)
    .where('item_id', '=', item_id)
    .execute();
}

function productName({ menus }: Catalog, id: Id, locale: Locale): string | null {
  return menus[locale].products.get(id)?.name ?? null;
}

function optionName({ menus }: Catalog, id: Id, locale: Locale): string | null {
  for (const { modifierGroups } of menus[locale].products.values()) {
    const option = modifierGroups.flatMap(({ options }) => options).find((candidate) => candidate.id === id);
    if (option !== undefined) return option.name;
  }
  return null;
}
