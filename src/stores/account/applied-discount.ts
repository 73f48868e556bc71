import { computed, onMount, type ReadableAtom } from 'nanostores';
import { shownDiscount } from '#domain/order/promo-reason.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import { localStore } from '../lib/persistent.ts';
import { $quote } from '../shop/quote.ts';

/**
 * The automatic discount that applied last, so that the cart can say why it no longer does (R-PROMO-11), also on another page; '': none.
 */
const $applied = localStore<string>('applied-discount', {
  decode: (json) => (typeof json === 'string' ? json : ''),
  version: 1,
  maxAgeDays: 1,
});

/** The automatic discount of the cart, or the one that it could have, with the reason why it does not apply. */
export const $shownDiscount: ReadableAtom<QuotedPromo | undefined> = computed([$quote, $applied], ({ quote }, applied) =>
  shownDiscount(quote?.automatic ?? [], applied),
);

onMount($shownDiscount, () =>
  $quote.subscribe(({ quote }) => {
    const applied = quote?.automatic?.find(({ valid }) => valid);
    if (applied !== undefined && applied.code !== $applied.get()) $applied.set(applied.code);
  }),
);
