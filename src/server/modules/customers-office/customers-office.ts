import { maskPhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { maskedSearch } from '#domain/office/find.ts';
import { isAmong } from '#domain/office/team.ts';
import type { Order } from '#domain/order/order.ts';
import { canCancelAfterwards, canMove } from '#domain/order/order-status.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { Backend } from '../../ports/backend.ts';
import { addLogEntry } from '../office/change-log.ts';
import { logLook } from '../office/log-look.ts';
import { toOrders } from '../orders/order-rows.ts';
import { blockCustomer, type CustomersActor, correctPoints, logExport, noteCustomer } from './change-customer.ts';
import { type CustomerData, readData } from './export-customer.ts';
import { type CallerPlace, type CustomerMarks, type OpenedCustomer, placesOf, readAround, readMarks } from './read-customer.ts';
import { type FoundCustomers, searchCustomers } from './search-customers.ts';
import { type FoundOrders, type OrderSearch, searchOrders } from './search-orders.ts';

/** Somebody of the office, and the restaurants whose orders they see; null: all. */
export interface OfficeReader extends CustomersActor {
  readonly restaurantIds: readonly Id[] | null;
}

/** An order with its customer; null: they are deleted. */
export interface OpenedOrder {
  readonly order: Order;
  readonly customer: { readonly id: Id; readonly isVerified: boolean; readonly isBlocked: boolean } | null;
  readonly canCancel: boolean;
  /** som; null: nothing */
  readonly returnDue: number | null;
}

/** Who calls: null for a phone that is no customer's. */
interface Caller {
  readonly customer: (CustomerMarks & { readonly id: Id; readonly firstName: string }) | null;
  readonly places: readonly CallerPlace[];
  readonly last: Reorder | null;
}

/** Orders and customers as the office finds them. Each look at personal data is in the log (R-CUSTOMER-15). */
export interface CustomersOffice {
  orders(search: OrderSearch, reader: OfficeReader): Promise<FoundOrders>;
  /** Of a restaurant of this person; NOT_FOUND. @param isLook false: it was just changed by them */
  order(id: Id, reader: OfficeReader, isLook?: boolean): Promise<Result<OpenedOrder, Problem>>;
  customers(text: string, after: Id | null, reader: OfficeReader): Promise<FoundCustomers>;
  /** NOT_FOUND. @param isLook false: they were just changed by this person */
  customer(id: Id, locale: Locale, reader: OfficeReader, isLook?: boolean): Promise<Result<OpenedCustomer, Problem>>;
  /** Writes to the log that an order was taken on the phone. */
  notePlaced(order: Pick<Order, 'number' | 'total'>, actor: CustomersActor): Promise<void>;
  caller(phone: string, locale: Locale, reader: OfficeReader): Promise<Caller>;
  /** Each rejects with NOT_FOUND. */
  note(id: Id, note: string, actor: CustomersActor): Promise<Result<null, Problem>>;
  block(id: Id, reason: string | null, actor: CustomersActor): Promise<Result<null, Problem>>;
  /** Rejects with POINTS_MISSING besides. */
  correct(id: Id, correction: Parameters<typeof correctPoints>[2], actor: CustomersActor): Promise<Result<null, Problem>>;
  /** Everything that is stored about a customer. */
  data(id: Id, locale: Locale, actor: CustomersActor): Promise<Result<CustomerData, Problem>>;
}

export function createCustomersOffice(connection: Connection, backend: Backend): CustomersOffice {
  return { ...foundOrders(connection), ...foundCustomers(connection, backend), ...changedCustomers(connection, backend) };
}

type LookKind = 'customersSearched' | 'customerOpened' | 'orderOpened';

function look(connection: Connection, kind: LookKind, subject: string, { by, now }: CustomersActor): Promise<void> {
  return logLook(connection, { part: 'customers', kind, subject }, { by, now });
}

function foundOrders(connection: Connection): Pick<CustomersOffice, 'orders' | 'order' | 'notePlaced'> {
  const { db } = connection;
  return {
    async orders(search, reader) {
      if (search.text !== null) await look(connection, 'customersSearched', maskedSearch(search.text), reader);
      return searchOrders(db, search);
    },

    async order(id, reader, isLook = true) {
      const missing = err(problem('NOT_FOUND', { what: 'order' }));
      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined || !isAmong(reader.restaurantIds, row.restaurant_id)) return missing;
      const [order] = await toOrders(db, [row], 'staff');
      if (order === undefined) return missing;
      if (isLook) await look(connection, 'orderOpened', String(order.number), reader);
      const { customer_id: customerId, return_due: returnDue } = row;
      const marks = customerId === null ? null : await readMarks(db, customerId);
      const known = customerId !== null && marks !== null;
      const customer = known ? { id: customerId, isVerified: marks.isVerified, isBlocked: marks.block !== null } : null;
      const { status, orderTypeId } = order;
      const canCancel = canCancelAfterwards(status) || canMove(status, 'cancelled', 'staff', orderTypeId);
      return ok({ order, customer, canCancel, returnDue });
    },

    notePlaced: ({ number, total }, { by, now }) =>
      db.transaction().execute((transaction) => {
        const entry = { at: now, by, kind: 'orderPlaced', subject: String(number), before: null, after: { sum: total } } as const;
        return addLogEntry(transaction, entry);
      }),
  };
}

function foundCustomers(connection: Connection, backend: Backend): Pick<CustomersOffice, 'customers' | 'customer' | 'caller'> {
  const { db } = connection;
  return {
    async customers(text, after, reader) {
      await look(connection, 'customersSearched', maskedSearch(text), reader);
      return searchCustomers(db, text, after);
    },

    async customer(id, locale, reader, isLook = true) {
      const [marks, customer] = [await readMarks(db, id), await backend.customer(id, locale)];
      if (marks === null || customer === null) return err(problem('NOT_FOUND'));
      if (isLook) await look(connection, 'customerOpened', maskPhone(marks.phone), reader);
      return ok({ customer, ...marks, ...(await readAround(db, id, reader.restaurantIds)) });
    },

    async caller(phone, locale, reader) {
      await look(connection, 'customerOpened', maskPhone(phone), reader);
      const found = await backend.customerByPhone(phone);
      const marks = found && (await readMarks(db, found.id));
      if (found === null || marks === null) return { customer: null, places: [], last: null };
      // with an upstream only its own record has the name
      const firstName = found.firstName || ((await backend.customer(found.id, locale))?.firstName ?? '');
      const { places, lastId } = await placesOf(db, found.id);
      const last = lastId === null ? null : await backend.reorder(found.id, lastId, locale, reader.now);
      return { customer: { ...marks, id: found.id, firstName }, places, last };
    },
  };
}

function changedCustomers(connection: Connection, backend: Backend): Pick<CustomersOffice, 'note' | 'block' | 'correct' | 'data'> {
  const { db } = connection;
  return {
    note: (id, note, actor) => noteCustomer(connection, id, note, actor),
    block: (id, reason, actor) => blockCustomer(connection, id, reason, actor),
    correct: (id, correction, actor) => correctPoints(connection, id, correction, actor),

    async data(id, locale, actor) {
      const [marks, customer] = [await readMarks(db, id), await backend.customer(id, locale)];
      if (marks === null || customer === null) return err(problem('NOT_FOUND'));
      const logged = await logExport(connection, id, actor);
      return logged.ok ? ok(await readData(db, id, { marks, customer })) : logged;
    },
  };
}
