import { useEffect, useState } from 'react';
import { pointKey, type TermsByPoint, unknownTerms } from '#domain/fulfillment/address-terms.ts';
import type { Locale } from '#domain/locale.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { termsTo } from '#stores/shop/terms-at.ts';

/** The server's terms, and those of addresses that were added or moved since, which come by a call each. */
export function useAddressTerms(addresses: readonly SavedAddress[], drawn: TermsByPoint, locale: Locale): TermsByPoint {
  const [terms, setTerms] = useState(drawn);
  useEffect(() => {
    const missing = addresses.filter((address) => terms[pointKey(address)] === undefined);
    if (missing.length === 0) return;
    let isLatest = true;
    void loadTerms(missing, locale).then((loaded) => {
      if (isLatest) setTerms((before) => ({ ...before, ...loaded }));
    });
    return () => {
      isLatest = false;
    };
  }, [addresses, terms, locale]);
  return terms;
}

async function loadTerms(addresses: readonly SavedAddress[], locale: Locale): Promise<TermsByPoint> {
  const words = await loadWords(locale, 'fulfillment-sheet').catch(() => null);
  if (words === null) return Object.fromEntries(addresses.map((address) => [pointKey(address), unknownTerms]));
  return termsTo(addresses, locale, translator<'fulfillment-sheet'>(words));
}
