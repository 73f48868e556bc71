import { computed, type ReadableAtom } from 'nanostores';
import { localStore } from '../lib/persistent.ts';

/** The cart as plates on a cloth, or as rows. */
export type CartLook = 'table' | 'list';

const $chosen = localStore<CartLook | null>('cart-look', {
  decode: (look) => (look === 'table' || look === 'list' ? look : null),
  version: 1,
});

/** The chosen one, else the table, or the list for who wants less motion (R-CART-7). */
export const $cartLook: ReadableAtom<CartLook> = computed(
  $chosen,
  (chosen) => chosen ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'list' : 'table'),
);

export function chooseCartLook(look: CartLook): void {
  $chosen.set(look);
}
