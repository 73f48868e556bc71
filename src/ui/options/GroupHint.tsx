import type { Translate } from '#domain/words.ts';
import { Icon } from '../Icon/Icon.tsx';

interface GroupHintProps {
  group: { readonly minAmount: number; readonly maxAmount: number; readonly freeAmount?: number };
  /** How many of its options are chosen. */
  amount: number;
  t: Translate<'menu-actions'>;
}

/** What a group still requires, a green tick when it has enough; for a group without a minimum, how many options may be chosen. */
export function GroupHint({ group, amount, t }: GroupHintProps) {
  const { minAmount: min, maxAmount: max, freeAmount = 0 } = group;
  const isChosen = min > 0 && amount >= min;
  const range = min === 0 ? t('hintOptional', { max }) : t('hintRange', { min, max });
  const limit = min === max ? t('hintExactly', { min }) : range;
  const texts = isChosen ? [t('hintChosen')] : [limit];
  if (freeAmount > 0) texts.push(t('hintFree', { count: freeAmount }));
  return (
    <small className="option-hint" data-state={isChosen ? 'chosen' : min > 0 ? 'required' : undefined}>
      {isChosen && <Icon name="check" sizePx={16} />}
      {texts.join(', ')}
    </small>
  );
}
