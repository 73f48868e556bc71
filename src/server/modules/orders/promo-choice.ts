import { deliveryFeeFor } from '#domain/fulfillment/delivery-fee.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import { appliedOf, type OrderTerms } from '#domain/order/order-terms.ts';
import { priceTotals } from '#domain/order/pricing.ts';
import { existsFor, isOffered, type PromoCode, promoKey, rejectionWithoutCart } from '#domain/order/promo.ts';
import {
  type DecidedPromo,
  decidePromos,
  type PromoCandidate,
  type PromoDecision,
  type PromoEffect,
  type PromoQuestion,
} from '#domain/order/promo-choice.ts';
import type { QuotedPromo, QuoteRequest } from '#domain/order/quote.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { offeredCodes } from '../promo/promo-offers.ts';
import { type UseCounts, usesOf } from '../promo/promo-uses.ts';

export interface PromoQuery {
  readonly request: QuoteRequest;
  readonly itemsTotal: Som;
  readonly zone: DeliveryZone | null;
  readonly catalog: Catalog;
  readonly buyer: { readonly customerId: Id; readonly phone: string | null } | null;
  /** of the codes of `codesOf` */
  readonly uses: UseCounts;
  readonly locale: Locale;
  /** the slot's start */
  readonly at: number;
}

/** What codes and discounts give a cart. */
export interface PromoPart extends PromoEffect {
  /** those whose uses are counted */
  readonly promos: readonly PromoCode[];
  /** those that apply, also one that an upstream counts */
  readonly applied: Pick<OrderTerms, 'code' | 'automatic'>;
  /** null: the request names no code */
  readonly quotedPromo: QuotedPromo | null;
  readonly automatic: readonly QuotedPromo[];
  /** null: not requested */
  readonly offers: readonly QuotedPromo[] | null;
}

/** The codes that may count for a cart. */
interface CartCodes {
  /** null: none, or there is no such code */
  readonly named: PromoCode | null;
  /** of a link that the browser has opened */
  readonly linked: PromoCode | undefined;
  /** to be listed, if they are offered to the buyer */
  readonly listed: readonly PromoCode[];
}

export function codesOf({ promoCode = '', linkedCode = '', listsOffers }: QuoteRequest, catalog: Catalog): CartCodes {
  const named = catalog.promoCodes.get(promoKey(promoCode)) ?? null;
  const linked = catalog.promoCodes.get(promoKey(linkedCode));
  const listed = listsOffers === true ? [...new Set([...offeredCodes(catalog), ...(linked === undefined ? [] : [linked])])] : [];
  return { named, linked, listed };
}

/** The code that the request names, the best automatic discount, and the codes that are offered to the buyer, if they are requested. */
export function choosePromo(query: PromoQuery): PromoPart {
  const { request, catalog, buyer, at } = query;
  const sent = request.promoCode?.trim() ?? '';
  const phone = buyer?.phone ?? null;
  const { named: found, linked, listed } = codesOf(request, catalog);
  const named = found !== null && existsFor(found, phone) ? found : null;
  const decide = (code: PromoCode | null) => decidePromos(questionOf(query, code));
  const decision = decide(named);
  const offers = listed
    .filter((promo) => (promo === linked ? existsFor(promo, phone) : isOffered(promo, phone, usesIn(query, promo))))
    .filter((promo) => rejectionWithoutCart(promo, usesIn(query, promo), at) === null)
    .flatMap((promo) => decide(promo).code ?? []);
  return {
    discount: decision.discount,
    isDeliveryFree: decision.isDeliveryFree,
    promos: countedOf(decision),
    applied: { code: appliedOf(decision.code), automatic: appliedOf(decision.automatic[0] ?? null) },
    quotedPromo: sent !== '' && named === null ? unknownCode(sent) : decision.code && quoted(decision.code, query),
    automatic: decision.automatic.map((decided) => quoted(decided, query)),
    offers: request.listsOffers === true ? offers.map((decided) => quoted(decided, query)) : null,
  };
}

function usesIn({ request, uses, buyer }: PromoQuery, promo: PromoCode) {
  return { ...usesOf(uses, promo, buyer?.customerId ?? null), ...(request.isReturning === true && { hasOrdered: true }) };
}

function questionOf(query: PromoQuery, code: PromoCode | null): PromoQuestion {
  const { request, itemsTotal, zone, catalog, at } = query;
  const { orderTypeId: orderType } = request;
  const { orderMaxSum } = catalog.settings;
  const candidate = (promo: PromoCode): PromoCandidate => ({ promo, uses: usesIn(query, promo) });
  return {
    code: code && candidate(code),
    automatic: catalog.automaticDiscounts.map(candidate),
    cart: { itemsTotal, orderType },
    at,
    price: (effect) => priceTotals({ itemsTotal, ...effect, orderType, zone, orderMaxSum }),
  };
}

/** A code that an upstream checks is counted there. In one order, so that orders which count the same ones wait for each other. */
function countedOf({ code, automatic }: PromoDecision): PromoCode[] {
  return [...(code === null ? [] : [code]), ...automatic]
    .filter(({ promo, rejection }) => rejection === null && promo.checkedByUpstream === undefined)
    .map(({ promo }) => promo)
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

function quoted({ promo, rejection, effect }: DecidedPromo, query: PromoQuery): QuotedPromo {
  const named = { code: promo.code, title: promo.title[query.locale] };
  if (rejection === null) return { ...named, valid: true, discount: effect.isDeliveryFree ? feeOf(query) : effect.discount };
  const minOrderSum = { min_sum: promo.minOrderSum, zone_minimum: query.zone?.minOrderSum }[String(rejection)];
  return { ...named, valid: false, reason: rejection, discount: 0, ...(minOrderSum !== undefined && { minOrderSum }) };
}

function unknownCode(code: string): QuotedPromo {
  return { code, title: '', valid: false, reason: 'unknown', discount: 0 };
}

function feeOf({ request, zone, itemsTotal }: PromoQuery): Som {
  return request.orderTypeId === delivery && zone !== null ? deliveryFeeFor(zone, itemsTotal) : 0;
}
