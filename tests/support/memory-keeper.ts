import { translator } from '#domain/words.ts';
import type { Keeper } from '#ui/office/unsaved/keeper.ts';

/** A keeper of the test itself: texts are their keys, and `stored` is what was typed last. */
export function memoryKeeper<Draft, Origin>(): Keeper<Draft, Origin> & { readonly stored: () => Draft | null } {
  let stored: { readonly draft: Draft; readonly origin: Origin; readonly at: number } | null = null;
  return {
    t: translator<'unsaved'>({}),
    locale: 'ru',
    read: () => stored,
    keep: (draft, origin) => {
      stored = { draft, origin, at: 0 };
    },
    drop: () => {
      stored = null;
    },
    enter: () => () => {},
    confirm: async () => true,
    stored: () => stored?.draft ?? null,
  };
}
