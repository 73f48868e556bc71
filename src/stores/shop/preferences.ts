import { atom, computed, type ReadableAtom } from 'nanostores';
import { delivery, type OrderType, parseOrderType } from '#domain/fulfillment/order-type.ts';
import { type Id, parseId } from '#domain/id.ts';
import { type Coordinates, parseCoordinates, roundCoordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { cookieStore } from '../lib/persistent.ts';
import { $addresses } from './addresses.ts';
import { $checkout, type CheckoutDraft, setCheckout } from './checkout.ts';
import { reloadMenu } from './menu-fragment.ts';

const maxAgeDays = 30;
const asId = { decode: (text: string): Id | null => parseId(text), encode: (id: Id | null) => id ?? '', maxAgeDays };
const asText = { decode: (text: string) => text, encode: (text: string) => text, maxAgeDays };

const $orderTypeCookie = cookieStore<OrderType>('delivery', { decode: parseOrderType, encode: String, maxAgeDays });
const $longitude = cookieStore<string>('longitude', asText);
const $latitude = cookieStore<string>('latitude', asText);
const $regionCookie = cookieStore<Id | null>('region', asId);
const $restaurantCookie = cookieStore<Id | null>('restaurantId', asId);
const $selected = atom<Id | null>(null);
const $opened = atom(false);

/** The choices that are sent with the next request (R-STORE-1, R-STORE-3). A value that does not parse counts as absent. */
export const $orderType: ReadableAtom<OrderType> = $orderTypeCookie;
export const $region: ReadableAtom<Id | null> = $regionCookie;
export const $restaurantId: ReadableAtom<Id | null> = $restaurantCookie;
export const $coordinates: ReadableAtom<Coordinates | null> = computed([$longitude, $latitude], parseCoordinates);

/** The restaurant for this visitor: the chosen one, else the one selected by the last menu or quote. */
export const $selectedRestaurantId: ReadableAtom<Id | null> = computed(
  [$restaurantCookie, $selected],
  (chosen, selected) => chosen ?? selected,
);

/** Whether the sheet "where and when" is open; any island may open it. */
export const $fulfillmentPickerOpened: ReadableAtom<boolean> = $opened;

export function openFulfillmentPicker(): void {
  $opened.set(true);
}

/** Chooses an order type, and opens the sheet while its place is missing: a delivery's point or a pickup's restaurant. */
export function startOrderType(orderType: OrderType): void {
  chooseOrderType(orderType);
  if ((orderType === delivery ? $coordinates : $restaurantId).get() === null) openFulfillmentPicker();
}

export function closeFulfillmentPicker(): void {
  $opened.set(false);
}

/** Stores the restaurant of a response; never written to the cookie (R-MENU-9). */
export function noteSelectedRestaurant(id: Id | null): void {
  $selected.set(id);
}

export function chooseOrderType(orderType: OrderType): void {
  if (orderType === $orderTypeCookie.get()) return;
  forgetRestaurant();
  $orderTypeCookie.set(orderType);
  void reloadMenu();
}

/** An address belongs to its region: choosing another region clears it. */
export function chooseRegion(id: Id): void {
  if (id === $regionCookie.get()) return;
  forgetRestaurant();
  setCoordinates(null);
  setCheckout({ ...wordsOf(null), addressComment: '' });
  $regionCookie.set(id);
  void reloadMenu();
}

/** A point without an address text, such as the current position or the center of a district; the text of a saved address is cleared. */
export function choosePoint(coordinates: Coordinates): void {
  const saved = $addresses.get().find((address) => address.text === $checkout.get().addressText);
  if (saved !== undefined && !sameCoordinates(saved, coordinates)) setCheckout(wordsOf(null));
  forgetRestaurant();
  setCoordinates(coordinates);
  void reloadMenu();
}

export function chooseSavedAddress(address: SavedAddress): void {
  choosePoint(address);
  setCheckout(wordsOf(address));
}

export function chooseRestaurant(id: Id): void {
  setCheckout({ slot: null });
  $selected.set(null);
  $restaurantCookie.set(id);
  void reloadMenu();
}

/** The text of a saved address that is chosen still: the draft forgets it sooner than the cookies forget the point. */
export function restoreAddressText(): void {
  const point = $coordinates.get();
  const saved = $addresses.get().find((address) => point && sameCoordinates(address, point));
  if (saved && !$checkout.get().addressText) setCheckout(wordsOf(saved));
}

/** Chooses a restaurant with its region and order type, replacing earlier choices. */
export function visitRestaurant({ id, regionId, orderType }: { id: Id; regionId: Id | null; orderType: OrderType }): void {
  if (regionId !== null) chooseRegion(regionId);
  chooseOrderType(orderType);
  chooseRestaurant(id);
}

/** The choices that decide what is offered, as one text to compare. */
export const $placeKey: ReadableAtom<string> = computed([$orderType, $coordinates, $region, $restaurantId], (...choices) =>
  JSON.stringify(choices),
);

/** The query of calls that depend on the order type and the address: coordinates only for delivery. */
export function placeQuery() {
  const coordinates = $orderType.get() === delivery ? $coordinates.get() : null;
  return {
    OrderTypeId: `${$orderType.get()}` as const,
    ...(coordinates && { Longitude: `${coordinates.longitude}`, Latitude: `${coordinates.latitude}` }),
  };
}

/** A region or restaurant that does not exist anymore counts as absent (R-PLACE-7). */
export function forgetPreferences(gone: { readonly region: boolean; readonly restaurant: boolean }): void {
  if (gone.restaurant) forgetRestaurant();
  if (gone.region) $regionCookie.set(null);
}

/** Removes the coordinates from the browser with the account (R-SESSION-5). */
export function forgetPlace(): void {
  forgetRestaurant();
  setCoordinates(null);
}

function wordsOf(address: SavedAddress | null): Partial<CheckoutDraft> {
  const { text = '', entrance = '', floor = '', apartment = '' } = address ?? {};
  return { addressText: text, entrance, floor, apartment, addressLabel: '' };
}

/** A change of region, address or order type clears the restaurant and the slot before the load (R-MENU-8). */
function forgetRestaurant(): void {
  setCheckout({ slot: null });
  $selected.set(null);
  $restaurantCookie.set(null);
}

function setCoordinates(coordinates: Coordinates | null): void {
  const rounded = coordinates === null ? null : roundCoordinates(coordinates);
  $longitude.set(rounded === null ? '' : String(rounded.longitude));
  $latitude.set(rounded === null ? '' : String(rounded.latitude));
}
