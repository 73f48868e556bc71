import type { Id } from '#domain/id.ts';

const tints = ['saffron', 'pomegranate', 'turquoise', 'pistachio'] as const;
export type TileTint = (typeof tints)[number];

/** The tint behind a dish's picture: the same for one id everywhere; neighbors in the catalog differ. */
export function tileTint(id: Id): TileTint {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'saffron';
}
