import type { CardNumber, PhoneChange } from '#domain/customer/customer.ts';
import type { Points, PointsReason } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { PromoRejection } from '#domain/order/quote.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';

export interface NamedTier {
  readonly id: Id;
  readonly name: string;
  readonly fromSpent: Som;
  readonly accrualPercent: number;
}

interface LedgerRow {
  readonly id: Id;
  /** negative when spent */
  readonly points: Points;
  /** the balance after this entry */
  readonly balance: Points;
  readonly reason: PointsReason;
  readonly orderId: Id | null;
  readonly orderNumber: number | null;
  /** ISO 8601 */
  readonly at: string;
}

export interface LoyaltyAccount {
  readonly balance: Points;
  readonly cardNumber: CardNumber;
  /** the total of completed orders */
  readonly spent: Som;
  readonly tier: NamedTier | null;
  /** `left`: som until it is reached */
  readonly nextTier: (NamedTier & { readonly left: Som }) | null;
  /** the lowest first */
  readonly tiers: readonly NamedTier[];
  /** null: points are neither earned nor spent here */
  readonly rules: {
    readonly maxRedeemPercent: number;
    readonly minRedeem: Points;
    readonly roundTo: Points;
    readonly welcomeBonus: Points;
    readonly birthdayBonus: Points;
  } | null;
  /** newest first */
  readonly entries: readonly LedgerRow[];
  readonly nextCursor: string | null;
}

/** A promo code as shown before there is a cart; `reason` null means that it can be used. */
export interface PromoOffer {
  readonly promo: PromoCode;
  readonly reason: PromoRejection | null;
}

/** What the shop gives in points; `welcome` once, to a new customer. */
export interface PointsOffer {
  readonly welcome: Points;
}

/** Customer data other than the record and the orders. */
export interface Account {
  /** null: orders earn no points */
  pointsOffer(): Promise<PointsOffer | null>;
  /** null: unknown customer */
  loyalty(customerId: Id, cursor: string | null, locale: Locale): Promise<LoyaltyAccount | null>;
  /** null: the code does not exist */
  promoByName(name: string, customerId: Id | null, locale: Locale, now: number): Promise<PromoOffer | null>;
  /** The promo codes that are offered to this customer, who can still use them. */
  promos(customerId: Id, locale: Locale, now: number): Promise<readonly PromoOffer[]>;
  /** The automatic discounts that this customer can still get. */
  automaticDiscounts(customerId: Id, now: number): Promise<readonly PromoCode[]>;
  /** The newest first. */
  favorites(customerId: Id): Promise<readonly Id[]>;
  /** false: no such product; an upstream's products are not looked up */
  addFavorite(customerId: Id, productId: Id, now: number): Promise<boolean>;
  removeFavorite(customerId: Id, productId: Id): Promise<void>;
  addresses(customerId: Id): Promise<readonly SavedAddress[]>;
  /** Saves the whole list, of two at the same coordinates the first; returns the saved list. */
  saveAddresses(customerId: Id, addresses: readonly SavedAddress[]): Promise<readonly SavedAddress[]>;
  /** The pending change of phone; null: there is none. */
  phoneChange(customerId: Id): Promise<PhoneChange | null>;
  /**
   * Deletes the customer. Orders remain without personal data: those that can still be canceled are canceled, those being prepared or
   * delivered keep their address until they are finished. `by`: a person of the office, whom the log names; absent: the customer.
   */
  delete(customerId: Id, now: number, by?: { readonly name: string | null }): Promise<void>;
}
