import type { Translate } from '#domain/words.ts';
import type { MenuWords } from './words.ts';

interface GroupHintProps {
  group: { readonly minAmount: number; readonly maxAmount: number; readonly freeAmount?: number };
  say: Translate<MenuWords>;
}

/** How much may be taken of a group, and how much of it costs nothing. */
export function GroupHint({ group, say }: GroupHintProps) {
  const { minAmount: min, maxAmount: max, freeAmount = 0 } = group;
  const amount = min === 0 ? say('hintUpTo', { max }) : say('hintRange', { min, max });
  const free = freeAmount > 0 ? [say('hintFree', { count: freeAmount })] : [];
  return <small>{[min === max ? say('hintExactly', { min }) : amount, ...free].join(', ')}</small>;
}
