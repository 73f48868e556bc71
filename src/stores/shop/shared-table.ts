import { atom, computed, type ReadableAtom } from 'nanostores';
import type { calls } from '#contract/calls.ts';
import type { CallValue } from '#contract/lib/call-types.ts';
import { lineKey, mergeLines } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { TablePaying } from '#domain/table/table.ts';
import { type ApiProblem, type ApiResult, api, pageLocale } from '../lib/api.ts';
import { listenToEvents } from '../live/event-stream.ts';
import { $cart, emptyCart, setCart } from './cart.ts';
import { choiceText } from './cart-view.ts';
import type { StoredLine } from './parse-cart.ts';
import { currentQuoteRequest, toWireLine } from './quote.ts';
import { $tableNote, noteTable } from './table-note.ts';
import { $tableSeat } from './table-seat.ts';

/** A table that several people lay together, as this browser's seat sees it (R-TABLE-1). */
export type SharedTable = CallValue<typeof calls.table>;
export type TableSeat = SharedTable['seats'][number];

export interface SharedTableState {
  /** `none`: this browser sits at no table; `over`: it did, and the table is gone or the host has removed the seat */
  readonly status: 'pending' | 'at' | 'none' | 'over' | 'error';
  readonly table: SharedTable | null;
  /** why the last change is not on the table */
  readonly problem: ApiProblem | null;
}

const $state = atom<SharedTableState>({ status: 'pending', table: null, problem: null });
export const $sharedTable: ReadableAtom<SharedTableState> = $state;

/** Names the table and the seat at it; null: this browser sits at none. */
const $seat = computed($state, ({ table }) => (table === null ? null : seatKey(table)));
const nothingLaid = keyOf([]);
let isLaying = false;

/** Reads the table and follows it: what others lay, and the cart as the own plate. @returns ends it */
export function followTable(): () => void {
  let endEvents: (() => void) | undefined;
  const endSeat = $seat.subscribe((seat) => {
    endEvents?.();
    endEvents = seat === null ? undefined : listenToTable();
  });
  const endCart = $cart.listen(() => void layCart());
  // without a seat there is nothing to ask the server for
  if (!['at', 'ordered'].includes($tableSeat.get())) leave('none');
  else {
    if ($state.get().table === null) $state.set({ status: 'pending', table: null, problem: null });
    void readTable();
  }
  return () => {
    endSeat();
    endEvents?.();
    endCart();
  };
}

function listenToTable(): () => void {
  const on = { table: (table: SharedTable | null) => table && take(table) };
  return listenToEvents('GET /api/v1/table/events', {}, { on, query: { locale: pageLocale() }, poll: () => void readTable() });
}

/** Reads the table again. */
export async function readTable(): Promise<void> {
  settle(await api('GET /api/v1/table', { silent: true }));
}

/** Takes the response of a call; without its seat the browser is at no table any more. */
function settle(result: ApiResult<SharedTable>): boolean {
  const { table } = $state.get();
  if (result.ok) take(result.value);
  else if (result.problem.status === 404) leave('over');
  else $state.set({ status: table === null ? 'error' : 'at', table, problem: result.problem });
  return result.ok;
}

function leave(status: 'none' | 'over'): void {
  $tableSeat.set('none');
  $state.set({ status, table: null, problem: null });
}

/** Takes a state of the table, unless a newer one is known: events and responses overtake each other. */
function take(table: SharedTable): void {
  const known = $state.get().table;
  if (known !== null && seatKey(known) === seatKey(table) && known.version > table.version) return;
  $state.set({ status: 'at', table, problem: null });
  if (!isLaying) meet(table);
}

/** A change of the own plate by the host changes the cart; one of the cart changes the plate. What was ordered leaves the cart. */
function meet(table: SharedTable): void {
  const [seat, laid] = [$tableSeat.get(), $tableNote.get().laid];
  const [cart, plate] = [keyOf($cart.get()), keyOf(ownSeat(table).lines)];
  if (table.state === 'ordered') {
    $tableSeat.set('ordered');
    if (seat === 'at' && laid === cart) emptyCart();
  } else if (seat === 'ordered' && table.state === 'open') takeBack(table);
  else if (table.state === 'open' && plate === cart) noteTable({ laid: plate });
  else if (table.state === 'open' && laid === cart) {
    noteTable({ laid: plate });
    setCart(ownSeat(table).lines.map(toStoredLine));
  } else if (table.state === 'open') void layCart();
}

/** The order was not paid, and the table is open again: what the plate had comes back, beside what is in the cart (R-TABLE-11). */
function takeBack(table: SharedTable): void {
  const [cart, { lines }] = [$cart.get(), ownSeat(table)];
  const known = new Set(cart.map(lineKey));
  noteTable({ laid: keyOf(lines) });
  setCart([...cart, ...lines.filter((line) => !known.has(lineKey(line))).map(toStoredLine)]);
  $tableSeat.set('at');
}

/** Lays the cart on the own seat, one change after another, until nothing in it is new. */
async function layCart(): Promise<void> {
  if (isLaying) return;
  isLaying = true;
  let isDone = true;
  while (isDone && isNew()) {
    const lines = $cart.get();
    const result = await api('PUT /api/v1/table/lines', { body: { lines: lines.map(toWireLine) }, silent: true });
    if (result.ok) noteTable({ laid: keyOf(lines) });
    isDone = settle(result);
  }
  isLaying = false;
  const { table } = $state.get();
  if (isDone && table !== null) meet(table);
}

function isNew(): boolean {
  return $state.get().table?.state === 'open' && keyOf($cart.get()) !== $tableNote.get().laid;
}

export function ownSeat({ seats, you }: Pick<SharedTable, 'seats' | 'you'>): TableSeat {
  const own = seats.find(({ seat }) => seat === you);
  if (own === undefined) throw new Error('a table without its own seat');
  return own;
}

/** Opens a table with the cart as the host's plate; null: no region is known. */
export async function openTable(name: string): Promise<ApiResult<SharedTable> | null> {
  const request = await currentQuoteRequest();
  if (request === null) return null;
  const { orderTypeId, regionId, restaurantId, longitude, latitude, slot, lines } = request;
  const place = {
    orderTypeId,
    regionId,
    ...(restaurantId !== undefined && { restaurantId }),
    ...(longitude !== undefined && latitude !== undefined && { longitude, latitude }),
    ...(slot !== undefined && { slot }),
  };
  return sitDown(await api('POST /api/v1/tables', { body: { name, ...place, lines: [...lines] }, silent: true }));
}

/** Sits down at the table of a link, with the cart as the own plate. */
export async function joinTable(link: string, name: string): Promise<ApiResult<SharedTable>> {
  return sitDown(await api('POST /api/v1/tables/join', { body: { link, name }, silent: true }));
}

function sitDown(result: ApiResult<SharedTable>): ApiResult<SharedTable> {
  if (!result.ok) return result;
  $tableSeat.set('at');
  noteTable({ isInvited: false, laid: nothingLaid, ...(result.value.link !== undefined && { link: result.value.link }) });
  // what is known is of another seat
  $state.set({ status: 'none', table: null, problem: null });
  take(result.value);
  return result;
}

export async function setReady(isReady: boolean): Promise<void> {
  settle(await api('PUT /api/v1/table/ready', { body: { isReady }, silent: true }));
}

/** Shown at once; the response of the server decides. */
export async function setPaying(paying: TablePaying): Promise<void> {
  const { table } = $state.get();
  if (table !== null) $state.set({ ...$state.get(), table: { ...table, paying } });
  settle(await api('PUT /api/v1/table/paying', { body: { paying }, silent: true }));
}

/** Of the host: closes the table and puts all plates into the cart, or opens it with the own plate. @returns whether it is done */
export async function setTableState(state: 'open' | 'closed'): Promise<boolean> {
  const result = await api('PUT /api/v1/table/state', { body: { state }, silent: true });
  if (!result.ok) return settle(result);
  const { seats } = result.value;
  const own = ownSeat(result.value).lines;
  noteTable({ laid: keyOf(own) });
  $state.set({ status: 'at', table: result.value, problem: null });
  setCart(state === 'closed' ? mergeLines(seats.flatMap(({ lines }) => lines.map(toStoredLine))) : own.map(toStoredLine));
  return true;
}

/** Removes a guest, or leaves the table with the own seat: the cart stays. */
export async function removeSeat(seat: number): Promise<void> {
  const isOwn = seat === $state.get().table?.you;
  const result = await api('DELETE /api/v1/table/seats/:id', { path: { id: seat }, silent: true });
  if (isOwn && result.ok) leave('none');
  else await settleRemoval(result);
}

/** Of the host: takes a dish of a guest from the table. */
export async function removeLine(id: Id): Promise<void> {
  await settleRemoval(await api('DELETE /api/v1/table/lines/:id', { path: { id }, silent: true }));
}

/** What was to be removed may have gone before. */
async function settleRemoval(result: ApiResult<SharedTable | undefined>): Promise<void> {
  if (result.ok ? result.value === undefined : result.problem.status === 404) return readTable();
  settle(result as ApiResult<SharedTable>);
}

function seatKey({ until, you }: SharedTable): string {
  return `${until} ${you}`;
}

/** The same for the same dishes in any order. */
function keyOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map((line) => [lineKey(line), line.quantity]).sort());
}

function toStoredLine(line: TableSeat['lines'][number]): StoredLine {
  const { name, image, unitPrice, choices } = line;
  return { ...toWireLine(line), snapshot: { name, image, unitPrice, choices: choices.map(choiceText) } };
}
