import { reloadMenu } from '../shop/menu-fragment.ts';
import { forgetPlaces, loadPlaces } from '../shop/places.ts';
import { $region, $restaurantId, forgetPreferences } from '../shop/preferences.ts';

let running: Promise<boolean> | null = null;

/** Asks for the lists again and drops the chosen region or restaurant that they lack; those who ask at once share the answer. */
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

/** An empty list is no reason to forget a choice. */
function isGone(id: string | null, list: readonly { readonly id: string }[]): boolean {
  return id !== null && list.length > 0 && !list.some((one) => one.id === id);
}
