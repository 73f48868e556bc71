import { islandFailed, islandNeeded, neededMark } from '../hydration/island-events.ts';

const selector = (name: string, state = '') => `astro-island${state}[component-export="${name}"]`;

/** Whether the page has this island, hydrated or not. */
export function hasIsland(name: string): boolean {
  return document.querySelector(selector(name)) !== null;
}

/** Hydrates an island if it is not: the control that was pressed is busy until then. */
export function needIsland(name: string, control: HTMLElement | null): void {
  const island = document.querySelector(selector(name, '[ssr]'));
  if (island === null) return;
  island.toggleAttribute(neededMark, true);
  document.dispatchEvent(new CustomEvent(islandNeeded));
  if (control === null) return;
  control.ariaBusy = 'true';
  const settle = () => {
    control.ariaBusy = null;
    island.removeEventListener('astro:hydrate', settle);
    document.removeEventListener(islandFailed, settle);
  };
  island.addEventListener('astro:hydrate', settle);
  document.addEventListener(islandFailed, settle);
}
