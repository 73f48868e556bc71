import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';

/** What an address is called: its own name, else its words; one that has neither is a point on the map. */
export function addressName({ label, text }: SavedAddress, t: Translate<'address-book'>): string {
  return label || text || t('point');
}
