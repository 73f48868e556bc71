import type { Translate } from '#domain/words.ts';
import type { MenuWords } from './words.ts';

interface GroupHintProps {
  group: { readonly minAmount: number; readonly maxAmount: number; readonly freeAmount?: number };
  t: Translate<MenuWords>;
}

/** How many options of a group may be chosen, and how many of them are free. */
export function GroupHint({ group, t }: GroupHintProps) {
  const { minAmount: min, maxAmount: max, freeAmount = 0 } = group;
  const amount = min === 0 ? t('hintUpTo', { max }) : t('hintRange', { min, max });
  const free = freeAmount > 0 ? [t('hintFree', { count: freeAmount })] : [];
  return <small>{[min === max ? t('hintExactly', { min }) : amount, ...free].join(', ')}</small>;
}
