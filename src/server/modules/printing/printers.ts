import type { Id } from '#domain/id.ts';
import { parseLocale } from '#domain/locale.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { StaffActor } from '../../ports/staff.ts';
import { addLogEntry } from '../office/change-log.ts';
import { type NameOf, type Printer, printDue } from './print-due.ts';
import { sendBytes } from './send-bytes.ts';
import { testBytes } from './ticket.ts';

/** A printer, and how many tickets it has not taken. */
interface PrinterState extends Printer {
  readonly waiting: number;
}

interface NamedRestaurant {
  readonly id: Id;
  readonly name: string;
}

interface PrinterChange {
  readonly restaurant: NamedRestaurant;
  /** null: the restaurant has none */
  readonly printer: Printer | null;
  readonly by: StaffActor;
  readonly now: number;
}

/** Receipt printers in the networks of restaurants (R-BOARD-3). */
export interface Printers {
  /** By restaurant. */
  states(): Promise<ReadonlyMap<Id, PrinterState>>;
  set(change: PrinterChange): Promise<void>;
  /** Prints a test page; false: the restaurant has no printer, or it did not take the page. */
  test(restaurant: NamedRestaurant): Promise<boolean>;
  /** What waits for the printer of a restaurant is due at once. */
  again(restaurant: NamedRestaurant, now: number): Promise<void>;
  /** Prints the tickets that wait; what fails is tried again. */
  printDue(now: number, report: (error: unknown) => void): Promise<void>;
}

export function createPrinters({ db }: Connection, nameOf: NameOf): Printers {
  return {
    states: () => readStates(db),
    set: (change) => db.transaction().execute((transaction) => setPrinter(transaction, change)),
    async test({ id, name }) {
      const printer = await printerOf(db, id);
      if (printer === null) return false;
      return sendBytes(printer, testBytes(name, printer.locale)).then(
        () => true,
        () => false,
      );
    },
    async again({ id }, now) {
      const waiting = db.updateTable('print_jobs').set({ next_at: now }).where('restaurant_id', '=', id).where('printed_at', 'is', null);
      // what is due is being printed, perhaps by another process
      await waiting.where('attempts', '>', 0).where('next_at', '>', now).execute();
    },
    printDue: (now, report) => printDue(db, { nameOf, printerOf: (id) => printerOf(db, id), report }, now),
  };
}

async function printerOf(executor: Executor, restaurantId: Id): Promise<Printer | null> {
  const row = await executor.selectFrom('printers').selectAll().where('restaurant_id', '=', restaurantId).executeTakeFirst();
  return row === undefined ? null : { address: row.address, port: row.port, locale: parseLocale(row.locale) ?? 'ru' };
}

async function readStates(executor: Executor): Promise<ReadonlyMap<Id, PrinterState>> {
  const rows = await executor.selectFrom('printers').selectAll().execute();
  const waiting = await executor
    .selectFrom('print_jobs')
    .select(({ fn }) => ['restaurant_id', fn.countAll<number>().as('count')])
    .where('printed_at', 'is', null)
    .where('attempts', '>', 0)
    .groupBy('restaurant_id')
    .execute();
  const counts = new Map(waiting.map(({ restaurant_id, count }) => [restaurant_id, Number(count)]));
  const state = ({ restaurant_id, address, port, locale }: (typeof rows)[number]): PrinterState => ({
    ...{ address, port, locale: parseLocale(locale) ?? 'ru' },
    waiting: counts.get(restaurant_id) ?? 0,
  });
  return new Map(rows.map((row) => [row.restaurant_id, state(row)]));
}

async function setPrinter(transaction: Executor, { restaurant, printer, by, now }: PrinterChange): Promise<void> {
  const former = await printerOf(transaction, restaurant.id);
  if (printer === null) {
    await transaction.deleteFrom('printers').where('restaurant_id', '=', restaurant.id).execute();
    await transaction.deleteFrom('print_jobs').where('restaurant_id', '=', restaurant.id).where('printed_at', 'is', null).execute();
  } else {
    await transaction
      .insertInto('printers')
      .values({ restaurant_id: restaurant.id, ...printer })
      .onConflict((conflict) => conflict.column('restaurant_id').doUpdateSet(printer))
      .execute();
  }
  const logged = (one: Printer | null) => one && { note: `${one.address}:${one.port}` };
  const entry = { at: now, by: by.name, kind: 'printerChanged', subject: restaurant.name } as const;
  await addLogEntry(transaction, { ...entry, before: logged(former), after: logged(printer) });
}
