import type { NotNull } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { LoggedValues } from '#domain/office/change-log.ts';
import { isAmong } from '#domain/office/team.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toIso } from '../../clock.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { NamedStop, StaffActor, Stop } from '../../ports/staff.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { addLogEntry } from '../office/change-log.ts';

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

interface StopAuthor {
  readonly by: StaffActor;
  readonly now: number;
}

/** Sets or removes a limit; unlimited items have no row. */
export async function setStop(
  { db }: Connection,
  { catalog }: Snapshot,
  stop: Stop,
  { by, now }: StopAuthor,
): Promise<Result<null, Problem>> {
  const { restaurantId, productId, modifierOptionId, portions, until } = stop;
  const isProduct = productId !== undefined;
  const itemId = productId ?? modifierOptionId ?? '';
  const name = (isProduct ? productName : optionName)(catalog, itemId, 'ru');
  const restaurant = catalog.restaurants.find(({ id }) => id === restaurantId);
  if (name === null || restaurant === undefined || !isAmong(by.restaurantIds, restaurantId)) return err(problem('NOT_FOUND'));
  const item = { restaurant_id: restaurantId, item_kind: isProduct ? ('product' as const) : ('option' as const), item_id: itemId };
  await db.transaction().execute(async (transaction) => {
    const before = await limitOf(transaction, item, now);
    const entry = { at: now, by: by.name, kind: 'stopChanged', subject: `${name} · ${restaurant.name.ru}` } as const;
    await addLogEntry(transaction, { ...entry, before, after: toLogged(portions, until) });
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

/** The limit in effect, as the log tells it. */
async function limitOf(transaction: Executor, item: StockItem, now: number): Promise<LoggedValues> {
  const row = await transaction
    .selectFrom('stock')
    .select(['portions', 'until'])
    .where('restaurant_id', '=', item.restaurant_id)
    .where('item_kind', '=', item.item_kind)
    .where('item_id', '=', item.item_id)
    .executeTakeFirst();
  const isOver = row === undefined || (row.until !== null && row.until <= now);
  return isOver ? toLogged(null, null) : toLogged(row.portions, row.until);
}

function toLogged(portions: number | null, until: number | null): LoggedValues {
  return { portions, ...(until !== null && portions !== null && { until: toIso(until) }) };
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
