import { delivery } from '#domain/fulfillment/order-type.ts';
import { termsText } from '#domain/fulfillment/terms-text.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { VisibleMenu, Visitor } from './visible-menu.ts';

/** What the header's row says of the chosen place, as far as the server knows it. */
export interface PlaceText {
  readonly text: string;
  /** of a restaurant */
  readonly address?: string;
  /** '' when nothing is known */
  readonly terms: string;
}

type Place = Pick<VisibleMenu, 'menu' | 'region' | 'chosen' | 'restaurant'>;

/** The place as a text, or a request to choose one, and its minutes and fee. The street of an address is known only in its browser. */
export function placeText({ locale, preferences }: Visitor, { menu, region, chosen, restaurant }: Place): PlaceText {
  const t = createTranslator(locale, 'fulfillment-picker');
  const sheet = createTranslator(locale, 'fulfillment-sheet');
  const hasAddress = preferences.coordinates !== null;
  if (region === null) return { text: sheet('title'), terms: '' };
  if (preferences.orderType === delivery) {
    const served = restaurant === null ? null : menu;
    const terms = {
      minutes: served?.deliveryDurationMinutes ?? null,
      fee: served?.deliveryFee ?? null,
      isExact: hasAddress,
    };
    return { text: hasAddress ? sheet('addressPart') : t('chooseAddress'), terms: termsText(terms, locale, sheet) };
  }
  if (chosen === null) return { text: t('chooseRestaurant'), terms: '' };
  const terms = { minutes: chosen.pickupDurationMinutes, fee: null, isExact: true };
  return { text: chosen.name, address: chosen.address, terms: termsText(terms, locale, sheet) };
}
