import { mergeLines } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fitOneOrder, hostSeat } from '#domain/table/table.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { bumpVersion, readVersion } from '../catalog/catalog-version.ts';
import { findSeat, lineId, linesOf, readSeats, type SeatRow, type TableRow } from './table-rows.ts';

/** A locked table, and the seat of whoever changes it. */
interface AtTable {
  readonly table: TableRow;
  readonly seat: SeatRow;
}

/** What is done at a table; rejected ones change nothing. */
type Change = (transaction: Executor, at: AtTable) => Promise<Result<null, Problem>>;

/** Locks the table, so that its changes follow each other on every process. */
export function changeTable(db: Connection['db'], token: string | undefined, now: number, work: Change): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const found = await findSeat(transaction, token, now);
    const table =
      found &&
      (await transaction
        .updateTable('shared_tables')
        .set((row) => ({ changed: row.ref('changed') }))
        .where('id', '=', found.table_id)
        .returningAll()
        .executeTakeFirst());
    // the host may have removed the seat while this waited
    const seat = table && (await findSeat(transaction, token, now));
    if (!table || !seat) return err(problem('NOT_FOUND'));
    const changed = await work(transaction, { table, seat });
    if (changed.ok) await tell(transaction, [table.id]);
    return changed;
  });
}

/** The next number of all changes of tables: the order feed finds by it which tables have changed. */
export async function tell(transaction: Executor, ids: readonly Id[]): Promise<void> {
  await bumpVersion(transaction, 'tables');
  const changed = Number(await readVersion(transaction, 'tables'));
  await transaction.updateTable('shared_tables').set({ changed }).where('id', 'in', ids).execute();
}

export async function saveSeat(transaction: Executor, seat: SeatRow, values: Partial<SeatRow>): Promise<Result<null, Problem>> {
  await transaction.updateTable('table_seats').set(values).where('token_hash', '=', seat.token_hash).execute();
  return ok(null);
}

/** Of the host. */
export async function saveTable(
  transaction: Executor,
  { table, seat }: AtTable,
  values: Partial<TableRow>,
): Promise<Result<null, Problem>> {
  if (seat.seat !== hostSeat) return err(problem('NOT_HOST'));
  if (table.state === 'ordered') return err(problem('TABLE_CLOSED'));
  await transaction.updateTable('shared_tables').set(values).where('id', '=', table.id).execute();
  return ok(null);
}

export async function layLines(
  transaction: Executor,
  { table, seat }: AtTable,
  lines: readonly CartLine[],
): Promise<Result<null, Problem>> {
  if (table.state !== 'open') return err(problem('TABLE_CLOSED'));
  const others = (await readSeats(transaction, table.id)).filter((one) => one.seat !== seat.seat);
  if (!fitOneOrder([...others.flatMap((one) => one.lines), ...lines])) return err(problem('TABLE_FULL'));
  return saveSeat(transaction, seat, { lines: JSON.stringify(mergeLines(lines)), is_ready: 0 });
}

export async function removeSeat(transaction: Executor, { table, seat }: AtTable, number: number): Promise<Result<null, Problem>> {
  if (!mayChange(seat, number) || number === hostSeat) return err(problem('NOT_HOST'));
  if (table.state === 'ordered') return err(problem('TABLE_CLOSED'));
  const removed = await transaction
    .deleteFrom('table_seats')
    .where('table_id', '=', table.id)
    .where('seat', '=', number)
    .executeTakeFirst();
  return removed.numDeletedRows === 0n ? err(problem('NOT_FOUND')) : ok(null);
}

export async function removeLine(transaction: Executor, { table, seat }: AtTable, id: Id): Promise<Result<null, Problem>> {
  const rows = await transaction.selectFrom('table_seats').selectAll().where('table_id', '=', table.id).execute();
  const owner = rows.find((row) => linesOf(row).some((line) => lineId(row.seat, line) === id));
  if (owner === undefined) return err(problem('NOT_FOUND'));
  if (!mayChange(seat, owner.seat)) return err(problem('NOT_HOST'));
  if (table.state === 'ordered' || (table.state === 'closed' && seat.seat !== hostSeat)) return err(problem('TABLE_CLOSED'));
  const lines = linesOf(owner).filter((line) => lineId(owner.seat, line) !== id);
  return saveSeat(transaction, owner, { lines: JSON.stringify(lines), is_ready: 0 });
}

function mayChange(own: SeatRow, seat: number): boolean {
  return own.seat === hostSeat || own.seat === seat;
}
