import type { SavedAddress } from '#domain/place/saved-address.ts';

/** What an address is called: its own name, else its words, else its point. */
export function addressName({ label, text, latitude, longitude }: SavedAddress): string {
  return label || text || `${latitude}, ${longitude}`;
}
