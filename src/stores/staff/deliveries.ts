import { atom, computed, type ReadableAtom } from 'nanostores';
import type { WireDeliveries } from '#contract/staff/deliveries.ts';
import type { Id } from '#domain/id.ts';
import { coarsePoint } from '#domain/order/courier.ts';
import { keptWork, keptWorkLifeMs } from '#domain/order/kept-work.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { localStore } from '../lib/persistent.ts';
import { showToast } from '../lib/toasts.ts';
import { listenToEvents } from '../live/event-stream.ts';
import { forgetWork, keepWork, readKeptWork } from './kept-work.ts';

export type Delivery = WireDeliveries['orders'][number];

/** `failed`: nothing could be loaded yet; `ended`: the session has ended. */
type DeliveriesState = WireDeliveries | 'loading' | 'failed' | 'ended';

/** A step that the server has not taken yet; repeating it changes nothing. */
interface DeliveryPress {
  readonly orderId: Id;
  readonly step: 'take' | 'deliver';
}

/** The deliveries as they were last known, in the cache of the worker (R-CACHE-5). */
interface KeptDeliveries {
  readonly deliveries: WireDeliveries;
  /** when they were kept, ms since the epoch */
  readonly at: number;
}

/** Later nobody knows what was meant. */
const lifeDays = 0.25;

const $known = atom<DeliveriesState>('loading');
const $waiting = localStore<readonly DeliveryPress[]>('delivery-presses', {
  // only this module writes it
  decode: (json) => (Array.isArray(json) ? (json as DeliveryPress[]) : []),
  version: 1,
  maxAgeDays: lifeDays,
});
const $offline = atom<number | null>(null);
/** For a shift: on the next one the phone is asked again. */
const $shared = localStore<boolean>('courier-place', { decode: (json) => json === true, version: 1, maxAgeDays: 0.5 });

/** The orders of the courier with what was pressed since (R-COURIER-7). */
export const $deliveries: ReadableAtom<DeliveriesState> = computed([$known, $waiting], (known, waiting) =>
  typeof known === 'string' ? known : waiting.reduce(pressed, known),
);
/** How many steps wait for the network. */
export const $waitingSteps: ReadableAtom<number> = computed($waiting, (waiting) => waiting.length);
/** Since when there is no network, ms since the epoch; null: there is. */
export const $deliveriesOfflineSince: ReadableAtom<number | null> = $offline;

/** Whether the courier lets customers see about where they are. */
export const $isPlaceShared: ReadableAtom<boolean> = $shared;

function pressed(known: WireDeliveries, { orderId, step }: DeliveryPress): WireDeliveries {
  const order = known.orders.find(({ id }) => id === orderId);
  if (order === undefined) return known;
  if (step === 'take')
    return { ...known, orders: known.orders.map((one) => (one === order ? { ...one, status: 'on_way' as const } : one)) };
  const { number, cash } = order;
  const delivered = cash > 0 ? [...known.delivered, { number, cash }] : known.delivered;
  return { ...known, orders: known.orders.filter((one) => one !== order), cash: known.cash + cash, delivered };
}

let asked = 0;

/**
 * Keeps the deliveries up to date until the session ends, and sends what waits.
 * @returns stops it
 */
export function followDeliveries(): () => void {
  $known.set('loading');
  $offline.set(null);
  let end = () => {};
  const poll = async () => {
    await loadDeliveries();
    if ($known.get() === 'ended') stop();
    else if ($offline.get() === null) void sendSteps();
  };
  const look = () => void poll();
  const stop = () => {
    end();
    removeEventListener('offline', noteOffline);
  };
  addEventListener('offline', noteOffline);
  end = listenToEvents('GET /api/v1/deliveries/events', {}, { on: { ready: look, changed: look }, poll: look, onBreak: look });
  look();
  return stop;
}

export async function loadDeliveries(): Promise<void> {
  asked += 1;
  const mine = asked;
  const result = await api('GET /api/v1/deliveries', { silent: true });
  if (mine !== asked) return;
  note(result);
  if (result.ok) await keepWork(keptWork.deliveries, { deliveries: result.value, at: Date.now() } satisfies KeptDeliveries);
  else if ($known.get() === 'ended') await forgetWork();
  else if (result.problem.status === 0 && $known.get() === 'failed') await restoreDeliveries();
}

/** Shows what the page showed when there was a network. */
async function restoreDeliveries(): Promise<void> {
  const kept = await readKeptWork<KeptDeliveries>(keptWork.deliveries);
  if (kept === null || Date.now() - kept.at > keptWorkLifeMs || $known.get() !== 'failed') return;
  $known.set(kept.deliveries);
  $offline.set(kept.at);
}

/** Shows a step at once, and sends it, after the steps before it; without a network it waits. */
export function press(orderId: Id, step: DeliveryPress['step']): Promise<void> {
  $waiting.set([...$waiting.get(), { orderId, step }]);
  return sendSteps();
}

/** About where the courier is, coarsely already when it leaves the phone; null: nobody may know any longer (R-COURIER-4). */
export async function tellPosition(point: Coordinates | null): Promise<void> {
  await api('PUT /api/v1/deliveries/position', { body: { point: point && coarsePoint(point) }, silent: true });
}

/** What was said is forgotten at once when it is not allowed any longer. */
export function sharePlace(isAllowed: boolean): void {
  $shared.set(isAllowed);
  if (!isAllowed) void tellPosition(null);
}

function noteOffline(): void {
  $offline.set($offline.get() ?? Date.now());
}

/** @returns whether the request came to an answer that is not about the session */
function note(result: ApiResult<WireDeliveries>): boolean {
  const status = result.ok ? result.status : result.problem.status;
  if (status === 0) noteOffline();
  else $offline.set(null);
  if (result.ok) $known.set(result.value);
  else if (status === 401 || status === 403) $known.set('ended');
  else if ($known.get() === 'loading') $known.set('failed');
  return status !== 0 && $known.get() !== 'ended';
}

let sending: Promise<void> | null = null;

function sendSteps(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (let next = $waiting.get()[0]; next !== undefined; next = $waiting.get()[0]) {
    const { orderId: id, step } = next;
    asked += 1;
    const result = await api(step === 'take' ? 'POST /api/v1/deliveries/:id/take' : 'POST /api/v1/deliveries/:id/deliver', {
      path: { id },
      silent: true,
    });
    if (!note(result)) return;
    const done = next;
    $waiting.set($waiting.get().filter((one) => one !== done));
    if (result.ok) continue;
    showToast({ kind: 'error', message: result.problem.message });
    await loadDeliveries();
  }
}
