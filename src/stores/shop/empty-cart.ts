import { atom, type ReadableAtom } from 'nanostores';
import type { EmptyCart } from '#domain/cart/empty-cart.ts';
import { localizedPath } from '#domain/routes.ts';
import { fetchData, pageLocale } from '../lib/api.ts';

const $loaded = atom<EmptyCart | null>(null);

/** What the cart offers while it is empty; null until it has loaded. */
export const $emptyCart: ReadableAtom<EmptyCart | null> = $loaded;

/** Loads it for the place that the browser's cookies say; on a failure what was loaded stays. */
export async function loadEmptyCart(): Promise<void> {
  const result = await fetchData<EmptyCart>(localizedPath('/fragments/cart', pageLocale()));
  if (result.ok) $loaded.set(result.value);
}
