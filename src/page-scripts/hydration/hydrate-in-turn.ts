import { islandFailed, islandNeeded, neededMark } from './island-events.ts';
import { filesOf, preloadFilesOf } from './preload-island-files.ts';

export interface Waiting {
  readonly island: HTMLElement;
  readonly load: () => Promise<() => Promise<void>>;
}

/** Controls outside of an island that it handles. */
const controls: Readonly<Record<string, string>> = {
  FulfillmentPicker: '[data-where]',
  MenuControls: '[data-choices],[data-search] *',
};
/** The last touch decides while islands are waiting. */
const touches = ['pointerdown', 'click', 'focusin', 'keydown'];

const waiting: Waiting[] = [];
/** They load again with a touch that needs them. */
const failed = new WeakSet<Waiting>();
let touched: EventTarget | null | undefined;
let isRunning = false;
let interruptIdle = (): void => {};

/**
 * Hydrates the islands of the page one after the other: at once what was touched or is needed, the others when the browser is idle, if the
 * connection is neither slow nor to be spared.
 */
export async function hydrateInTurn(one: Waiting): Promise<void> {
  waiting.push(one);
  touched ??= await window.touches?.started;
  await run();
}

document.addEventListener(islandNeeded, () => void run());
for (const type of touches) {
  const touch = ({ target }: Event) => {
    touched = target;
    void run();
  };
  addEventListener(type, touch, { capture: true, passive: true });
}

async function run(): Promise<void> {
  if (waiting.some(isNeeded)) interruptIdle();
  if (isRunning) return;
  isRunning = true;
  for (let next = await takeNext(); next !== undefined; next = await takeNext()) {
    await Promise.race([hydrate(next), delay(isNeeded(next) ? longestNeededMs : longestTurnMs)]);
  }
  isRunning = false;
}

async function takeNext(): Promise<Waiting | undefined> {
  if (!waiting.some(isNeeded)) await Promise.race([idle(), new Promise<void>((resolve) => (interruptIdle = resolve))]);
  const next = waiting.find(isNeeded) ?? nextAhead();
  if (next !== undefined) waiting.splice(waiting.indexOf(next), 1);
  return next;
}

function nextAhead(): Waiting | undefined {
  if (!mayLoadAhead()) return undefined;
  const others = waiting.filter((one) => !failed.has(one));
  for (const { island } of others) preloadFilesOf(island);
  return others[0];
}

function isNeeded({ island }: Waiting): boolean {
  if (island.hasAttribute(neededMark)) return true;
  const control = controls[island.getAttribute('component-export') ?? ''];
  return touched instanceof Element && (island.contains(touched) || (control !== undefined && touched.closest(control) !== null));
}

async function hydrate(one: Waiting): Promise<void> {
  const { island, load } = one;
  preloadFilesOf(island);
  // each module in a task of its own; errors are handled where the island is loaded
  for (const file of await filesOf(island)) {
    await import(file).catch(() => {});
    await pause();
  }
  const start = await load();
  await start();
  for (const busy of island.querySelectorAll('[aria-busy]')) busy.ariaBusy = null;
  if (island.hasAttribute('ssr')) return fail(one);
  for (const button of (window.touches?.pressed ?? []).filter((other) => island.contains(other))) {
    button.click();
    // React renders what the press changed before the next one
    await Promise.resolve();
  }
}

/** The next touch tries again. */
function fail(one: Waiting): void {
  const wasNeeded = isNeeded(one);
  waiting.push(one);
  failed.add(one);
  one.island.removeAttribute(neededMark);
  touched = null;
  if (wasNeeded) document.dispatchEvent(new CustomEvent(islandFailed));
}

/** Lets the browser handle input and paint. */
function pause(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? delay();
}

/** An island whose modules do not come holds back no other. */
const longestTurnMs = 1_000;
const longestNeededMs = 3_000;
const longestIdleMs = 500;

const delay = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the browser has painted what was hydrated and has nothing else to do. Safari has no idle callbacks. */
function idle(): Promise<unknown> {
  if (window.requestIdleCallback === undefined) return delay();
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestIdleMs }));
}

/**
 * Whether parts may load before they are needed: not on a connection that is slow, or that the visitor wants to spare, and not in a frame,
 * where an editor looks at a page that is replaced with each change.
 */
function mayLoadAhead(): boolean {
  if (window.parent !== window) return false;
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection === undefined || !(connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? ''));
}
