import { earnedPoints, maxRedeemable, type Points, pointsToSpend } from '#domain/customer/loyalty.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import { choosePromo, type PromoPart, type PromoQuery } from './promo-choice.ts';

/** The customer of a cart, with the points that can be spent. */
export interface Buyer {
  readonly customerId: Id;
  readonly balance: Points;
  readonly phone: string | null;
  /** May not order (R-CUSTOMER-13). */
  readonly isBlocked?: boolean;
  /** Made by the office, and no code of the phone was entered since. */
  readonly isUnverified?: boolean;
  /** the sum of completed orders; absent where the points to earn are not shown */
  readonly spent?: Som;
}

/** The savings of a cart: by a code and a discount first, then by points (R-PRICE-1). */
export interface Benefits extends PromoPart {
  readonly points: Points;
  /** null: no customer, or no loyalty program */
  readonly maxPoints: Points | null;
  /** null: as `maxPoints` */
  readonly pointsToEarn: Points | null;
}

interface BenefitQuery extends PromoQuery {
  readonly zone: DeliveryZone | null;
  readonly buyer: Buyer | null;
}

export function benefitsOf(query: BenefitQuery): Benefits {
  const { buyer, request, itemsTotal, catalog } = query;
  const promo = choosePromo(query);
  const { loyalty } = catalog;
  if (loyalty === null || buyer === null) return { ...promo, points: 0, maxPoints: null, pointsToEarn: null };
  const discounted = itemsTotal - promo.discount;
  const maxPoints = maxRedeemable(loyalty, buyer.balance, discounted);
  const points = pointsToSpend(loyalty, request.pointsToSpend ?? 0, maxPoints);
  const pointsToEarn = buyer.spent === undefined ? null : earnedPoints(loyalty, buyer.spent, discounted - points);
  return { ...promo, points, maxPoints, pointsToEarn };
}
