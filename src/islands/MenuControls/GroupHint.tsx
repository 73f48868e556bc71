import type { Say } from '#domain/words.ts';

interface GroupHintProps {
  group: { readonly minAmount: number; readonly maxAmount: number; readonly freeAmount?: number };
  say: Say;
}

/** How much may be taken of a group, and how much of it costs nothing. */
export function GroupHint({ group, say }: GroupHintProps) {
  const { minAmount: min, maxAmount: max, freeAmount = 0 } = group;
  const key = min === max ? 'hintExactly' : min === 0 ? 'hintUpTo' : 'hintRange';
  const free = freeAmount > 0 ? [say('hintFree', { count: freeAmount })] : [];
  return <small>{[say(key, { min, max }), ...free].join(', ')}</small>;
}
