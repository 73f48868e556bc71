import { type PromoCode, promoKey } from '../order/promo.ts';

/** What the checks read of a promo code. */
export type PromoDraft = Pick<
  PromoCode,
  'code' | 'type' | 'value' | 'orderTypes' | 'weekdays' | 'fromMinute' | 'toMinute' | 'startsAt' | 'endsAt' | 'offeredTo' | 'phones'
>;

/**
 * `same`: another code differs in upper and lower case only, and customers may write both. `percent`: more than 100. `amount`: no discount.
 * `orderTypes`, `weekdays`, `phones`: none. `hours`, `dates`: the end is not after the start.
 */
export type PromoRule = 'same' | 'percent' | 'amount' | 'orderTypes' | 'weekdays' | 'hours' | 'dates' | 'phones';

export interface PromoProblem {
  readonly code: string;
  readonly rule: PromoRule;
}

/** Everything that is wrong with promo codes, in their order. Of two equal codes the second one is wrong. */
export function promoProblems(promos: readonly PromoDraft[]): PromoProblem[] {
  const seen = new Set<string>();
  return promos.flatMap((promo) => {
    const key = promoKey(promo.code);
    const isSame = seen.has(key);
    seen.add(key);
    const rules: PromoRule[] = isSame ? ['same', ...rulesOf(promo)] : rulesOf(promo);
    return rules.map((rule) => ({ code: promo.code, rule }));
  });
}

function rulesOf({
  type,
  value,
  orderTypes,
  weekdays,
  fromMinute,
  toMinute,
  startsAt,
  endsAt,
  offeredTo,
  phones,
}: PromoDraft): PromoRule[] {
  const broken: Readonly<Record<Exclude<PromoRule, 'same'>, boolean>> = {
    percent: type === 'percent' && value > 100,
    amount: type !== 'free_delivery' && value <= 0,
    orderTypes: orderTypes.length === 0,
    weekdays: weekdays?.length === 0,
    hours: toMinute <= fromMinute,
    dates: startsAt !== null && endsAt !== null && endsAt <= startsAt,
    phones: offeredTo === 'named' && phones.length === 0,
  };
  return (Object.keys(broken) as (keyof typeof broken)[]).filter((rule) => broken[rule]);
}

/** The indices of tiers that begin at the same sum as an earlier one: which of both applies would be found by chance. */
export function repeatedTiers(tiers: readonly { readonly fromSpent: number }[]): number[] {
  return tiers.flatMap(({ fromSpent }, index) => (tiers.findIndex((tier) => tier.fromSpent === fromSpent) < index ? [index] : []));
}
