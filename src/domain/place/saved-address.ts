import { type Coordinates, sameCoordinates } from './coordinates.ts';

export interface SavedAddress extends Coordinates {
  readonly id: string;
  readonly label?: string;
  readonly text?: string;
  readonly entrance?: string;
  readonly floor?: string;
  readonly apartment?: string;
}

/** Adds at the end; an address whose coordinates the list already holds is skipped (specification §3, contract §5). */
export function addAddress(addresses: readonly SavedAddress[], address: SavedAddress): readonly SavedAddress[] {
  return addresses.some((known) => sameCoordinates(known, address)) ? addresses : [...addresses, address];
}
