import type { Customer } from '#domain/customer/customer.ts';
import type { FulfillmentTerms, TermsQuery } from '#domain/fulfillment/fulfillment-terms.ts';
import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { MenusByLocale } from '#domain/menu/search-index.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderRequest, Quote, QuoteRequest } from '#domain/order/quote.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { District, Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { SlotDay } from '#domain/schedule/time-slot.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Account } from './account.ts';
import type { OrderEvent, StaffBackend } from './staff.ts';

export interface Readiness {
  readonly database: 'ok' | 'away';
  /** `ok` also while its last good answer stands in */
  readonly upstream?: 'ok' | 'away';
}

interface SlotQuery {
  readonly restaurantId: Id;
  readonly orderType: OrderType;
  readonly coordinates: Coordinates | null;
}

/** The fields a customer may write; the rest is the server's. */
export interface CustomerDraft {
  readonly firstName: string;
  readonly phone1: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
}

export interface PlacedOrder {
  readonly order: Order;
  /** true: the key was used before with the same body, and this is that order */
  readonly isReplay: boolean;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly nextCursor: string | null;
}

/**
 * Everything that pages and the API ask for. Whether our own database or an upstream answers, nothing else knows.
 * `locale` is the visitor's language, in which names are told. `now` is milliseconds since the epoch. Where an upstream is asked,
 * a call may reject with `UpstreamFailure`. Ids are opaque; an unknown one is refused with `NOT_FOUND`.
 */
export interface Backend {
  siteSettings(locale: Locale): Promise<SiteSettings>;
  regions(locale: Locale): Promise<readonly Region[]>;
  districts(locale: Locale): Promise<readonly District[]>;
  /** Active ones only (specification §5). */
  restaurants(locale: Locale, now: number): Promise<readonly Restaurant[]>;
  menu(source: MenuSource, locale: Locale, now: number): Promise<Result<Menu, Problem>>;
  /** A menu's dishes in each language, as far as they are known there; the same object for as long as nothing of it changes. */
  menusByLocale(menu: Menu, locale: Locale): Promise<MenusByLocale>;
  zones(regionId: Id): Promise<Result<readonly DeliveryZone[], Problem>>;
  slots(query: SlotQuery, locale: Locale, now: number): Promise<Result<readonly SlotDay[], Problem>>;
  deliveryTerms(query: TermsQuery, locale: Locale, now: number): Promise<Result<FulfillmentTerms, Problem>>;

  customer(id: Id, locale: Locale): Promise<Customer | null>;
  customerByPhone(phone1: string): Promise<Customer | null>;
  /** One customer per phone: an existing one is answered as it is. */
  createCustomer(draft: CustomerDraft, locale: Locale, now: number): Promise<Customer>;
  updateCustomer(id: Id, draft: CustomerDraft, locale: Locale, now: number): Promise<Result<Customer, Problem>>;

  quote(request: QuoteRequest, locale: Locale, customerId: Id | null, now: number): Promise<Result<Quote, Problem>>;
  /** Checks in the order of contract §3 and writes in one transaction; `key` is the Idempotency-Key. */
  placeOrder(request: OrderRequest, locale: Locale, customerId: Id, key: string, now: number): Promise<Result<PlacedOrder, Problem>>;
  /** Newest first; an unreadable cursor starts from the newest. */
  orders(customerId: Id, cursor: string | null, now: number): Promise<OrderPage>;
  /** null: unknown or another customer's. */
  order(customerId: Id, id: Id, now: number): Promise<Order | null>;
  /** The changes after an event's id, all of them for 0; null: unknown or another customer's order. */
  orderEvents(customerId: Id, id: Id, after: number): Promise<readonly OrderEvent[] | null>;
  /** Only while created or confirmed; gives back points, promo use, portions and slot. Refuses NOT_FOUND, ILLEGAL_STATUS. */
  cancelOrder(customerId: Id, id: Id, reason: string | undefined, now: number): Promise<Result<Order, Problem>>;
  /** What of an old order can be put into a cart today; null: unknown or another customer's. */
  reorder(customerId: Id, id: Id, locale: Locale, now: number): Promise<Reorder | null>;

  readonly account: Account;
  readonly staff: StaffBackend;
  /** What happens by itself: handed over orders complete, birthday points come. To be called every minute. */
  purge(now: number): Promise<void>;

  /** What it needs to serve, by name; never rejects. */
  ready(): Promise<Readiness>;
}
