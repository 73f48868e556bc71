import type { UnavailableItem, UnavailableReason } from './types.ts';

/** Why a line can't be ordered, where it is not served at another time: what has no reason of its own is sold out. */
export function goneReason({
  reason,
  optionId,
}: Pick<UnavailableItem, 'reason' | 'optionId'>): UnavailableReason | 'soldOut' | 'optionSoldOut' {
  return reason ?? (optionId === undefined ? 'soldOut' : 'optionSoldOut');
}
