import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { hasEnded } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { toOrders } from '../orders/order-rows.ts';
import { type PrinterAddress, sendBytes } from './send-bytes.ts';
import { ticketBytes } from './ticket.ts';

export interface Printer extends PrinterAddress {
  /** the language of its tickets */
  readonly locale: Locale;
}

/** The name of a restaurant, for its tickets; '': unknown. */
export type NameOf = (restaurantId: Id, locale: Locale, now: number) => Promise<string>;

interface Printing {
  readonly printerOf: (restaurantId: Id) => Promise<Printer | null>;
  readonly nameOf: NameOf;
  readonly report: (error: unknown) => void;
}

type Job = Selectable<Database['print_jobs']>;

const atOnce = 20;
/** Longer than an attempt takes: until then no other process prints the same ticket. */
const leaseMs = 30_000;
const pauseMs = 5_000;
const longestPauseMs = 60_000;

/** Prints the tickets that are due, one after another; a printer that is away keeps only its own from being printed. */
export async function printDue(executor: Executor, printing: Printing, now: number): Promise<void> {
  const due = await executor
    .selectFrom('print_jobs')
    .selectAll()
    .where('printed_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  const away = new Set<Id>();
  for (const job of due) {
    if (away.has(job.restaurant_id) || !(await lease(executor, job, now))) continue;
    const isPrinted = await print(executor, job, printing, now);
    if (!isPrinted) away.add(job.restaurant_id);
    const next = isPrinted ? { printed_at: now } : { next_at: now + Math.min(longestPauseMs, pauseMs * (job.attempts + 1)) };
    await executor.updateTable('print_jobs').set(next).where('order_id', '=', job.order_id).execute();
  }
}

/** false: the printer did not take the ticket. An order that has ended needs none any more. */
async function print(
  executor: Executor,
  { order_id, restaurant_id }: Job,
  { printerOf, nameOf, report }: Printing,
  now: number,
): Promise<boolean> {
  try {
    const rows = await executor.selectFrom('orders').selectAll().where('id', '=', order_id).execute();
    const [[order], printer] = [await toOrders(executor, rows, 'staff'), await printerOf(restaurant_id)];
    if (order === undefined || printer === null || hasEnded(order.status)) return true;
    await sendBytes(printer, ticketBytes(order, await nameOf(restaurant_id, printer.locale, now), printer.locale));
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

/** false: another process prints it */
async function lease(executor: Executor, { order_id, next_at, attempts }: Job, now: number): Promise<boolean> {
  const leased = await executor
    .updateTable('print_jobs')
    .set({ next_at: now + leaseMs, attempts: attempts + 1 })
    .where('order_id', '=', order_id)
    .where('next_at', '=', next_at)
    .where('printed_at', 'is', null)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n;
}
