import { atom, type ReadableAtom } from 'nanostores';
import { readApiProblem } from '#contract/api-problem.ts';
import { menuErrorOf } from '#contract/lib/menu-error.ts';
import { fromWireMenu } from '#contract/shop/menu-wire.ts';
import type { Id } from '#domain/id.ts';
import { chooseMenuSource, type MenuSource } from '#domain/menu/menu-source.ts';
import { productsById } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { type ApiProblem, api, pageLocale, type RequestOptions } from '../lib/api.ts';
import { showToast } from '../lib/toasts.ts';
import { isPlaceDropped } from './place-dropped.ts';
import { knownRegion } from './places.ts';
import { $coordinates, $orderType, $restaurantId, noteSelectedRestaurant } from './preferences.ts';

export interface LoadedMenu {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly products: ReadonlyMap<Id, Product>;
  readonly problem: ApiProblem | null;
}

const nothing: LoadedMenu = { status: 'idle', products: new Map(), problem: null };
const $loaded = atom<LoadedMenu>(nothing);
let loadedFor = '';
let loading: Promise<LoadedMenu> | null = null;

/** The products of this visitor's menu with all their choices; filled by `loadMenu`. A failed menu is not filled (R-MENU-2). */
export const $menu: ReadableAtom<LoadedMenu> = $loaded;

/** Loads the menu for the choices (R-MENU-6), once per set of choices; a failed load is tried again. */
export async function loadMenu(): Promise<LoadedMenu> {
  const source = chooseMenuSource({
    orderType: $orderType.get(),
    coordinates: $coordinates.get(),
    restaurantId: $restaurantId.get(),
    regionId: await knownRegion(),
  });
  const key = JSON.stringify(source);
  if (key === loadedFor && $loaded.get().status === 'success') return $loaded.get();
  if (key === loadedFor && loading !== null) return loading;
  loadedFor = key;
  $loaded.set({ ...nothing, status: 'pending' });
  loading = fetchMenu(source);
  const menu = await loading;
  if (key !== loadedFor) return loading ?? menu;
  loading = null;
  if (menu.problem !== null && (await isPlaceDropped(menu.problem))) return loadMenu();
  $loaded.set(menu);
  return menu;
}

/** Loads the current menu for the choices, even if it was loaded before. */
export async function loadFreshMenu(): Promise<void> {
  const known = $loaded.get();
  if ((await loadMenu()) === known) await refreshMenu();
}

/** Reloads the loaded menu in the background, because dishes may have sold out. On a failure it stays unchanged. */
export async function refreshMenu(): Promise<void> {
  const known = $loaded.get();
  if (known.status !== 'success') return;
  const products = await peekMenu(JSON.parse(loadedFor));
  if (products !== null && $loaded.get() === known) $loaded.set({ ...known, products });
}

/** The products of another menu, without making it this visitor's; null when it fails to load. */
export async function peekMenu(source: MenuSource): Promise<ReadonlyMap<Id, Product> | null> {
  const result = await requestMenu(source, { silent: true });
  return result.ok && menuErrorOf(result.value) === null ? productsById(fromWireMenu(result.value).products) : null;
}

/** Clears the menu, so that the next load requests it again. */
export function forgetMenu(): void {
  loadedFor = '';
  loading = null;
  $loaded.set(nothing);
}

async function fetchMenu(source: MenuSource): Promise<LoadedMenu> {
  // who loads the menu shows the problem in its place
  const result = await requestMenu(source, { silent: true });
  if (!result.ok) return { ...nothing, status: 'error', problem: result.problem };
  const error = menuErrorOf(result.value);
  if (error !== null) return failedMenu(error);
  const menu = fromWireMenu(result.value);
  if ($restaurantId.get() === null) noteSelectedRestaurant(menu.restaurantId);
  return { status: 'success', products: new Map(menu.products.map((product) => [product.id, product])), problem: null };
}

/** An error without a message is shown by its kind only. */
function failedMenu(error: unknown): LoadedMenu {
  const problem = readApiProblem({ status: 200, statusText: '', isText: true, body: { error } }, pageLocale());
  showToast({ kind: 'error', message: problem.message });
  return { ...nothing, status: 'error', problem };
}

/** Only values that are set are sent in the query (R-PLACE-3). */
function requestMenu(source: MenuSource, options: RequestOptions = {}) {
  if (source.call === 'regionmenu') return api('GET /api/regionmenu', { query: { RegionId: source.regionId ?? '' }, ...options });
  if (source.call === 'restaurantmenu') return api('GET /api/restaurantmenu', { query: { RestaurantId: source.restaurantId }, ...options });
  const { restaurantId, regionId, coordinates, orderType } = source;
  const query = {
    ...(restaurantId !== null && { RestaurantId: restaurantId }),
    ...(regionId !== null && { RegionId: regionId }),
    ...(coordinates !== null && { Longitude: `${coordinates.longitude}`, Latitude: `${coordinates.latitude}` }),
    OrderTypeId: `${orderType}` as const,
  };
  return api('GET /api/menu', { query, ...options });
}
