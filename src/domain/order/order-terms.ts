import { maxRedeemable, pointsToSpend, type RedeemRules } from '../customer/loyalty.ts';
import type { DeliveryTerms } from '../fulfillment/delivery-fee.ts';
import type { Order } from './order.ts';
import type { OrderContent } from './order-change.ts';
import type { OrderLine } from './order-line.ts';
import { priceTotals } from './pricing.ts';
import type { PromoCode } from './promo.ts';
import { decidePromos, type PromoCandidate } from './promo-choice.ts';

/** The rules by which an order was priced, kept with it: a change of the order is priced by the same (R-CHANGE-4). */
export interface OrderTerms {
  /** the code that applied; null: none */
  readonly code: PromoCode | null;
  /** the automatic discount that applied; null: none */
  readonly automatic: PromoCode | null;
  /** null: pickup */
  readonly zone: DeliveryTerms | null;
  /** null: no loyalty program */
  readonly loyalty: RedeemRules | null;
}

/** What is kept of the rules: no phones of named customers, no shape of a zone. */
export function termsOf(
  { code, automatic }: Pick<OrderTerms, 'code' | 'automatic'>,
  zone: DeliveryTerms | null,
  loyalty: RedeemRules | null,
): OrderTerms {
  const kept = (promo: PromoCode | null) => promo && { ...promo, phones: [] };
  return {
    code: kept(code),
    automatic: kept(automatic),
    zone: zone && { deliveryFee: zone.deliveryFee, minOrderSum: zone.minOrderSum, freeDeliveryFrom: zone.freeDeliveryFrom },
    loyalty: loyalty && { maxRedeemPercent: loyalty.maxRedeemPercent, minRedeem: loyalty.minRedeem, roundTo: loyalty.roundTo },
  };
}

/** A changed order with its sums, and what of its terms still applies. */
export interface Repriced {
  readonly content: OrderContent;
  /** null: the order has none */
  readonly terms: OrderTerms | null;
}

/** Orders of earlier versions have no terms: discount and fee stay as they are. */
function keptSums(order: OrderContent, itemsTotal: number) {
  const discount = Math.min(order.discount, itemsTotal);
  const pointsSpent = Math.min(order.pointsSpent, itemsTotal - discount);
  return {
    itemsTotal,
    discount,
    pointsSpent,
    deliveryFee: order.deliveryFee,
    total: itemsTotal - discount - pointsSpent + order.deliveryFee,
  };
}

/**
 * The sums of an order with other lines, by the functions and rules of its placing. Limits of sums don't count: it is the kitchen that
 * asks. Points are never more than before.
 * @param at the start of its slot, ms
 */
export function repriced(
  order: OrderContent & Pick<Order, 'orderTypeId'>,
  lines: readonly OrderLine[],
  terms: OrderTerms | null,
  at: number,
): Repriced {
  const itemsTotal = lines.reduce((sum, { total }) => sum + total, 0);
  if (terms === null) return { content: { lines, ...keptSums(order, itemsTotal) }, terms };
  const { zone, loyalty } = terms;
  const totals = { itemsTotal, orderType: order.orderTypeId, zone, orderMaxSum: 0 };
  const decided = decidePromos({
    code: terms.code && asFirst(terms.code),
    automatic: terms.automatic === null ? [] : [asFirst(terms.automatic)],
    cart: { itemsTotal, orderType: order.orderTypeId },
    at,
    price: (effect) => priceTotals({ ...totals, ...effect }),
  });
  const { discount, isDeliveryFree } = decided;
  const most = loyalty === null ? 0 : maxRedeemable(loyalty, order.pointsSpent, itemsTotal - discount);
  const points = loyalty === null ? 0 : pointsToSpend(loyalty, order.pointsSpent, most);
  const { total, deliveryFee } = priceTotals({ ...totals, discount, isDeliveryFree, points });
  const applied = { code: appliedOf(decided.code), automatic: appliedOf(decided.automatic[0] ?? null) };
  return {
    content: { lines, itemsTotal, discount, pointsSpent: points, deliveryFee: deliveryFee ?? 0, total },
    terms: { ...terms, ...applied },
  };
}

/** Its own use is that of this order, which is not counted against it. */
function asFirst(promo: PromoCode): PromoCandidate {
  return { promo, uses: { total: 0, byCustomer: 0, hasOrdered: false } };
}

export function appliedOf(decided: { readonly promo: PromoCode; readonly rejection: unknown } | null): PromoCode | null {
  return decided !== null && decided.rejection === null ? decided.promo : null;
}
