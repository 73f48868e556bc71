import type { Generated } from 'kysely';

/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** The open screen at the counter of a restaurant. */
interface CounterScreenTable {
  restaurant_id: string;
  /** of its address; it opens nothing but numbers, and the board shows it again */
  secret: string;
  opened_at: Millis;
}

interface PrinterTable {
  restaurant_id: string;
  /** IPv4 */
  address: string;
  port: number;
  /** the language of its tickets */
  locale: string;
}

/** Tickets of new orders, from when the kitchen knows them. */
interface PrintJobTable {
  order_id: string;
  restaurant_id: string;
  attempts: Generated<number>;
  next_at: Millis;
  created_at: Millis;
  printed_at: Millis | null;
}

/** The tables of the devices beside the board. */
export interface BoardDatabase {
  counter_screens: CounterScreenTable;
  printers: PrinterTable;
  print_jobs: PrintJobTable;
}
