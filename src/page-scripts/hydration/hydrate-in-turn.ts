import { filesOf } from './preload-island-files.ts';

export interface Waiting {
  readonly island: HTMLElement;
  readonly load: () => Promise<() => Promise<void>>;
  /** handles what is outside of the islands: the cards of a menu, the search */
  readonly isFirst: boolean;
}

export interface Interaction {
  /** fulfilled by the first event, or without one where islands have something to show */
  readonly started: Promise<Event | undefined>;
  /** buttons that were clicked before their island was hydrated */
  readonly pressed: readonly HTMLElement[];
}

const waiting: Waiting[] = [];
let isRunning = false;
let touched: EventTarget | null | undefined;

/** Hydrates the islands of the page one after the other, the touched one first; between two of them the browser paints. */
export async function hydrateInTurn(one: Waiting, { started, pressed }: Interaction): Promise<void> {
  waiting.push(one);
  const event = await started;
  touched ??= event?.target;
  if (isRunning) return;
  isRunning = true;
  // the other islands of the page join in meanwhile
  await pause();
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    await Promise.race([hydrate(next, pressed), delay(longestTurnMs)]);
    await idle();
  }
  isRunning = false;
}

/** The last touch decides while islands are waiting. */
addEventListener('pointerdown', ({ target }) => (touched = target), { capture: true, passive: true });

function takeNext(): Waiting | undefined {
  const rank = ({ island, isFirst }: Waiting) => (touched instanceof Node && island.contains(touched) ? 2 : isFirst ? 1 : 0);
  waiting.sort((a, b) => rank(b) - rank(a));
  return waiting.shift();
}

async function hydrate({ island, load }: Waiting, pressed: readonly HTMLElement[]): Promise<void> {
  // each module in a task of its own; errors are handled where the island is loaded
  for (const file of filesOf(island)) {
    await import(file).catch(() => {});
    await pause();
  }
  const start = await load();
  await start();
  for (const busy of island.querySelectorAll('[aria-busy]')) busy.ariaBusy = null;
  for (const button of pressed.filter((other) => island.contains(other))) {
    button.click();
    // React renders what the press changed before the next one
    await Promise.resolve();
  }
}

/** Lets the browser handle input and paint. */
function pause(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? delay();
}

/** An island whose modules do not come holds back no other. */
const longestTurnMs = 1_000;
const longestIdleMs = 500;

const delay = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the browser has painted what was hydrated and has nothing else to do. Safari has no idle callbacks. */
function idle(): Promise<unknown> {
  if (window.requestIdleCallback === undefined) return delay();
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestIdleMs }));
}
