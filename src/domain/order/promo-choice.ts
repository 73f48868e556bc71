import type { Som } from '../money.ts';
import { type PromoCart, type PromoCode, type PromoUses, promoDiscount, rejectionOf } from './promo.ts';
import { fixableReasons } from './promo-reason.ts';
import type { PromoRejection } from './quote.ts';

/** What codes and discounts do to the sums of a cart. */
export interface PromoEffect {
  /** on the items */
  readonly discount: Som;
  readonly isDeliveryFree: boolean;
}

/** The sums of a cart with an effect. */
interface PricedWithPromo {
  readonly total: Som;
  readonly minOrderLeft: Som;
}

export interface PromoCandidate {
  readonly promo: PromoCode;
  readonly uses: PromoUses;
}

export interface PromoQuestion {
  /** the code that the customer entered */
  readonly code: PromoCandidate | null;
  readonly automatic: readonly PromoCandidate[];
  readonly cart: PromoCart;
  /** the slot's start */
  readonly at: number;
  readonly price: (effect: PromoEffect) => PricedWithPromo;
}

/** A code or a discount with its effect: nothing when it is rejected. */
export interface DecidedPromo {
  readonly promo: PromoCode;
  readonly rejection: PromoRejection | null;
  readonly effect: PromoEffect;
}

export interface PromoDecision extends PromoEffect {
  readonly code: DecidedPromo | null;
  /** The discount that applies first, then those that do not, by their reasons; one that saves less than another is left out. */
  readonly automatic: readonly DecidedPromo[];
}

const noEffect: PromoEffect = { discount: 0, isDeliveryFree: false };

/**
 * What a cart gets (R-PROMO-3, R-PROMO-4): the best automatic discount, or the code, or both if the code allows it. Of a code
 * and a discount that exclude each other the one with the lower total counts. What would take a cart that reaches the minimum of its zone
 * below it does not apply, because the customer could not order any more.
 */
export function decidePromos(question: PromoQuestion): PromoDecision {
  const { automatic, price } = question;
  const judged = automatic.map((candidate) => judge(candidate, question));
  const best = cheapest(judged, price);
  const failed = judged.filter(({ rejection }) => rejection !== null).sort((one, other) => rankOf(one) - rankOf(other));
  const code = question.code === null ? null : judge(question.code, question);
  if (code === null || code.rejection !== null) return decision(code, best, failed);
  if (best === null) return decision(code, null, failed);
  const beside = besideDiscount(code, best, question);
  if (beside !== null) return decision(beside, best, failed);
  if (price(best.effect).total < price(code.effect).total) return decision(rejected(code, 'other_discount'), best, failed);
  return decision(code, null, [rejected(best, 'other_discount'), ...failed]);
}

function decision(code: DecidedPromo | null, best: DecidedPromo | null, failed: readonly DecidedPromo[]): PromoDecision {
  const effect = [code, best].reduce((sum, decided) => (decided === null ? sum : sumOf(sum, decided.effect)), noEffect);
  return { ...effect, code, automatic: best === null ? failed : [best, ...failed] };
}

/** What the customer can still get comes first. */
function rankOf({ rejection }: DecidedPromo): number {
  return rejection === null ? 0 : fixableReasons.indexOf(rejection) + 1 || fixableReasons.length + 1;
}

function judge({ promo, uses }: PromoCandidate, { cart, at, price }: PromoQuestion): DecidedPromo {
  const effect = effectOf(promo, cart.itemsTotal);
  const rejection = rejectionOf(promo, uses, cart, at) ?? (isBelowMinimum(effect, price) ? 'zone_minimum' : null);
  return { promo, rejection, effect: rejection === null ? effect : noEffect };
}

/** The code with its effect on what the discount leaves; null: it has to stand alone. */
function besideDiscount({ promo }: DecidedPromo, best: DecidedPromo, { cart, price }: PromoQuestion): DecidedPromo | null {
  const effect = effectOf(promo, cart.itemsTotal - best.effect.discount);
  const isPossible = promo.combines && !isBelowMinimum(sumOf(best.effect, effect), price);
  return isPossible ? { promo, rejection: null, effect } : null;
}

/** Of two equal ones the first; null when none makes the cart cheaper, for free delivery may be lost by a discount. */
function cheapest(judged: readonly DecidedPromo[], price: PromoQuestion['price']): DecidedPromo | null {
  let best: { readonly decided: DecidedPromo | null; readonly total: Som } = { decided: null, total: price(noEffect).total };
  for (const decided of judged) {
    const { total } = price(decided.effect);
    if (decided.rejection === null && total < best.total) best = { decided, total };
  }
  return best.decided;
}

function effectOf(promo: PromoCode, items: Som): PromoEffect {
  return { discount: promoDiscount(promo, items), isDeliveryFree: promo.type === 'free_delivery' };
}

function sumOf(one: PromoEffect, other: PromoEffect): PromoEffect {
  return { discount: one.discount + other.discount, isDeliveryFree: one.isDeliveryFree || other.isDeliveryFree };
}

function isBelowMinimum(effect: PromoEffect, price: PromoQuestion['price']): boolean {
  return price(effect).minOrderLeft > 0 && price(noEffect).minOrderLeft === 0;
}

function rejected({ promo }: DecidedPromo, rejection: PromoRejection): DecidedPromo {
  return { promo, rejection, effect: noEffect };
}
