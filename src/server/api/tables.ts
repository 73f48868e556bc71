import { calls } from '#contract/calls.ts';
import type { CallValue, EventsOf } from '#contract/lib/call-types.ts';
import type { Locale } from '#domain/locale.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { hostSeat } from '#domain/table/table.ts';
import { toIso } from '../clock.ts';
import { priceTable } from '../modules/tables/price-table.ts';
import { lineId, type Table } from '../modules/tables/table-rows.ts';
import { hashOf } from '../modules/tables/table-tokens.ts';
import type { Services } from '../services.ts';
import { type Api, type ApiContext, clientAddress, notFound, ProblemError, unwrap } from './context.ts';
import { type ServerEvent, streamEvents } from './event-stream.ts';
import { type HandlerInput, handle } from './handle.ts';
import { findSession } from './identity.ts';
import { clearTableToken, setTableToken, tableToken } from './table-cookie.ts';

type WireTable = CallValue<typeof calls.table>;
type TableEvents = EventsOf<typeof calls.tableEvents>;

/** Shared tables (R-TABLE-1): who may do what is decided by the seat in the cookie. */
export function addTables(api: Api): void {
  handle(api, calls.openTable, openTable);
  handle(api, calls.joinTable, joinTable);
  handle(api, calls.table, ({ context }) => currentTable(context));
  handle(api, calls.tableEvents, tableEvents);
  handle(api, calls.layTable, async ({ context, services, body: { lines }, locale, now }) => {
    const table = await requireTable(context);
    const quoted = await services.backend.quote({ ...table.place, lines }, locale, table.customerId, now);
    if (!quoted.ok && isOfLine(quoted.problem)) throw new ProblemError(quoted.problem);
    return changed(context, services.tables.lay(tableToken(context), lines, now));
  });
  handle(api, calls.setTableReady, ({ context, services, body, now }) =>
    changed(context, services.tables.setReady(tableToken(context), body.isReady, now)),
  );
  handle(api, calls.setTablePaying, ({ context, services, body, now }) =>
    changed(context, services.tables.setPaying(tableToken(context), body.paying, now)),
  );
  handle(api, calls.setTableState, async ({ context, services, body, now }) => {
    const session = await findSession(context);
    return changed(context, services.tables.setState(tableToken(context), body.state, session?.customerId ?? null, now));
  });
  handle(api, calls.removeTableLine, ({ context, services, path, now }) =>
    changed(context, services.tables.removeLine(tableToken(context), path.id, now)),
  );
  handle(api, calls.removeTableSeat, removeSeat);
}

async function openTable({ context, services, locale, now, body: { name, lines, ...place } }: HandlerInput<typeof calls.openTable>) {
  const customerId = (await findSession(context))?.customerId ?? null;
  unwrap(await services.backend.quote({ ...place, lines }, locale, customerId, now));
  const address = clientAddress(context);
  const token = unwrap(await services.tables.open({ name, place, customerId, lines, address }, now));
  setTableToken(context, token);
  return readTable(context, token);
}

async function joinTable({ context, services, now, body }: HandlerInput<typeof calls.joinTable>) {
  const token = unwrap(await services.tables.join({ ...body, previous: tableToken(context) }, now));
  setTableToken(context, token);
  services.feed.notify();
  return readTable(context, token);
}

async function removeSeat({ context, services, path, now }: HandlerInput<typeof calls.removeTableSeat>) {
  const { you } = await requireTable(context);
  unwrap(await services.tables.removeSeat(tableToken(context), path.id, now));
  services.feed.notify();
  services.streams.notify();
  if (path.id !== you) return { status: 200 as const, value: await currentTable(context) };
  clearTableToken(context);
  return { status: 204 as const, value: undefined };
}

/** The table as it is, and again after each change (R-STREAM-1). */
async function tableEvents({ context, services, query, locale }: HandlerInput<typeof calls.tableEvents>): Promise<Response> {
  const token = tableToken(context);
  const session = hashOf(token ?? '');
  const owner = { role: 'table', key: session, session } as const;
  const rejection = services.streams.problemFor(owner);
  if (rejection !== null) throw new ProblemError(rejection);
  const { id } = await requireTable(context);
  return streamEvents<TableEvents>(context, {
    owner,
    concerns: (change) => change.kind === 'table' && change.tableId === id,
    async read() {
      const table = await services.tables.find(token, context.get('now'));
      if (table === null) return [];
      const data = await toWireTable(table, services, query.locale ?? locale, context.get('now'));
      return [{ event: 'table', data } satisfies ServerEvent<TableEvents>];
    },
  });
}

async function changed(context: ApiContext, change: Promise<Result<null, Problem>>): Promise<WireTable> {
  unwrap(await change);
  context.get('services').feed.notify();
  return currentTable(context);
}

function currentTable(context: ApiContext): Promise<WireTable> {
  return readTable(context, tableToken(context));
}

async function readTable(context: ApiContext, token: string | undefined): Promise<WireTable> {
  return toWireTable(await requireTable(context, token), context.get('services'), context.get('locale'), context.get('now'));
}

async function requireTable(context: ApiContext, token = tableToken(context)): Promise<Table> {
  const table = await context.get('services').tables.find(token, context.get('now'));
  if (table === null) throw notFound();
  return table;
}

function isOfLine({ code }: Problem): boolean {
  return code === 'UNKNOWN_PRODUCT' || code === 'INVALID_OPTION';
}

async function toWireTable(table: Table, { backend }: Services, locale: Locale, now: number): Promise<WireTable> {
  const { place, you, link, orderNumber } = table;
  const { quote, seats } = await priceTable(table, (lines) => backend.quote({ ...place, lines }, locale, table.customerId, now));
  return {
    version: table.version,
    you,
    isHost: you === hostSeat,
    state: table.state,
    paying: table.paying,
    until: toIso(table.until),
    ...(link !== null && { link }),
    ...(orderNumber !== null && { orderNumber }),
    orderTypeId: place.orderTypeId,
    restaurantId: quote?.restaurantId ?? place.restaurantId ?? null,
    slot: quote?.slot ?? null,
    seats: table.seats.map(({ seat, name, isReady }, index) => {
      const { lines = [], itemsTotal = 0, share = 0 } = seats[index] ?? {};
      return { seat, name, isReady, lines: lines.map((line) => ({ ...line, id: lineId(seat, line) })), itemsTotal, share };
    }),
    itemsTotal: quote?.itemsTotal ?? 0,
    discount: quote?.discount ?? 0,
    deliveryFee: quote?.deliveryFee ?? null,
    total: quote?.total ?? 0,
    minOrderLeft: quote?.minOrderLeft ?? 0,
    freeDeliveryLeft: quote?.freeDeliveryLeft ?? null,
    unavailable: quote?.unavailable ?? [],
  };
}
