import type { WirePromo } from '#contract/shop/promo.ts';
import type { Locale } from '#domain/locale.ts';
import { defaultModifiers } from '#domain/menu/modifier.ts';
import { productsById } from '#domain/menu/product.ts';
import { priceLines } from '#domain/order/pricing.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import { problem } from '#domain/problem.ts';
import { demoDishes } from './demo-cart.ts';
import { demoMenu, demoRestaurants } from './demo-shop.ts';
import { Rejection } from './mock-response.ts';
import type { StoryResponses } from './story-responses.ts';

/** Responses to calls after an order: reordering, promo codes, addresses and the staff's calls. */
export const responsesAfterOrder: StoryResponses = {
  reorder: ({ locale, path }) => reorderOf(locale, path.id),
  promoByPhone: ({ locale }) => promosIn(locale),
  promoByName: ({ query, locale }) => promosIn(locale).find(({ code }) => code === query.Name) ?? promoIn(locale, 'BIRINCHI'),
  addresses: () => ({ addresses: [] }),
  messageChoices: () => ({
    ways: { telegram: { bot: 'namuna_bot', isProven: false }, push: { publicKey: 'key' }, email: {} },
    targets: [],
    offersSince: null,
  }),
  connectOpenTelegram: () => new Rejection(problem('BOT_NOT_ALLOWED')),
  telegramLink: () => ({ url: 'https://t.me/namuna_bot?start=code' }),
  saveAddresses: ({ body }) => body,
  giveFeedback: ({ body }) => ({
    until: null,
    isOpen: true,
    given: { stars: body.stars, text: body.text ?? '', dishes: [...(body.dishes ?? [])], at: '2026-11-21T07:00:00.000Z', answer: null },
  }),
  stopList: () => ({ stops: stopsOfDemo() }),
  staffRestaurants: ({ locale }) => ({ restaurants: restaurantsOf(locale) }),
};

/** `changed`: one higher price, one dish missing; `everything-changed`: higher prices, three dishes missing; `gone`: no dish is left. */
function reorderOf(locale: Locale, id: string): Reorder {
  const dishes = demoDishes(locale);
  const taken = dishes.slice(0, { changed: 2, 'everything-changed': 12 }[id] ?? 0).map(({ dish }) => dish);
  const lines = taken.map(({ id: productId, modifierGroups }) => ({
    productId,
    quantity: 2,
    modifiers: defaultModifiers(modifierGroups),
    combo: [],
  }));
  const priced = priceLines(lines, productsById(demoMenu(locale).products));
  const today = priced.ok ? priced.value.lines : [];
  const dearer = today.slice(0, id === 'changed' ? 1 : today.length);
  return {
    lines: today,
    changed: dearer.map(({ productId, name, unitPrice }) => ({ productId, name, was: Math.round(unitPrice * 0.9), now: unitPrice })),
    unavailable: dishes.slice(-(id === 'changed' ? 1 : 3)).map(({ dish }) => ({ productId: dish.id, name: dish.name })),
    place: { orderTypeId: 0, restaurantId: '1', regionId: '1', restaurantName: 'Chilonzor', isPossible: id !== 'changed' },
  };
}

function promosIn(locale: Locale): readonly WirePromo[] {
  return [promoIn(locale, 'BIRINCHI'), promoIn(locale, 'YETKAZISH0')];
}

export function promoIn(locale: Locale, code: string): WirePromo {
  const title = { ru: 'Скидка 15 % на первый заказ', en: '15% off your first order', uz: 'Birinchi buyurtmaga 15% chegirma' }[locale];
  return { code, title, type: 'percent', value: 15, maxDiscount: 40_000, minOrderSum: 60_000, orderTypes: [0, 200], valid: true };
}

function stopsOfDemo() {
  return demoDishes('ru')
    .slice(0, 2)
    .map(({ dish }, index) => ({
      restaurantId: '1',
      productId: dish.id,
      name: dish.name,
      portions: index * 7,
      until: index === 0 ? null : '2026-11-21T12:30:00.000Z',
    }));
}

function restaurantsOf(locale: Locale) {
  return demoRestaurants(locale).map(({ id, name, regionId, isActive }, index) => ({
    id,
    name,
    regionId: regionId ?? '1',
    isActive,
    pausedUntil: index === 1 ? '2026-11-22T19:00:00.000Z' : null,
    counter: index === 0 ? '/staff/counter/kK3vZ0qYx2mQ' : null,
    printer: index === 0 ? { address: '192.168.1.50', port: 9100, locale: 'ru' as const, waiting: 2 } : null,
  }));
}
