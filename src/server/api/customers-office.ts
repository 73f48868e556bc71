import { calls } from '#contract/calls.ts';
import type { WireOpenedCustomer } from '#contract/office/customers.ts';
import type { WireFoundOrder, WireOpenedOrder } from '#contract/office/find-orders.ts';
import { isAmong } from '#domain/office/team.ts';
import { problem } from '#domain/problem.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { toIso } from '../clock.ts';
import type { OfficeReader, OpenedOrder } from '../modules/customers-office/customers-office.ts';
import type { FoundOrder } from '../modules/customers-office/search-orders.ts';
import { type Api, type ApiContext, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** The calls for finding and correcting (`office/orders`, `office/customers`). */
export function addCustomersOffice(api: Api): void {
  addOrders(api);
  addCustomers(api);
}

export function readerOf({ name, restaurantIds }: OfficeMember, now: number): OfficeReader {
  return { by: name || null, restaurantIds, now };
}

function addOrders(api: Api): void {
  handle(api, calls.findOrders, findOrders);
  handle(api, calls.openOrder, ({ services, member, path, now }) =>
    services.customersOffice.order(path.id, readerOf(member, now)).then(unwrap).then(toWireOpened),
  );
  handle(api, calls.cancelInOffice, async ({ services, member, path, body, now }) => {
    unwrap(await services.backend.staff.cancelInOffice(path.id, body.reason, member, now));
    return toWireOpened(unwrap(await services.customersOffice.order(path.id, readerOf(member, now), false)));
  });
  handle(api, calls.noteReturn, async ({ services, member, path, body, now }) => {
    unwrap(await services.backend.staff.noteReturn(path.id, body.note, member, now));
    return toWireOpened(unwrap(await services.customersOffice.order(path.id, readerOf(member, now), false)));
  });
}

async function findOrders({ services, member, query, now }: HandlerInput<typeof calls.findOrders>) {
  const { text, day, restaurantId, status, sum, toReturn, before } = query;
  const own = member.restaurantIds;
  const restaurantIds = restaurantId === undefined ? own : isAmong(own, restaurantId) ? [restaurantId] : [];
  const { orders, next } = await services.customersOffice.orders(
    {
      ...{ text: text ?? null, day: day ?? null, restaurantIds, status: status ?? null, isToReturn: toReturn !== undefined },
      ...{ sum: sum === undefined ? null : Number(sum), before: before === undefined ? null : Number(before) },
    },
    readerOf(member, now),
  );
  return { orders: orders.map(toWireFound), next };
}

function addCustomers(api: Api): void {
  handle(api, calls.findCustomers, async ({ services, member, query, now }) => {
    if (query.text === undefined) return { customers: [], next: null };
    const found = await services.customersOffice.customers(query.text, query.after ?? null, readerOf(member, now));
    return { customers: found.customers.map(({ createdAt, ...one }) => ({ ...one, createdAt: toIso(createdAt) })), next: found.next };
  });
  handle(api, calls.openCustomer, (input) => opened(input, true));
  handle(api, calls.noteCustomer, async (input) => {
    unwrap(await input.services.customersOffice.note(input.path.id, input.body.note, readerOf(input.member, input.now)));
    return opened(input, false);
  });
  handle(api, calls.blockCustomer, async (input) => {
    unwrap(await input.services.customersOffice.block(input.path.id, input.body.reason, readerOf(input.member, input.now)));
    return opened(input, false);
  });
  handle(api, calls.correctPoints, async (input) => {
    const { services, path, member, body, locale, now } = input;
    // without own points there is nothing to correct
    if ((await services.backend.account.loyalty(path.id, null, locale))?.rules == null) throw new ProblemError(problem('NOT_FOUND'));
    unwrap(await services.customersOffice.correct(path.id, body, readerOf(member, now)));
    return opened(input, false);
  });
  handle(api, calls.exportCustomer, exportData);
  handle(api, calls.eraseCustomer, async ({ services, member, path, locale, now }) => {
    if ((await services.backend.customer(path.id, locale)) === null) throw new ProblemError(problem('NOT_FOUND'));
    await services.backend.account.delete(path.id, now, { name: member.name });
    services.streams.notify();
  });
}

type CustomerInput = Pick<HandlerInput<typeof calls.openCustomer>, 'services' | 'member' | 'path' | 'locale' | 'now'>;

async function opened({ services, member, path, locale, now }: CustomerInput, isLook: boolean): Promise<WireOpenedCustomer> {
  const found = unwrap(await services.customersOffice.customer(path.id, locale, readerOf(member, now), isLook));
  const account = await services.backend.account.loyalty(path.id, null, locale);
  const { customer, phone, createdAt, isVerified, note, block, spent, entries, addresses, orders } = found;
  const hasPoints = account?.rules != null;
  return {
    ...{ id: customer.id, firstName: customer.firstName, phone, birthDate: customer.birthDate, cardNumber: customer.cardNumber },
    ...{ createdAt: toIso(createdAt), isVerified, note, block: block && { ...block, at: toIso(block.at) } },
    points: hasPoints
      ? { balance: customer.cardBalance, spent, entries: entries.map(({ at, ...entry }) => ({ ...entry, at: toIso(at) })) }
      : null,
    addresses,
    orders: orders.map(toWireFound),
  };
}

async function exportData({ context, services, member, path, locale, now }: HandlerInput<typeof calls.exportCustomer>): Promise<Response> {
  const data = unwrap(await services.customersOffice.data(path.id, locale, readerOf(member, now)));
  const answer: ApiContext = context;
  return answer.body(JSON.stringify(data, null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="customer-data.json"',
  });
}

function toWireOpened({ order, customer, canCancel, returnDue }: OpenedOrder): WireOpenedOrder {
  return { order, customer, canCancel, returnDue };
}

function toWireFound({ id, number, status, createdAt, order, phone, returnDue }: FoundOrder): WireFoundOrder {
  const { slot, restaurantId, orderTypeId, contact, total, payment } = order;
  return {
    ...{ id, number, status, createdAt: toIso(createdAt), day: slot.day, start: slot.start, restaurantId, orderTypeId },
    ...{ firstName: contact.firstName, phone, total, method: payment.method, paymentStatus: payment.status },
    ...{ isPhoneUnverified: order.isPhoneUnverified === true, returnDue },
  };
}
