import { deliveryFeeFor } from '#domain/fulfillment/delivery-fee.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import { priceTotals } from '#domain/order/pricing.ts';
import { cheapestPromo, type PromoCode, promoDiscount, promoKey, rejectionOf, rejectionWithoutCart } from '#domain/order/promo.ts';
import type { PromoRejection, QuotedOffer, QuotedPromo, QuoteRequest } from '#domain/order/quote.ts';
import type { Executor } from '../../db/connection.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { readUses, readUsesOfAll } from '../promo/promo-uses.ts';

export interface PromoQuery {
  readonly request: QuoteRequest;
  readonly itemsTotal: Som;
  readonly zone: DeliveryZone | null;
  readonly catalog: Catalog;
  readonly buyer: { readonly customerId: Id } | null;
  readonly locale: Locale;
  /** the slot's start */
  readonly at: number;
}

/** The effect of a promo code on a cart, or of none. */
interface PromoEffect {
  /** the code whose use is counted; null without a code, for an invalid one and for one that is counted elsewhere */
  readonly promo: PromoCode | null;
  /** a code covers the delivery fee */
  readonly isDeliveryFree: boolean;
  readonly quotedPromo: QuotedPromo | null;
  readonly discount: Som;
}

export interface PromoPart extends PromoEffect {
  /** the customer's codes; null: not requested, or no customer */
  readonly offers: readonly QuotedOffer[] | null;
}

type EffectOfCode = PromoEffect & { readonly quotedPromo: QuotedPromo };

const noPromo: PromoEffect = { promo: null, isDeliveryFree: false, quotedPromo: null, discount: 0 };

/** The code that the request names; without one, and if the request leaves the choice to the server, the cheapest of the buyer's codes. */
export async function choosePromo(executor: Executor, query: PromoQuery): Promise<PromoPart> {
  const { request, buyer } = query;
  const sent = request.promoCode?.trim() ?? '';
  const own = request.ownPromos === undefined ? null : await ownPromos(executor, query);
  const offers = buyer === null || own === null ? null : own.map(({ offer }) => offer);
  if (sent !== '') return { ...(await effectOfNamed(executor, query, sent)), offers };
  if (own === null || request.ownPromos !== 'apply') return { ...noPromo, offers };
  const best = cheapestPromo(own, totalsWith(query, noPromo), ({ effect }) => totalsWith(query, effect));
  return { ...(best?.effect ?? noPromo), offers };
}

async function effectOfNamed(executor: Executor, query: PromoQuery, sent: string): Promise<PromoEffect> {
  const promo = query.catalog.promoCodes.get(promoKey(sent));
  if (promo === undefined) return rejected(sent, '', 'unknown');
  const uses = await readUses(executor, promo, query.buyer?.customerId ?? null);
  return effectOf(promo, query, rejectionOf(promo, uses, cartOf(query), query.at));
}

/** The codes that the buyer can still use, with their effects on this cart; without a customer those of a new one. */
async function ownPromos(executor: Executor, query: PromoQuery) {
  const { catalog, buyer, at } = query;
  const promos = [...catalog.promoCodes.values()];
  const usesOf = await readUsesOfAll(executor, promos, buyer?.customerId ?? null);
  const usable = promos.filter((promo) => rejectionWithoutCart(promo, usesOf(promo), at) === null);
  return usable.map((promo) => {
    const effect = effectOf(promo, query, rejectionOf(promo, usesOf(promo), cartOf(query), at));
    return { effect, offer: { ...effect.quotedPromo, minOrderSum: promo.minOrderSum } };
  });
}

function effectOf(promo: PromoCode, query: PromoQuery, rejection: PromoRejection | null): EffectOfCode {
  const title = promo.title[query.locale];
  if (rejection !== null) return rejected(promo.code, title, rejection);
  const discount = promoDiscount(promo, query.itemsTotal);
  const isDeliveryFree = promo.type === 'free_delivery';
  const saved = isDeliveryFree ? feeOf(query) : discount;
  const counted = promo.checkedByUpstream === undefined ? promo : null;
  return { promo: counted, isDeliveryFree, quotedPromo: { code: promo.code, title, valid: true, discount: saved }, discount };
}

function rejected(code: string, title: string, reason: PromoRejection): EffectOfCode {
  return { ...noPromo, quotedPromo: { code, title, valid: false, reason, discount: 0 } };
}

function totalsWith({ request, itemsTotal, zone, catalog }: PromoQuery, { discount, isDeliveryFree }: PromoEffect) {
  const { orderMaxSum } = catalog.settings;
  return priceTotals({ itemsTotal, discount, isDeliveryFree, orderType: request.orderTypeId, zone, orderMaxSum });
}

function cartOf({ request, itemsTotal }: PromoQuery) {
  return { itemsTotal, orderType: request.orderTypeId };
}

function feeOf({ request, zone, itemsTotal }: PromoQuery): Som {
  return request.orderTypeId === delivery && zone !== null ? deliveryFeeFor(zone, itemsTotal) : 0;
}
