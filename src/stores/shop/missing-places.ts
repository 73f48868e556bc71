import { reloadMenu } from './menu-fragment.ts';
import { forgetPlaces, loadPlaces } from './places.ts';
import { $region, $restaurantId, forgetPreferences } from './preferences.ts';

let running: Promise<boolean> | null = null;

/** Reloads the lists and drops a chosen region or restaurant that is missing in them; concurrent calls share one request. */
export function dropGonePlaces(): Promise<boolean> {
  running ??= drop().finally(() => {
    running = null;
  });
  return running;
}

async function drop(): Promise<boolean> {
  forgetPlaces();
  const { regions, restaurants } = await loadPlaces();
  const gone = { region: isGone($region.get(), regions), restaurant: isGone($restaurantId.get(), restaurants) };
  if (!gone.region && !gone.restaurant) return false;
  forgetPreferences(gone);
  void reloadMenu();
  return true;
}

/** An empty list does not clear a choice. */
function isGone(id: string | null, list: readonly { readonly id: string }[]): boolean {
  return id !== null && list.length > 0 && !list.some((one) => one.id === id);
}
