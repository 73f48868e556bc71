import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Say } from '#domain/words.ts';

/** What an address is called: its own name, else its words; one that has neither is a point on the map. */
export function addressName({ label, text }: SavedAddress, say: Say): string {
  return label || text || say('point');
}
