import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import { addressAt } from './area-at.ts';
import { $checkout, setCheckout } from './checkout.ts';
import { $coordinates } from './preferences.ts';

/** What was filled in last, which another point may replace. */
let filled = '';

/** Fills in street and house of a point that was pointed at, unless something is typed (R-MAP-7). */
export async function fillStreet(point: Coordinates): Promise<void> {
  const address = await addressAt(point);
  const chosen = $coordinates.get();
  const { addressText } = $checkout.get();
  const isTyped = addressText.trim() !== '' && addressText !== filled;
  if (isTyped || chosen === null || !sameCoordinates(chosen, point)) return;
  filled = address;
  setCheckout({ addressText: address });
}
