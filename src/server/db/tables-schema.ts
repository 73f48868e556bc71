import type { TablePaying, TableState } from '#domain/table/table.ts';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** A table that several people lay together. */
interface SharedTable {
  id: string;
  /** SHA-256 of the link's token, hex */
  link_hash: string;
  /** where it is brought or fetched, and when: `PlaceRequest` */
  place: Json;
  /** the host, if signed in */
  customer_id: string | null;
  state: TableState;
  paying: TablePaying;
  order_number: number | null;
  /** the number of its last change among those of all tables */
  changed: number;
  expires_at: Millis;
}

interface SeatTable {
  /** SHA-256 of the seat's token, hex */
  token_hash: string;
  table_id: string;
  /** 1: the host */
  seat: number;
  name: string;
  /** `CartLine`s */
  lines: Json;
  is_ready: 0 | 1;
  expires_at: Millis;
}

/** Shared tables; all of it expires. */
export interface TablesDatabase {
  shared_tables: SharedTable;
  table_seats: SeatTable;
}
