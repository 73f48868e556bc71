import type { Generated } from 'kysely';
import type { BoardDatabase } from './board-schema.ts';
import type { ContentDatabase } from './content-schema.ts';
import type { CouriersDatabase } from './couriers-schema.ts';
import type { MessagesDatabase } from './messages-schema.ts';
import type { OfficeDatabase } from './office-schema.ts';
import type { OrdersDatabase } from './orders-schema.ts';
import type { PaymentsDatabase } from './payments-schema.ts';
import type { PublishingDatabase } from './publishing-schema.ts';
import type { ReceiptsDatabase } from './receipts-schema.ts';
import type { ReportsDatabase } from './reports-schema.ts';
import type { TablesDatabase } from './tables-schema.ts';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/**
 * `version` counts catalog changes, `stock` those of stop-list, portions and pauses, `editor` those that editors see, `tables` those of
 * shared tables; `demo` and
 * `demo-filled` mark a demo database.
 */
interface MetaTable {
  key: string;
  value: string;
}

/** Keys that all processes share, hex; created by the migration. */
interface SecretTable {
  name: string;
  value: string;
}

interface SiteSettingsTable {
  /** 1: the published settings */
  id: number;
  /** the domain's `SiteSettings` */
  settings: Json;
}

/** The lists of the catalog file: `kind` is a list's name there, `id` the record's id as text. */
interface CatalogTable {
  kind: string;
  id: string;
  position: number;
  /** the catalog file's record */
  record: Json;
}

/** Stop-list and portions: `portions` null is unlimited, 0 sold out. `item` is the id of a product or a modifier option. */
interface StockTable {
  restaurant_id: string;
  item_kind: 'product' | 'option';
  item_id: string;
  portions: number | null;
  until: Millis | null;
}

interface PauseTable {
  restaurant_id: string;
  until: Millis;
}

interface CustomerTable {
  id: string;
  phone1: string | null;
  first_name: string;
  birth_date: string;
  birth_date_since: Millis;
  card_number: number;
  /** the sum of the customer's ledger */
  card_balance: number;
  /** the sum of completed orders: items minus discount minus points */
  spent: Generated<number>;
  /** 1: a former account of the phone had ordered */
  has_ordered_before: Generated<number>;
  created_at: Millis;
  deleted_at: Millis | null;
  /** the digits of the phone, the last one first; '' of a deleted customer; null: not filled yet */
  phone_back: Generated<string | null>;
  /** the name as it is searched for; null: not filled yet */
  name_key: Generated<string | null>;
  /** 1: made by the office for somebody who called, and no code of the phone was entered since */
  is_unverified: Generated<number>;
  /** what the office has to know about the customer */
  note: Generated<string | null>;
  /** why the customer may not order; null: is not blocked */
  block_reason: Generated<string | null>;
  blocked_by: Generated<string | null>;
  blocked_at: Generated<Millis | null>;
}

interface CardNumberTable {
  id: Generated<number>;
  customer_id: string;
}

interface SessionTable {
  /** SHA-256 of the token, hex */
  token_hash: string;
  /** null: the phone is verified, the customer is not created yet */
  customer_id: string | null;
  phone1: string;
  created_at: Millis;
  seen_at: Millis;
  expires_at: Millis;
  /** another phone that this session verified by code, and when */
  verified_phone: string | null;
  verified_at: Millis | null;
  /** when this session, already signed in, last verified its customer's own phone by code */
  own_phone_verified_at: Millis | null;
  /** the person who opened it in Telegram */
  telegram_id: number | null;
}

interface ChallengeTable {
  id: string;
  /** a code opens only sessions of its purpose; `team/granted`: printed on the machine for a person of the team */
  purpose: Generated<'customer' | 'team' | 'team/granted'>;
  phone1: string;
  /** SHA-256 of id and code, hex */
  code_hash: string;
  guesses: number;
  used_at: Millis | null;
  created_at: Millis;
  expires_at: Millis;
}

/** A customer's pending change to another phone when the old phone is lost; it takes effect at `effective_at`. */
interface PhoneChangeTable {
  customer_id: string;
  old_phone: string;
  new_phone: string;
  effective_at: Millis;
}

/** Counters of sent codes and attempts in fixed windows. */
interface LimitTable {
  key: string;
  window_start: Millis;
  count: number;
  expires_at: Millis;
}

/** Rows are only added; `balance` is the sum up to this row, `key` identifies an entry that may exist only once. */
interface LoyaltyLedgerTable {
  id: Generated<number>;
  customer_id: string;
  points: number;
  balance: number;
  reason: string;
  order_id: string | null;
  key: string;
  at: Millis;
  /** who corrected it, and why */
  by: Generated<string | null>;
  note: Generated<string | null>;
}

/** Benefits that a phone used before its account was deleted or changed to another phone. */
interface PhoneRecordTable {
  /** HMAC of the phone, hex */
  phone_hash: string;
  record: Json;
}

/** How often a customer used a promo code; the row with customer '' counts the uses of all customers. */
interface PromoUseTable {
  code: string;
  customer_id: string;
  uses: number;
}

interface FavoriteTable {
  customer_id: string;
  product_id: string;
  created_at: Millis;
}

interface AddressTable {
  customer_id: string;
  addresses: Json;
}

export interface Database
  extends PublishingDatabase,
    ContentDatabase,
    OfficeDatabase,
    OrdersDatabase,
    CouriersDatabase,
    TablesDatabase,
    PaymentsDatabase,
    ReceiptsDatabase,
    MessagesDatabase,
    ReportsDatabase,
    BoardDatabase {
  meta: MetaTable;
  secrets: SecretTable;
  site_settings: SiteSettingsTable;
  catalogue: CatalogTable;
  stock: StockTable;
  pauses: PauseTable;
  customers: CustomerTable;
  card_numbers: CardNumberTable;
  sessions: SessionTable;
  challenges: ChallengeTable;
  phone_changes: PhoneChangeTable;
  limits: LimitTable;
  loyalty_ledger: LoyaltyLedgerTable;
  promo_uses: PromoUseTable;
  phone_records: PhoneRecordTable;
  favorites: FavoriteTable;
  addresses: AddressTable;
}
