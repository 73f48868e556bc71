import type { Selectable } from 'kysely';
import { lineKey } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { PlaceRequest } from '#domain/order/quote.ts';
import type { LaidLines, TablePaying, TableState } from '#domain/table/table.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf } from './table-tokens.ts';

export type TableRow = Selectable<Database['shared_tables']>;
export type SeatRow = Selectable<Database['table_seats']>;

export interface Seat extends LaidLines {
  readonly isReady: boolean;
}

/** A table as one of its seats sees it, without prices. */
export interface Table {
  readonly id: Id;
  /** the number of its last change */
  readonly version: number;
  /** the seat of the reader */
  readonly you: number;
  readonly place: PlaceRequest;
  /** whose discounts count; null: the host was not signed in */
  readonly customerId: Id | null;
  readonly state: TableState;
  readonly paying: TablePaying;
  /** the number of the order that was placed from it */
  readonly orderNumber: number | null;
  /** ms */
  readonly until: number;
  /** by their numbers */
  readonly seats: readonly Seat[];
  /** what invites others, for the host only */
  readonly link: string | null;
}

/** Not checked: only this module writes it, parsed by the contract, and it lives three hours. */
export function linesOf({ lines }: Pick<SeatRow, 'lines'>): readonly CartLine[] {
  return JSON.parse(lines) as readonly CartLine[];
}

/** Names a line of a seat, as long as its choices stay the same. */
export function lineId(seat: number, line: CartLine): Id {
  return `${seat}-${hashOf(lineKey(line)).slice(0, 16)}`;
}

/** By their numbers. */
export async function readSeats(executor: Executor, tableId: Id): Promise<readonly Seat[]> {
  const rows = await executor.selectFrom('table_seats').selectAll().where('table_id', '=', tableId).orderBy('seat').execute();
  return rows.map((row) => ({ seat: row.seat, name: row.name, lines: linesOf(row), isReady: row.is_ready === 1 }));
}

/** @param link what invites others; null: not for this reader */
export function toTable(row: TableRow, seats: readonly Seat[], own: SeatRow, link: string | null): Table {
  return {
    id: row.id,
    version: row.changed,
    you: own.seat,
    place: JSON.parse(row.place) as PlaceRequest,
    customerId: row.customer_id,
    state: row.state,
    paying: row.paying,
    orderNumber: row.order_number,
    until: row.expires_at,
    seats,
    link,
  };
}

/** The seat of a token; undefined: there is none, or its table is over. */
export async function findSeat(executor: Executor, token: string | undefined, now: number): Promise<SeatRow | undefined> {
  if (!token) return undefined;
  return executor
    .selectFrom('table_seats')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
