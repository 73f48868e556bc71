import { authCodeAnswer } from '#contract/account/auth-code.ts';
import { authSessionAnswer } from '#contract/account/auth-session.ts';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import { editorDesk } from '#contract/editor/editor-draft.ts';
import { districtsAnswer } from '#contract/shop/districts.ts';
import { mapLookAnswer } from '#contract/shop/map-look.ts';
import { wireMenu } from '#contract/shop/menu.ts';
import { toWireMenu } from '#contract/shop/menu-wire.ts';
import { toWireDistrict, toWireRegion, toWireRestaurant } from '#contract/shop/places-wire.ts';
import { quoteBody } from '#contract/shop/quote.ts';
import { regionsListAnswer } from '#contract/shop/regions-list.ts';
import { restaurantsListAnswer } from '#contract/shop/restaurants-list.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { slotsAnswer } from '#contract/shop/slots.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { productsById } from '#domain/menu/product.ts';
import { priceLines, priceTotals, quoteHash } from '#domain/order/pricing.ts';
import type { Quote, QuoteWarning } from '#domain/order/quote.ts';
import { firstAvailable, slotDays } from '#domain/schedule/time-slot.ts';
import { checked, nameOf } from './checked-response.ts';
import { demoDistricts, demoMenu, demoRegions, demoRestaurants, demoSettings, demoSuggestions, demoZone } from './demo-shop.ts';
import { answersAfterOrder } from './responses-after-order.ts';
import { Refusal, type StoryRequest } from './story-request.ts';

const preorderDays = 3;
const orderMaxSum = 10_000_000;

/**
 * What the shop answers in stories, by method and path: the demo catalogue through the contract's own converters, checked by the
 * contract's own schemas, so that a story never sees what the API could not send.
 */
export const answers: Readonly<Record<string, (request: StoryRequest) => unknown>> = {
  [nameOf(calls.regionsList)]: ({ locale }) => checked(regionsListAnswer, demoRegions(locale).map(toWireRegion)),
  [nameOf(calls.restaurantsList)]: ({ locale }) => checked(restaurantsListAnswer, demoRestaurants(locale).map(toWireRestaurant)),
  [nameOf(calls.districts)]: ({ locale, query }) => checked(districtsAnswer, districtsOf(locale, query).map(toWireDistrict)),
  [nameOf(calls.mapLook)]: () => checked(mapLookAnswer, { styleUrl: null, marker: '/brand/marker.svg', hasGeocoder: false }),
  [nameOf(calls.regionMenu)]: menuAnswer,
  [nameOf(calls.restaurantMenu)]: menuAnswer,
  [nameOf(calls.customMenu)]: menuAnswer,
  [nameOf(calls.slots)]: ({ query }) => checked(slotsAnswer, daysOf(query.get('RestaurantId'))),
  [nameOf(calls.quote)]: ({ locale, body }) => quoteOf(body, locale),
  [nameOf(calls.authCode)]: () => checked(authCodeAnswer, { challengeId: '9f0c', resendAfter: 60 }),
  [nameOf(calls.editorDesk)]: deskAnswer,
  [nameOf(calls.saveDraft)]: deskAnswer,
  [nameOf(calls.editorVersions)]: () => ({ versions: [] }),
  [nameOf(calls.checkLinks)]: () => ({ dead: [] }),
  [nameOf(calls.authSession)]: () => checked(authSessionAnswer, { customerId: null }),
  ...answersAfterOrder,
};

function deskAnswer({ body }: StoryRequest) {
  const published = toWireSiteSettings(demoSettings());
  const draft = body === null ? toWireDraft(freshDraft(demoSettings())) : body;
  const saved = { at: '2026-11-21T07:00:00.000Z', by: 'Dilnoza' };
  return editorDesk.parse({ etag: '"story"', draft, saved, published, scheduled: null, canPublish: true });
}

function menuAnswer({ locale }: StoryRequest) {
  return checked(wireMenu, toWireMenu(demoMenu(locale)));
}

function districtsOf(locale: Locale, query: URLSearchParams) {
  const region = query.get('RegionId');
  return demoDistricts(locale).filter(({ regionId }) => region === null || regionId === region);
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

/** Priced by the domain, as the server does; the type is the wire's own. */
function quoteOf(body: unknown, locale: Locale): Quote | Refusal {
  const request = quoteBody.parse(body);
  const priced = priceLines(request.lines, productsById(demoMenu(locale).products));
  if (!priced.ok) return new Refusal(priced.problem.code, priced.problem.details);
  const { lines, unavailable } = priced.value;
  const zone = request.orderTypeId === delivery && request.longitude !== undefined ? demoZone() : null;
  const itemsTotal = lines.reduce((sum, line) => sum + line.total, 0);
  const totals = priceTotals({ itemsTotal, orderType: request.orderTypeId, zone, orderMaxSum });
  const restaurantId = request.restaurantId ?? '1';
  const warnings: QuoteWarning[] = [
    ...(unavailable.length > 0 ? (['ITEMS_UNAVAILABLE'] as const) : []),
    ...(totals.minOrderLeft > 0 ? (['MIN_ORDER_SUM'] as const) : []),
  ];
  return {
    ...totals,
    lines,
    restaurantId,
    slot: firstAvailable(daysOf(restaurantId)),
    deliveryDuration: demoMenu(locale).deliveryDurationMinutes,
    unavailable,
    suggestions: [...new Set(demoSuggestions())],
    warnings,
    hash: quoteHash({ ...totals, lines, restaurantId }),
  };
}
