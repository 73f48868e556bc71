/**
 * The directive `client:interaction`, which Astro puts into the page as an inline script: nothing of an island loads before the first
 * touch, key, pointer or focus on the page, or before idle where this browser has stored something that an island may have to show; then
 * `hydrate-in-turn.ts` decides.
 * Clicks that come before are recorded: those on `[data-add]` and `[data-heart]` are repeated for the cards by `window.clickReplay.repeat()`, the
 * place and time control looks itself up in `clicked`, and any other button of an island is clicked again when its island has hydrated.
 */
declare const islandRuntimeUrl: string;
type MarkSelector = import('#domain/page-marks.ts').MarkSelector;
type Runtime = typeof import('./hydrate-in-turn.ts');
type Load = Parameters<Runtime['hydrateInTurn']>[0]['load'];

const interactions = ['pointerdown', 'wheel', 'keydown', 'focusin', 'click'];
const clicked: Element[] = [];
const pressed: HTMLElement[] = [];
let waiting: HTMLElement[] | null = [];
let interact: (event?: Event) => void;
const started = new Promise<Event | undefined>((resolve) => {
  interact = resolve;
});

function record({ target }: Event): void {
  const closest = (selector: string) => (target as Element).closest<HTMLElement>(selector);
  const add = closest('[data-add],[data-heart]' satisfies `${MarkSelector},${MarkSelector}`);
  // buttons for place and time outside of islands wait with the one inside
  const control =
    closest('[ssr] input') ?? (document.querySelector('[ssr] [data-where]') && closest('[data-where]' satisfies MarkSelector));
  const button = add ?? control ?? closest('astro-island[ssr] button');
  if (add && !waiting) return;
  if (add) waiting?.push(add);
  else if (control) clicked.push(control);
  else if (button) pressed.push(button);
  if (button) button.ariaBusy = 'true';
}

/** Hydrates without an interaction where something is stored: a cart, favorites, an address, a choice, a session. */
function hydrateWhatIsStored(): void {
  try {
    if (localStorage.length > 0 || document.cookie) interact();
  } catch {
    interact();
  }
}

window.clickReplay = {
  clicked,
  repeat() {
    const buttons = waiting ?? [];
    waiting = null;
    for (const button of buttons) {
      button.ariaBusy = null;
      button.click();
    }
  },
};
document.addEventListener('click', record);
for (const type of interactions) addEventListener(type, (event) => interact(event), { capture: true, once: true, passive: true });
// a page that loads under a resting pointer gets a move without a distance
addEventListener('pointermove', (event) => (event.movementX || event.movementY) && interact(event), { capture: true, passive: true });

const loadRuntime = (): Promise<Runtime> => import(islandRuntimeUrl);
const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout;
void started.then(loadRuntime);
whenIdle(() => {
  hydrateWhatIsStored();
  for (const type of ['storage', 'pageshow']) addEventListener(type, hydrateWhatIsStored);
});

export default async (load: Load, _: unknown, island: HTMLElement): Promise<void> => {
  const { hydrateInTurn } = await loadRuntime();
  await hydrateInTurn({ load, island }, { started, pressed });
};
