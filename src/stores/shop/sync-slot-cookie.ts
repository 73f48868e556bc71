import { slotCookie } from '#domain/fulfillment/slot-cookie.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import { cookieStore } from '../lib/persistent.ts';
import { $checkout } from './checkout.ts';
import { hasMenu, reloadMenu } from './menu-fragment.ts';
import { $orderType, $region, $restaurantId } from './preferences.ts';

const asText = (text: string) => text;
/** As long as the draft of an order is stored. */
const $slotCookie = cookieStore<string>('slot', { decode: asText, encode: asText, maxAgeDays: 1 });

/**
 * Writes the chosen slot to the cookie by which the server decides which dishes are served, and shows the menu for it; a dish's page is
 * loaded again. Pages of a shop without serving times have no `data-times`: nothing happens.
 */
export function syncSlotCookie(): void {
  const page = document.querySelector(marked('data-times'));
  const { slot } = $checkout.get();
  const place = { orderType: $orderType.get(), regionId: $region.get(), restaurantId: $restaurantId.get() };
  const text = slot === null ? '' : slotCookie(slot, place);
  if (text === $slotCookie.get() || (page === null && slot !== null)) return;
  $slotCookie.set(text);
  if (hasMenu()) void reloadMenu();
  else if (markOf(page, 'data-times') === 'page') location.reload();
}
