import { atom, type ReadableAtom } from 'nanostores';
import { fromWireMenu } from '#contract/shop/menu-wire.ts';
import type { Id } from '#domain/id.ts';
import { api } from '../lib/api.ts';

interface Named {
  readonly id: Id;
  readonly name: string;
}

/** What blocks of a page can show, in the editor's language. */
export interface PageChoices {
  /** of the menus of all regions, each once */
  readonly dishes: readonly Named[];
  readonly folders: readonly Named[];
  readonly restaurants: readonly Named[];
}

const choices = atom<PageChoices | 'loading' | 'failed'>('loading');
let running: Promise<void> | null = null;

export const $pageChoices: ReadableAtom<PageChoices | 'loading' | 'failed'> = choices;

/** Loads dishes and restaurants once; after a failure again. */
export function loadPageChoices(): Promise<void> {
  if (typeof choices.get() === 'object') return Promise.resolve();
  running ??= load().finally(() => {
    running = null;
  });
  return running;
}

async function load(): Promise<void> {
  choices.set('loading');
  const silent = { silent: true };
  const [regions, restaurants] = await Promise.all([api('GET /api/regions/List', silent), api('GET /api/restaurants/List', silent)]);
  if (!regions.ok || !restaurants.ok) return choices.set('failed');
  const menus = await Promise.all(
    regions.value.map(({ id }) => api('GET /api/regionmenu', { query: { RegionId: String(id) }, ...silent })),
  );
  const read = menus.flatMap((menu) => (menu.ok ? [fromWireMenu(menu.value)] : []));
  // a dish must not look removed because a menu was not read
  if (read.length < menus.length) return choices.set('failed');
  const dishes = new Map(read.flatMap(({ products }) => products.map(({ id, name }) => [id, { id, name }] as const)));
  const folders = new Map(read.flatMap(({ categories }) => categories.map(({ id, name }) => [id, { id, name }] as const)));
  choices.set({
    dishes: [...dishes.values()],
    folders: [...folders.values()],
    restaurants: restaurants.value.map(({ id, name }) => ({ id: String(id), name })),
  });
}
