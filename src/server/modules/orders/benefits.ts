import { maxRedeemable, type Points, pointsToSpend } from '#domain/customer/loyalty.ts';
import { deliveryFeeFor } from '#domain/fulfillment/delivery-fee.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import { type PromoCode, promoDiscount, promoKey, rejectionOf } from '#domain/order/promo.ts';
import type { QuotedPromo, QuoteRequest } from '#domain/order/quote.ts';
import type { Executor } from '../../db/connection.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { readUses } from '../promo/promo-uses.ts';

/** The customer of a cart, with the points that can be spent. */
export interface Buyer {
  readonly customerId: Id;
  readonly balance: Points;
}

/** The savings of a cart: by a promo code first, then by points (contract §3, "The server prices"). */
export interface Benefits {
  /** the code whose use is counted; null without a code, for an invalid one and for one that is counted elsewhere */
  readonly promo: PromoCode | null;
  /** a code covers the delivery fee */
  readonly isDeliveryFree: boolean;
  readonly quotedPromo: QuotedPromo | null;
  readonly discount: Som;
  readonly points: Points;
  /** null: no customer, or no loyalty program */
  readonly maxPoints: Points | null;
}

interface BenefitQuery {
  readonly request: QuoteRequest;
  readonly itemsTotal: Som;
  readonly zone: DeliveryZone | null;
  readonly catalog: Catalog;
  readonly buyer: Buyer | null;
  readonly locale: Locale;
  /** the slot's start */
  readonly at: number;
}

export async function benefitsOf(executor: Executor, query: BenefitQuery): Promise<Benefits> {
  const promo = await promoOf(executor, query);
  const { loyalty } = query.catalog;
  if (loyalty === null || query.buyer === null) return { ...promo, points: 0, maxPoints: null };
  const maxPoints = maxRedeemable(loyalty, query.buyer.balance, query.itemsTotal - promo.discount);
  return { ...promo, points: pointsToSpend(loyalty, query.request.pointsToSpend ?? 0, maxPoints), maxPoints };
}

type PromoPart = Pick<Benefits, 'promo' | 'isDeliveryFree' | 'quotedPromo' | 'discount'>;

async function promoOf(executor: Executor, query: BenefitQuery): Promise<PromoPart> {
  const { request, itemsTotal, catalog, buyer, at } = query;
  const sent = request.promoCode?.trim() ?? '';
  if (sent === '') return { promo: null, isDeliveryFree: false, quotedPromo: null, discount: 0 };
  const promo = catalog.promoCodes.get(promoKey(sent));
  if (promo === undefined) return rejected(sent, '', 'unknown');
  const uses = await readUses(executor, promo, buyer?.customerId ?? null);
  const rejection = rejectionOf(promo, uses, { itemsTotal, orderType: request.orderTypeId }, at);
  const title = promo.title[query.locale];
  if (rejection !== null) return rejected(promo.code, title, rejection);
  const discount = promoDiscount(promo, itemsTotal);
  const isDeliveryFree = promo.type === 'free_delivery';
  const saved = isDeliveryFree ? feeOf(query) : discount;
  const counted = promo.checkedByUpstream === undefined ? promo : null;
  return { promo: counted, isDeliveryFree, quotedPromo: { code: promo.code, title, valid: true, discount: saved }, discount };
}

function rejected(code: string, title: string, reason: NonNullable<QuotedPromo['reason']>): PromoPart {
  return { promo: null, isDeliveryFree: false, quotedPromo: { code, title, valid: false, reason, discount: 0 }, discount: 0 };
}

function feeOf({ request, zone, itemsTotal }: BenefitQuery): Som {
  return request.orderTypeId === delivery && zone !== null ? deliveryFeeFor(zone, itemsTotal) : 0;
}
