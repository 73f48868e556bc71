import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';

/** The name of an address: its label, otherwise its text, otherwise "a point on the map". */
export function addressName({ label, text }: SavedAddress, t: Translate<'address-book'>): string {
  return label || text || t('point');
}
