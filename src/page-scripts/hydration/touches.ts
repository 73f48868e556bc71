import { marked } from '#domain/page-marks.ts';

/** The touches of a page before its islands hydrate. */
export interface Touches {
  /** fulfilled by what is touched first, or with null where islands have something to show */
  readonly started: Promise<EventTarget | null>;
  /** the elements of the place and time control, in the order of the clicks; it looks itself up */
  readonly clicked: readonly Element[];
  /** buttons of islands, which are clicked again when their island has hydrated */
  readonly pressed: readonly HTMLElement[];
}

const interactions = ['pointerdown', 'wheel', 'keydown', 'focusin', 'click'];
const ofCards = `${marked('data-add')},${marked('data-heart')}`;
/** Safari has no idle callbacks. */
const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Loads the code of the islands at the first touch, key, pointer or focus on the page, or at idle where this browser has stored something
 * that an island may have to show; `hydrate-in-turn.ts` decides which of them hydrate. Takes over the clicks of before.
 * @returns the buttons of cards among them
 */
export function watchTouches(): readonly HTMLElement[] {
  const early = window.earlyClicks;
  if (early === undefined) return [];
  early.stop();
  const clicked: Element[] = [];
  const pressed: HTMLElement[] = [];
  let start = (_touched: EventTarget | null): void => {};
  const started = new Promise<EventTarget | null>((resolve) => {
    start = resolve;
  });
  window.touches = { started, clicked, pressed };
  const record = (control: HTMLElement) => {
    if (control.matches('input') || control.matches(marked('data-where'))) clicked.push(control);
    else pressed.push(control);
  };
  const cards = early.clicks.filter((control) => control.matches(ofCards));
  for (const control of early.clicks) if (!cards.includes(control)) record(control);
  const last = early.clicks.at(-1);
  if (last !== undefined) start(last);
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? unhydratedControl(target) : null;
    if (control === null) return;
    control.ariaBusy = 'true';
    record(control);
  });
  for (const type of interactions) addEventListener(type, ({ target }) => start(target), { capture: true, once: true, passive: true });
  // a page that loads under a resting pointer gets a move without a distance
  const move = ({ movementX, movementY, target }: PointerEvent) => (movementX || movementY) && start(target);
  addEventListener('pointermove', move, { capture: true, passive: true });
  whenIdle(() => {
    const startWhatIsStored = () => hasStored() && start(null);
    startWhatIsStored();
    for (const type of ['storage', 'pageshow']) addEventListener(type, startWhatIsStored);
  });
  void started.then(() => import(/* @vite-ignore */ early.islandRuntimeUrl));
  return cards;
}

/** A control that waits for its island; buttons for place and time outside of islands wait with the one inside. */
function unhydratedControl(target: Element): HTMLElement | null {
  const hasWhere = document.querySelector(`[ssr] ${marked('data-where')}`) !== null;
  const controls = ['[ssr] input', 'astro-island[ssr] button', ...(hasWhere ? [marked('data-where')] : [])];
  const control = target.closest<HTMLElement>(controls.join());
  return control?.matches(ofCards) ? null : control;
}

/** Whether something is stored: a cart, favorites, an address, a choice, a session. */
function hasStored(): boolean {
  try {
    return localStorage.length > 0 || document.cookie !== '';
  } catch {
    return true;
  }
}
