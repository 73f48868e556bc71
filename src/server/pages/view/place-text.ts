import { formatClock } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { termsText } from '#domain/fulfillment/terms-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { momentLabel } from '#domain/schedule/day-words.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { VisibleMenu, Visitor } from './visible-menu.ts';

/** What the header's row says of the chosen place, as far as the server knows it. */
export interface PlaceText {
  readonly text: string;
  /** of a restaurant; of a point its district, without delivery that there is none */
  readonly address?: string;
  /** '' when nothing is known */
  readonly terms: string;
}

const dayMs = 86_400_000;

type Place = Pick<VisibleMenu, 'menu' | 'region' | 'chosen' | 'restaurant'>;

/** The place as a text, or a request to choose one, and its minutes and fee. The street of an address is known only in its browser. */
export async function placeText(
  { locale, backend, preferences, now }: Visitor,
  { menu, region, chosen, restaurant }: Place,
): Promise<PlaceText> {
  const t = createTranslator(locale, 'fulfillment-picker');
  const sheet = createTranslator(locale, 'fulfillment-sheet');
  const point = preferences.coordinates;
  const hasAddress = point !== null;
  if (region === null) return { text: sheet('title'), terms: '' };
  if (preferences.orderType === delivery) {
    const served = restaurant === null ? null : menu;
    const terms = {
      minutes: timeOf(restaurant, served?.deliveryDurationMinutes ?? null, now, locale),
      fee: served?.deliveryFee ?? null,
      isExact: hasAddress,
    };
    if (hasAddress && menu?.restaurantId === null) return { text: sheet('districtPoint'), address: sheet('noDelivery'), terms: '' };
    const area = point === null ? null : await backend.areaAt(point, locale);
    const address = area?.district || area?.landmark || '';
    const text = hasAddress ? sheet('addressPart') : t('chooseAddress');
    return { text, ...(address !== '' && { address }), terms: termsText(terms, locale, sheet) };
  }
  if (chosen === null) return { text: t('chooseRestaurant'), terms: '' };
  const terms = { minutes: timeOf(chosen, chosen.pickupDurationMinutes, now, locale), fee: null, isExact: true };
  return { text: chosen.name, address: chosen.address, terms: termsText(terms, locale, sheet) };
}

/** The minutes of an open kitchen; of a paused or closed one when it opens, if that is known. */
function timeOf(restaurant: Restaurant | null, minutes: number | null, now: number, locale: Locale): number | string | null {
  const { state, opensAt } = restaurant === null ? { state: 'open', opensAt: null } : openingAt(restaurant, now);
  if (state === 'open' || opensAt === null) return state === 'paused' ? null : minutes;
  const isSoon = state === 'closed' && opensAt - now < dayMs;
  return isSoon ? formatClock(minutesOf(opensAt)) : momentLabel(opensAt, now, locale);
}
