import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import { addFavorite } from '../../modules/customers/favorites.ts';
import type { Account } from '../../ports/account.ts';
import type { Backend } from '../../ports/backend.ts';
import { createAccount } from '../embedded/account.ts';
import type { UpstreamCalls } from './calls.ts';
import { phoneOf } from './linked-customers.ts';
import { promoNamed } from './promo-named.ts';

interface UpstreamAccountParts {
  readonly calls: UpstreamCalls;
  readonly customer: Backend['customer'];
  /** sends no requests: transactions wait for it */
  readonly readNothing: CatalogReader;
}

/**
 * Favorites, addresses and deletion use the app's own database; points are read from the upstream and only shown, and promo codes are the
 * upstream's (R-UPSTREAM-8). The id of a favorite is not looked up (R-UPSTREAM-2).
 */
export function createUpstreamAccount(
  connection: Connection,
  { calls, customer, readNothing }: UpstreamAccountParts,
  onChange: () => void,
): Account {
  const { db } = connection;
  return {
    ...createAccount(connection, readNothing, onChange),
    async loyalty(customerId, _cursor, locale) {
      const record = await customer(customerId, locale);
      if (record === null) return null;
      const { cardBalance: balance, cardNumber } = record;
      return { balance, cardNumber, spent: 0, tier: null, nextTier: null, tiers: [], rules: null, entries: [], nextCursor: null };
    },
    promoByName: (name, _customerId, locale) => promoNamed(calls, name, locale),
    async promos(customerId, locale) {
      const phone = await phoneOf(db, customerId);
      const offers = phone === null ? [] : await calls.promosByPhone(phone, locale);
      return offers.filter(({ reason }) => reason === null);
    },
    automaticDiscounts: async () => [],
    async addFavorite(customerId, productId, now) {
      await addFavorite(db, customerId, productId, now);
      return true;
    },
  };
}
