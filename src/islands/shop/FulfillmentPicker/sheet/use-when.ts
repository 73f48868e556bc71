import { useStore } from '@nanostores/react';
import type { Locale } from '#domain/locale.ts';
import { slotWithDay } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';

/** The chosen time as a short text; null while it is as soon as possible. */
export function useWhen(locale: Locale, t: Translate<'fulfillment-picker'>): string | null {
  const slot = useStore($checkout, { ssr: () => emptyDraft }).slot;
  return slot && slotWithDay(slot, Date.now(), locale, t);
}
