import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import { addressAt } from './area-at.ts';
import { $checkout, setCheckout } from './checkout.ts';
import { $mapSettings } from './map-settings.ts';
import { $coordinates } from './preferences.ts';

/** What was filled in last, which another point may replace. */
let filled = '';

/** Fills in street and house of a point that was pointed at, unless something is typed, where the shop's geocoder knows points (R-MAP-7). */
export async function fillStreet(point: Coordinates): Promise<void> {
  if ($mapSettings.get()?.hasReverseGeocoder !== true) return;
  const address = await addressAt(point);
  const chosen = $coordinates.get();
  const { addressText } = $checkout.get();
  const isTyped = addressText.trim() !== '' && addressText !== filled;
  if (isTyped || chosen === null || !sameCoordinates(chosen, point)) return;
  filled = address;
  setCheckout({ addressText: address });
}
