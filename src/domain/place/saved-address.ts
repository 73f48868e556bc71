import { type Coordinates, sameCoordinates } from './coordinates.ts';

export interface SavedAddress extends Coordinates {
  readonly id: string;
  readonly label?: string;
  readonly text?: string;
  readonly entrance?: string;
  readonly floor?: string;
  readonly apartment?: string;
}

/** Appends an address; one whose coordinates are already in the list is skipped (R-PLACE-4). */
export function addAddress(addresses: readonly SavedAddress[], address: SavedAddress): readonly SavedAddress[] {
  return addresses.some((known) => sameCoordinates(known, address)) ? addresses : [...addresses, address];
}

const details = ['entrance', 'floor', 'apartment'] as const;

/** Adds an address; one that is known with the same coordinates and text gets only the details that it does not have yet. */
export function rememberDetails(addresses: readonly SavedAddress[], address: SavedAddress): readonly SavedAddress[] {
  const known = addresses.find((one) => sameCoordinates(one, address));
  if (known === undefined) return addAddress(addresses, address);
  const missing = details.filter((name) => known.text === address.text && !known[name] && address[name]);
  if (missing.length === 0) return addresses;
  const completed = { ...known, ...Object.fromEntries(missing.map((name) => [name, address[name]])) };
  return addresses.map((one) => (one === known ? completed : one));
}
