import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { hostSeat, type LaidTable, type TablePaying } from '#domain/table/table.ts';
import type { Connection } from '../../db/connection.ts';
import { changeTable, layLines, removeLine, removeSeat, saveSeat, saveTable } from './change-table.ts';
import { joinTable, type NewGuest, type NewTable, openTable } from './open-table.ts';
import { findSeat, readSeats, type Table, toTable } from './table-rows.ts';
import { linkOf } from './table-tokens.ts';

/**
 * Shared tables (R-TABLE-1): a link and each seat are 256 random bits, stored hashed. A seat's token is in a cookie; without a valid one
 * there is no table (`NOT_FOUND`).
 */
export interface Tables {
  /** Resolves to the token of the host's seat. Rejects with TOO_MANY_REQUESTS. */
  open(table: NewTable, now: number): Promise<Result<string, Problem>>;
  /**
   * Resolves to the token of a new seat, or to `previous` where that is a seat of this table already. Rejects with NOT_FOUND, TABLE_CLOSED,
   * TABLE_FULL.
   */
  join(guest: NewGuest, now: number): Promise<Result<string, Problem>>;
  find(token: string | undefined, now: number): Promise<Table | null>;
  /** Replaces the lines of the own seat. Rejects with TABLE_CLOSED, TABLE_FULL. */
  lay(token: string | undefined, lines: readonly CartLine[], now: number): Promise<Result<null, Problem>>;
  setReady(token: string | undefined, isReady: boolean, now: number): Promise<Result<null, Problem>>;
  /** The host removes any seat but the own one, a guest the own one. Rejects with NOT_FOUND, NOT_HOST. */
  removeSeat(token: string | undefined, seat: number, now: number): Promise<Result<null, Problem>>;
  /** The host removes a line of any seat, a guest an own one. Rejects with NOT_FOUND, NOT_HOST, TABLE_CLOSED. */
  removeLine(token: string | undefined, lineId: Id, now: number): Promise<Result<null, Problem>>;
  /** Of the host: whoever is signed in when it is closed orders. Rejects with NOT_HOST. */
  setState(token: string | undefined, state: 'open' | 'closed', customerId: Id | null, now: number): Promise<Result<null, Problem>>;
  /** Rejects with NOT_HOST. */
  setPaying(token: string | undefined, paying: TablePaying, now: number): Promise<Result<null, Problem>>;
  /** The closed table of this host, with who laid what; null: there is none. */
  laidFor(token: string | undefined, now: number): Promise<LaidTable | null>;
  /** Those of the hashes whose seat is still at its table. */
  findValid(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>>;
}

export function createTables(connection: Connection): Tables {
  const { db } = connection;
  const change = (token: string | undefined, now: number, work: Parameters<typeof changeTable>[3]) => changeTable(db, token, now, work);
  return {
    open: (table, now) => openTable(db, table, now),
    join: (guest, now) => joinTable(db, guest, now),
    async find(token, now) {
      const seat = await findSeat(db, token, now);
      const row = seat && (await db.selectFrom('shared_tables').selectAll().where('id', '=', seat.table_id).executeTakeFirst());
      if (!seat || !row) return null;
      return toTable(row, await readSeats(db, row.id), seat, seat.seat === hostSeat ? linkOf(token ?? '') : null);
    },
    lay: (token, lines, now) => change(token, now, (transaction, at) => layLines(transaction, at, lines)),
    setReady: (token, isReady, now) =>
      change(token, now, (transaction, { seat }) => saveSeat(transaction, seat, { is_ready: isReady ? 1 : 0 })),
    removeSeat: (token, seat, now) => change(token, now, (transaction, at) => removeSeat(transaction, at, seat)),
    removeLine: (token, id, now) => change(token, now, (transaction, at) => removeLine(transaction, at, id)),
    setState: (token, state, customerId, now) =>
      change(token, now, (transaction, at) => saveTable(transaction, at, { state, customer_id: customerId })),
    setPaying: (token, paying, now) => change(token, now, (transaction, at) => saveTable(transaction, at, { paying })),
    async laidFor(token, now) {
      const seat = await findSeat(db, token, now);
      if (seat?.seat !== hostSeat) return null;
      const table = await db.selectFrom('shared_tables').select('state').where('id', '=', seat.table_id).executeTakeFirst();
      return table === undefined || table.state === 'open' ? null : { id: seat.table_id, seats: await readSeats(db, seat.table_id) };
    },
    async findValid(tokenHashes, now) {
      const rows = await db
        .selectFrom('table_seats')
        .select('token_hash')
        .where('token_hash', 'in', tokenHashes)
        .where('expires_at', '>', now)
        .execute();
      return new Set(rows.map(({ token_hash }) => token_hash));
    },
  };
}
