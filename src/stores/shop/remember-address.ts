import { type Coordinates, roundCoordinates } from '#domain/place/coordinates.ts';
import { rememberDetails, type SavedAddress } from '#domain/place/saved-address.ts';
import { $addresses, takeAddresses } from './addresses.ts';
import { $checkout, type CheckoutDraft, emptyDraft, setCheckout } from './checkout.ts';
import { isProbablySignedIn } from './customer-hint.ts';
import { $coordinates } from './preferences.ts';
import { syncSlotCookie } from './sync-slot-cookie.ts';

/** Adds the point with its text to the saved addresses, without duplicates (R-PLACE-4); does nothing while one of them is missing. */
export function saveAddress(): void {
  const coordinates = $coordinates.get();
  if (coordinates !== null) rememberAddress({ ...coordinates, ...$checkout.get() });
}

/** Clears the draft of a placed order (R-STORE-5), and begins the next one with the same address, which the header names. */
export function startNextDraft(): void {
  const { addressText, entrance, floor, apartment } = $checkout.get();
  setCheckout({ ...emptyDraft, addressText, entrance, floor, apartment });
  syncSlotCookie();
}

/** Saves an address that has a text, also in the customer's account; one with equal coordinates (five decimals) only gets missing details. */
function rememberAddress(address: Coordinates & CheckoutDraft): void {
  if (address.addressText.trim() === '') return;
  const { longitude, latitude } = roundCoordinates(address);
  const saved: SavedAddress = {
    id: `${longitude},${latitude}`,
    longitude,
    latitude,
    text: address.addressText,
    ...(address.addressLabel && { label: address.addressLabel }),
    ...(address.entrance && { entrance: address.entrance }),
    ...(address.floor && { floor: address.floor }),
    ...(address.apartment && { apartment: address.apartment }),
  };
  const list = rememberDetails($addresses.get(), saved);
  if (list === $addresses.get()) return;
  takeAddresses(list);
  if (isProbablySignedIn()) void import('./sync-addresses.ts').then(({ saveSilently }) => saveSilently(list));
}
