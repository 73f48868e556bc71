import { atom, type ReadableAtom } from 'nanostores';
import type { Coordinates } from '#domain/place/coordinates.ts';

const $known = atom<Coordinates | null>(null);

/** Where the visitor is, for the order of restaurants; not stored, and not the delivery's point. null: not known. */
export const $visitorLocation: ReadableAtom<Coordinates | null> = $known;

export function noteVisitorLocation(location: Coordinates): void {
  $known.set(location);
}
