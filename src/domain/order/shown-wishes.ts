import type { OrderWishes } from './wishes.ts';

/** The words of each wish, in the order in which they are read. */
export type WishWord = 'wish_noCutlery' | 'wish_cutlery' | 'wish_leaveAtDoor' | 'wish_dontRing' | 'wish_replace' | 'wish_leaveOut';

/** What is shown of the wishes: the key of each text, and its number. */
export function shownWishes({
  cutlery,
  leaveAtDoor,
  dontRing,
  missing,
}: OrderWishes): readonly { readonly word: WishWord; readonly count: number }[] {
  return [
    ...(cutlery === undefined ? [] : [{ word: cutlery === 0 ? ('wish_noCutlery' as const) : ('wish_cutlery' as const), count: cutlery }]),
    ...(leaveAtDoor ? [{ word: 'wish_leaveAtDoor' as const, count: 1 }] : []),
    ...(dontRing ? [{ word: 'wish_dontRing' as const, count: 1 }] : []),
    ...(missing && missing !== 'call'
      ? [{ word: missing === 'replace' ? ('wish_replace' as const) : ('wish_leaveOut' as const), count: 1 }]
      : []),
  ];
}
