import { type Coordinates, sameCoordinates } from './coordinates.ts';

export interface SavedAddress extends Coordinates {
  readonly id: string;
  readonly label?: string;
  readonly text?: string;
  readonly entrance?: string;
  readonly floor?: string;
  readonly apartment?: string;
}

/** Appends an address; one whose coordinates are already in the list is skipped (specification §3, contract §5). */
export function addAddress(addresses: readonly SavedAddress[], address: SavedAddress): readonly SavedAddress[] {
  return addresses.some((known) => sameCoordinates(known, address)) ? addresses : [...addresses, address];
}
