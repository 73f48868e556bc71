import { fromSentDraft, fromWireDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireMenu } from '#contract/shop/menu-wire.ts';
import { toWireDistrict, toWireRegion, toWireRestaurant } from '#contract/shop/places-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { differingParts } from '#domain/content/content-parts.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { type FulfillmentTerms, type TermsQuery, termsOfZone } from '#domain/fulfillment/fulfillment-terms.ts';
import { delivery, type OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { productsById } from '#domain/menu/product.ts';
import { orderableTotal, priceLines, priceTotals, quoteHash } from '#domain/order/pricing.ts';
import type { Quote, QuotedPromo, QuoteRequest, QuoteWarning } from '#domain/order/quote.ts';
import { slotDays } from '#domain/schedule/slot-days.ts';
import { firstAvailable } from '#domain/schedule/time-slot.ts';
import { catalogResponses } from './catalog-responses.ts';
import { demoDistricts, demoMenu, demoRegions, demoRestaurants, demoSettings, demoSuggestions, demoZone } from './demo-shop.ts';
import { libraryResponses } from './library-responses.ts';
import { Rejection } from './mock-response.ts';
import { responsesAfterOrder } from './responses-after-order.ts';
import { responsesCollaboration } from './responses-collaboration.ts';
import { responsesOfCouriers } from './responses-couriers.ts';
import { responsesOfOffice } from './responses-office.ts';
import type { StoryResponses } from './story-responses.ts';
import { tableResponses } from './table-responses.ts';

const preorderDays = 3;
const orderMaxSum = 10_000_000;

/** The API's responses in stories: the demo catalog through the contract's own converters. */
export const responses: StoryResponses = {
  regionsList: ({ locale }) => demoRegions(locale).map(toWireRegion),
  restaurantsList: ({ locale }) => demoRestaurants(locale).map(toWireRestaurant),
  districts: ({ locale, query }) => districtsOf(locale, query.RegionId).map(toWireDistrict),
  mapSettings: () => ({ styleUrl: null, marker: '/brand/marker.svg', hasGeocoder: false, hasReverseGeocoder: false }),
  regionMenu: ({ locale }) => toWireMenu(demoMenu(locale)),
  restaurantMenu: ({ locale }) => toWireMenu(demoMenu(locale)),
  customMenu: ({ locale }) => toWireMenu(demoMenu(locale)),
  deliveryTerms: ({ query, locale }) => termsAt(query, locale),
  slots: ({ query }) => daysOf(query.restaurantId),
  quote: ({ locale, body, query }) => quoteOf({ ...body, ...(query.ownPromos && { ownPromos: query.ownPromos }) }, locale),
  handQuote: ({ locale, body }) => quoteOf(body, locale),
  authCode: () => ({ challengeId: '9f0c', resendAfter: 60 }),
  authSession: () => ({ customerId: null }),
  editorWorkspace: () => workspaceWith(toWireDraft(freshDraft(demoSettings()))),
  saveDraft: ({ body }) => workspaceWith(toWireDraft(fromSentDraft(body, demoSettings()))),
  ...responsesOfOffice,
  ...responsesOfCouriers,
  ...catalogResponses,
  ...responsesCollaboration,
  checkLinks: () => ({ dead: [] }),
  ...libraryResponses,
  ...responsesAfterOrder,
  ...tableResponses,
};

function workspaceWith(draft: WireDraft): WireWorkspace {
  const saved = { at: '2026-11-21T07:00:00.000Z', by: 'Dilnoza' };
  const site = { settings: demoSettings(), pages: noPages };
  const published = { published: toWireSiteSettings(site.settings), publishedPages: site.pages };
  const changed = differingParts(site, fromWireDraft(draft));
  return { etag: '"story"', draft, saved, ...published, planned: 0, changed, revision: '1', canPublish: true };
}

function districtsOf(locale: Locale, region: Id | undefined) {
  return demoDistricts(locale).filter(({ regionId }) => region === undefined || regionId === region);
}

function daysOf(restaurantId: string | null) {
  const restaurant = demoRestaurants('ru').find(({ id }) => id === restaurantId);
  if (restaurant === undefined) return [];
  const { hours, deliveryDurationMinutes: durationMinutes } = restaurant;
  return slotDays({ hours, durationMinutes, preorderDays, now: Date.now() }).map(({ day, slots }) => ({
    day,
    slots: slots.map((slot, index) => ({ ...slot, isAvailable: index !== 2 })),
  }));
}

function termsAt({ orderType, restaurantId, coordinates }: TermsQuery, locale: Locale): FulfillmentTerms {
  return {
    ...termsOfZone(orderType, coordinates && demoZone()),
    restaurantId: restaurantId ?? '1',
    durationMinutes: demoMenu(locale).deliveryDurationMinutes,
    paused: null,
  };
}

/** Omits the fields that only the list of slots contains. */
function firstSlot(restaurantId: Id): Quote['slot'] {
  const first = firstAvailable(daysOf(restaurantId));
  if (first === null) return null;
  const { isAvailable: _isAvailable, ...slot } = first;
  return slot;
}

/** Priced by the domain, as on the server; the type is the API's. */
function quoteOf(request: QuoteRequest, locale: Locale): Quote | Rejection {
  const priced = priceLines(request.lines, productsById(demoMenu(locale).products));
  if (!priced.ok) return new Rejection(priced.problem);
  const { lines, unavailable } = priced.value;
  const zone = request.orderTypeId === delivery && request.longitude !== undefined ? demoZone() : null;
  const itemsTotal = orderableTotal(lines, unavailable);
  const offers = offersOf(itemsTotal, request.orderTypeId);
  const promo = offers.find(({ code }) => code === request.promoCode);
  const discount = promo?.discount;
  const totals = priceTotals({ itemsTotal, discount, orderType: request.orderTypeId, zone, orderMaxSum });
  const restaurantId = request.restaurantId ?? '1';
  const warnings: QuoteWarning[] = [
    ...(unavailable.length > 0 ? (['ITEMS_UNAVAILABLE'] as const) : []),
    ...(totals.minOrderLeft > 0 ? (['MIN_ORDER_SUM'] as const) : []),
  ];
  return {
    ...totals,
    lines,
    restaurantId,
    slot: firstSlot(restaurantId),
    deliveryDuration: demoMenu(locale).deliveryDurationMinutes,
    unavailable,
    suggestions: [...new Set(demoSuggestions())],
    warnings,
    offers,
    ...(promo && { promo, ...(promo.discount > 0 && { discountTitle: promo.title }) }),
    maxPoints: Math.floor(itemsTotal * 0.3),
    pointsToEarn: Math.floor(itemsTotal * 0.03),
    payOnline: ['payme', 'click'],
    hash: quoteHash({ ...totals, lines, restaurantId }),
  };
}

function offersOf(itemsTotal: number, orderType: OrderType): readonly QuotedPromo[] {
  const first = { code: 'BIRINCHI', title: '−15 %', valid: true, discount: Math.min(40_000, Math.floor(itemsTotal * 0.15)) };
  const ofPickup = { code: 'OLIB20', title: '−20 000', discount: 0 };
  return [
    first,
    { code: 'YETKAZISH0', title: '0', valid: true, discount: 0 },
    { ...ofPickup, ...(orderType === delivery ? { valid: false, reason: 'order_type' as const } : { valid: true }) },
  ];
}
