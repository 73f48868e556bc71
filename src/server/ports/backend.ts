import type { Customer } from '#domain/customer/customer.ts';
import type { FulfillmentTerms, TermsQuery } from '#domain/fulfillment/fulfillment-terms.ts';
import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { MenusByLocale } from '#domain/menu/search-documents.ts';
import type { Order, PaymentMethod } from '#domain/order/order.ts';
import type { ChangeAnswer } from '#domain/order/order-change.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { OrderRequest, Quote, QuoteRequest } from '#domain/order/quote.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { District, PlaceTerms, Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { AreaNames } from '#domain/place/search/area-around.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { SlotDay } from '#domain/schedule/time-slot.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Account } from './account.ts';
import type { PaymentPort } from './payments.ts';
import type { Receipts } from './receipts.ts';
import type { OrderEvent, StaffBackend } from './staff.ts';

export interface Readiness {
  readonly database: 'ok' | 'away';
  /** `ok` also while the last good response is used */
  readonly upstream?: 'ok' | 'away';
  /** the records of the upstream's last responses that can't be used, the first of them with what each lacks; absent: none */
  readonly leftOut?: { readonly count: number; readonly records: readonly string[] } | undefined;
}

interface SlotQuery {
  readonly restaurantId: Id;
  readonly orderType: OrderType;
  readonly coordinates: Coordinates | null;
}

/** The fields a customer may write; the server sets the rest. */
export interface CustomerDraft {
  readonly firstName: string;
  readonly phone1: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** Made by the office: nobody has entered a code of the phone. */
  readonly isUnverified?: true;
}

export interface PlacedOrder {
  readonly order: Order;
  /** true: the key was already used with the same body, and this is the order it created */
  readonly isReplay: boolean;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly nextCursor: string | null;
}

/**
 * All data that pages and the API use. Callers do not depend on whether it comes from the app's own database or an upstream.
 * `locale` is the visitor's language, used for names. `now` is milliseconds since the epoch. With an upstream, a call may reject with
 * `UpstreamFailure`. Ids are opaque; an unknown one is rejected with `NOT_FOUND`.
 */
export interface Backend {
  siteSettings(locale: Locale): Promise<SiteSettings>;
  regions(locale: Locale): Promise<readonly Region[]>;
  districts(locale: Locale, now: number): Promise<readonly District[]>;
  /** The district and the landmark around a point; '' where none is near. */
  areaAt(point: Coordinates, locale: Locale): Promise<AreaNames>;
  /** What a delivery to about a point costs and takes; null: another system would have to be asked for each. */
  termsAbout(place: Coordinates & { readonly regionId: Id }, now: number): Promise<PlaceTerms | null>;
  /** Only active ones (R-MENU-11). */
  restaurants(locale: Locale, now: number): Promise<readonly Restaurant[]>;
  /** @param slotStart ms since the epoch: the start of the chosen slot, for which dishes with serving times are judged; absent: as soon as possible */
  menu(source: MenuSource, locale: Locale, now: number, slotStart?: number | null): Promise<Result<Menu, Problem>>;
  /** A menu's products in each language, as far as they are known; returns the same object as long as nothing in it changes. */
  menusByLocale(menu: Menu, locale: Locale): Promise<MenusByLocale>;
  /** The products recommended with a product, in order, available or not. */
  recommendations(productId: Id): Promise<readonly Id[]>;
  /** Whether it is a promo code of this shop that is valid for a customer's first order only. */
  isFirstOrderCode(code: string): Promise<boolean>;
  /** The first code that the shop offers to everybody without an order, for this type of order; null: none. */
  firstOrderOffer(orderType: OrderType, now: number): Promise<PromoCode | null>;
  /** Whether the shop shows a code to every new customer: it needs no guessing. */
  isPublicCode(code: string): Promise<boolean>;
  zones(regionId: Id): Promise<Result<readonly DeliveryZone[], Problem>>;
  slots(query: SlotQuery, locale: Locale, now: number): Promise<Result<readonly SlotDay[], Problem>>;
  deliveryTerms(query: TermsQuery, locale: Locale, now: number): Promise<Result<FulfillmentTerms, Problem>>;

  customer(id: Id, locale: Locale): Promise<Customer | null>;
  customerByPhone(phone: string): Promise<Customer | null>;
  /** One customer per phone: an existing one is returned unchanged. */
  createCustomer(draft: CustomerDraft, locale: Locale, now: number): Promise<Customer>;
  updateCustomer(id: Id, draft: CustomerDraft, locale: Locale, now: number): Promise<Result<Customer, Problem>>;

  quote(request: QuoteRequest, locale: Locale, customerId: Id | null, now: number): Promise<Result<Quote, Problem>>;
  /**
   * Checks in the order of R-ORDER-1 and writes in one transaction; `key` is the Idempotency-Key, `by` who of the office placed it, as the
   * history names them (absent: the customer).
   */
  placeOrder(
    request: OrderRequest,
    locale: Locale,
    customerId: Id,
    key: string,
    now: number,
    by?: string,
  ): Promise<Result<PlacedOrder, Problem>>;
  /** Newest first; an invalid cursor returns the first page. */
  orders(customerId: Id, cursor: string | null, now: number): Promise<OrderPage>;
  /** null: unknown or another customer's. */
  order(customerId: Id, id: Id, now: number): Promise<Order | null>;
  /** The changes after an event's id, all of them for 0; null: unknown or another customer's order. */
  orderEvents(customerId: Id, id: Id, after: number): Promise<readonly OrderEvent[] | null>;
  /** Only while created or confirmed; returns points, promo use, portions and slot. Rejects with NOT_FOUND, ILLEGAL_STATUS. */
  cancelOrder(customerId: Id, id: Id, reason: string | undefined, now: number): Promise<Result<Order, Problem>>;
  /** The answer to the change that is offered. Rejects with NOT_FOUND, CHANGE_ENDED. */
  answerChange(
    customerId: Id,
    id: Id,
    given: { readonly number: number; readonly answer: ChangeAnswer },
    now: number,
  ): Promise<Result<Order, Problem>>;
  /** Ends the offers of changes whose time is over; to be called every second. */
  expireOffers(now: number): Promise<void>;
  /** Another way to pay an order that waits for its payment. Rejects with NOT_FOUND, ILLEGAL_STATUS. */
  changePayment(customerId: Id, id: Id, method: PaymentMethod, now: number): Promise<Result<Order, Problem>>;
  /** The lines of an old order that can be added to a cart today; null: unknown or another customer's. */
  reorder(customerId: Id, id: Id, locale: Locale, now: number): Promise<Reorder | null>;

  readonly account: Account;
  readonly payments: PaymentPort;
  readonly receipts: Receipts;
  readonly staff: StaffBackend;
  /** Scheduled changes: delivered orders are completed, birthday points are added. To be called every minute. */
  purge(now: number): Promise<void>;

  /** The readiness of its dependencies, by name; never rejects. */
  ready(): Promise<Readiness>;
}

/** What everybody can read of the shop. */
export type CatalogCalls = Pick<
  Backend,
  | 'siteSettings'
  | 'regions'
  | 'districts'
  | 'areaAt'
  | 'termsAbout'
  | 'restaurants'
  | 'menu'
  | 'menusByLocale'
  | 'recommendations'
  | 'isFirstOrderCode'
  | 'firstOrderOffer'
  | 'isPublicCode'
  | 'zones'
  | 'deliveryTerms'
  | 'slots'
>;
