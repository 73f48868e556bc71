import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import { assignableStatuses } from '#domain/order/courier.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { CourierWork, HandIn } from '../../ports/couriers.ts';
import type { StaffActor } from '../../ports/staff.ts';
import { addLogEntry } from '../office/change-log.ts';
import { courierOf } from '../orders/order-courier.ts';
import { listCouriers } from './assign-courier.ts';

const mostHandIns = 20;

/** The couriers of these restaurants, and whoever is none any longer but has cash of them; the most cash first. */
export async function readWork(executor: Executor, restaurantIds: readonly Id[] | null): Promise<CourierWork[]> {
  const team = await listCouriers(executor, restaurantIds);
  const ofPlaces = <Query extends ReturnType<typeof withCourier>>(query: Query) =>
    restaurantIds === null ? query : query.where('restaurant_id', 'in', [...restaurantIds]);
  if (restaurantIds?.length === 0) return [];
  const open = await ofPlaces(withCourier(executor))
    .where('status', 'in', [...assignableStatuses])
    .execute();
  const paid = await ofPlaces(withCourier(executor)).where('courier_cash', 'is not', null).where('hand_in', 'is', null).execute();
  const work = new Map<Id, CourierWork>(team.map(({ id, name }) => [id, { id, name, open: 0, onWay: 0, cash: 0, cashOrders: 0 }]));
  for (const row of [...open, ...paid]) {
    const courier = courierOf(row);
    if (courier === null) continue;
    const known = work.get(courier.id) ?? { id: courier.id, name: courier.name, open: 0, onWay: 0, cash: 0, cashOrders: 0 };
    const isPaid = row.courier_cash !== null;
    work.set(courier.id, {
      ...known,
      open: known.open + (isPaid ? 0 : 1),
      onWay: known.onWay + (row.status === 'on_way' ? 1 : 0),
      cash: known.cash + Number(row.courier_cash ?? 0),
      cashOrders: known.cashOrders + (isPaid ? 1 : 0),
    });
  }
  return [...work.values()].sort((a, b) => b.cash - a.cash || a.name.localeCompare(b.name));
}

function withCourier(executor: Executor) {
  return executor.selectFrom('orders').select(['courier_id', 'courier', 'courier_cash', 'status']).where('courier_id', 'is not', null);
}

/** What was received lately of these restaurants, the newest first. */
export async function readHandIns(executor: Executor, restaurantIds: readonly Id[] | null): Promise<HandIn[]> {
  const rows = await executor
    .selectFrom('courier_hand_ins')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(10 * mostHandIns)
    .execute();
  return rows
    .filter(({ restaurants }) => restaurantIds === null || (JSON.parse(restaurants) as Id[]).every((id) => restaurantIds.includes(id)))
    .slice(0, mostHandIns)
    .map(({ id, name, sum, orders, at, by }) => ({ id, name, sum: Number(sum), orders: Number(orders), at, by }));
}

interface Receipt {
  readonly courierId: Id;
  readonly id: Id;
  readonly sum: Som;
  readonly by: StaffActor;
  readonly now: number;
}

/** Receives exactly the cash that was seen, once for each id (R-COURIER-5). */
export async function receiveCash({ db, engine }: Connection, receipt: Receipt): Promise<Result<null, Problem>> {
  const { courierId, id, sum, by, now } = receipt;
  const { restaurantIds } = by;
  return db.transaction().execute(async (transaction) => {
    const rows =
      restaurantIds?.length === 0
        ? []
        : await transaction
            .selectFrom('orders')
            .select(['id', 'courier_id', 'courier', 'courier_cash', 'restaurant_id'])
            .where('courier_id', '=', courierId)
            .where('courier_cash', 'is not', null)
            .where('hand_in', 'is', null)
            .$if(restaurantIds !== null, (query) => query.where('restaurant_id', 'in', [...(restaurantIds ?? [])]))
            .orderBy('number')
            .$if(engine === 'postgres', (query) => query.forUpdate())
            .execute();
    const before = await transaction.selectFrom('courier_hand_ins').select('id').where('id', '=', id).executeTakeFirst();
    if (before !== undefined) return ok(null);
    const present = rows.reduce((all, { courier_cash: cash }) => all + Number(cash ?? 0), 0);
    const [first] = rows;
    const courier = first && courierOf(first);
    if (present !== sum || !courier) return err(problem('CASH_CHANGED', { sum: present }));
    const ids = rows.map((row) => row.id);
    await transaction.updateTable('orders').set({ hand_in: id }).where('id', 'in', ids).execute();
    const restaurants = JSON.stringify([...new Set(rows.map((row) => row.restaurant_id))]);
    await transaction
      .insertInto('courier_hand_ins')
      .values({ id, courier_id: courierId, name: courier.name, sum, orders: rows.length, restaurants, at: now, by: by.name })
      .execute();
    await addLogEntry(transaction, { at: now, by: by.name, kind: 'cashReceived', subject: courier.name, before: null, after: { sum } });
    return ok(null);
  });
}
