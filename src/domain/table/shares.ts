import type { Som } from '../money.ts';

/**
 * Divides a sum in proportion to weights by the largest remainder; of equal remainders the first gets more (R-TABLE-7). Without any weight
 * the parts are equal.
 * @param total whole som, at least 0
 * @param weights whole som, at least 0
 * @returns whole som that add up to the total; [] without weights
 */
export function sharesOf(total: Som, weights: readonly Som[]): readonly Som[] {
  const sum = weights.reduce((added, weight) => added + weight, 0);
  const counted = sum === 0 ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = sum === 0 ? BigInt(weights.length) : BigInt(sum);
  // a total times a weight may be more than a number holds exactly
  const parts = counted.map((weight) => (BigInt(total) * weight) / whole);
  const remainders = counted.map((weight, index) => ({ index, rest: (BigInt(total) * weight) % whole }));
  const given = parts.reduce((added, part) => added + Number(part), 0);
  const raised = new Set(
    remainders
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
      .slice(0, total - given)
      .map(({ index }) => index),
  );
  return parts.map((part, index) => Number(part) + (raised.has(index) ? 1 : 0));
}
