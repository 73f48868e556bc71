import { randomUUID } from 'node:crypto';
import { mergeLines } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { PlaceRequest } from '#domain/order/quote.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fitOneOrder, hostSeat, mostSeats, tableLifeMs } from '#domain/table/table.ts';
import { take } from '../../auth/rate-limit.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { tell } from './change-table.ts';
import { findSeat, type SeatRow } from './table-rows.ts';
import { hashOf, linkOf, randomToken } from './table-tokens.ts';

/** An address may open so many tables in an hour: behind one of a mobile network are many customers. */
const opened = { max: 60, windowMs: 60 * 60_000 };

export interface NewTable {
  readonly name: string;
  readonly place: PlaceRequest;
  readonly customerId: Id | null;
  readonly lines: readonly CartLine[];
  /** of the network */
  readonly address: string;
}

export interface NewGuest {
  /** the token of the link */
  readonly link: string;
  readonly name: string;
  /** the token of the seat that the browser has */
  readonly previous: string | undefined;
}

/** Resolves to the token of the host's seat. */
export async function openTable(
  db: Connection['db'],
  { name, place, customerId, lines, address }: NewTable,
  now: number,
): Promise<Result<string, Problem>> {
  const until = await take(db, { key: `tables/${address}`, ...opened }, now);
  if (until !== null) return err(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
  if (!fitOneOrder(lines)) return err(problem('TABLE_FULL'));
  const token = randomToken();
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    const table = { id, link_hash: hashOf(linkOf(token)), place: JSON.stringify(place), customer_id: customerId };
    await transaction
      .insertInto('shared_tables')
      .values({ ...table, state: 'open', paying: 'each', order_number: null, changed: 0, expires_at: now + tableLifeMs })
      .execute();
    await addSeat(
      transaction,
      { table_id: id, seat: hostSeat, name, lines: JSON.stringify(mergeLines(lines)), expires_at: now + tableLifeMs },
      token,
    );
  });
  return ok(token);
}

/** Resolves to the token of the guest's seat. */
export async function joinTable(db: Connection['db'], { link, name, previous }: NewGuest, now: number): Promise<Result<string, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const table = await transaction
      .updateTable('shared_tables')
      .set((row) => ({ changed: row.ref('changed') }))
      .where('link_hash', '=', hashOf(link))
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (table === undefined) return err(problem('NOT_FOUND'));
    const own = await findSeat(transaction, previous, now);
    if (own?.table_id === table.id && previous !== undefined) return ok(previous);
    if (table.state !== 'open') return err(problem('TABLE_CLOSED'));
    const seats = await transaction.selectFrom('table_seats').select('seat').where('table_id', '=', table.id).execute();
    if (seats.length >= mostSeats) return err(problem('TABLE_FULL'));
    const token = randomToken();
    const seat = Math.max(...seats.map((one) => one.seat)) + 1;
    await addSeat(transaction, { table_id: table.id, seat, name, lines: '[]', expires_at: table.expires_at }, token);
    await tell(transaction, [table.id]);
    return ok(token);
  });
}

async function addSeat(transaction: Executor, seat: Omit<SeatRow, 'token_hash' | 'is_ready'>, token: string): Promise<void> {
  await transaction
    .insertInto('table_seats')
    .values({ ...seat, token_hash: hashOf(token), is_ready: 0 })
    .execute();
}
