import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import { addressesOf, saveAddresses } from '../../modules/customers/addresses.ts';
import { deleteCustomer } from '../../modules/customers/delete-customer.ts';
import { addFavorite, favoritesOf, removeFavorite } from '../../modules/customers/favorites.ts';
import { findPhoneChange } from '../../modules/customers/pending-phone.ts';
import { loyaltyAccount, pointsOffer } from '../../modules/loyalty/account.ts';
import { discountsOf, promoByName, promosOf } from '../../modules/promo/promo-offers.ts';
import type { Account } from '../../ports/account.ts';

/** Customer data in the app's own database. @param onChange called after orders may have changed */
export function createAccount(connection: Connection, read: CatalogReader, onChange: () => void): Account {
  const { db } = connection;
  return {
    async pointsOffer() {
      return pointsOffer((await read()).catalog.loyalty);
    },
    async loyalty(customerId, cursor, locale) {
      return loyaltyAccount(db, (await read()).catalog.loyalty, customerId, cursor, locale);
    },
    async promoByName(name, customerId, _locale, now) {
      return promoByName(db, (await read()).catalog, name, customerId, now);
    },
    async promos(customerId, _locale, now) {
      return promosOf(db, (await read()).catalog, customerId, now);
    },
    async automaticDiscounts(customerId, now) {
      return discountsOf(db, (await read()).catalog, customerId, now);
    },
    favorites: (customerId) => favoritesOf(db, customerId),
    async addFavorite(customerId, productId, now) {
      const isKnown = (await read()).catalog.menus.ru.products.has(productId);
      if (isKnown) await addFavorite(db, customerId, productId, now);
      return isKnown;
    },
    removeFavorite: (customerId, productId) => removeFavorite(db, customerId, productId),
    addresses: (customerId) => addressesOf(db, customerId),
    saveAddresses: (customerId, addresses) => saveAddresses(db, customerId, addresses),
    phoneChange: (customerId) => findPhoneChange(db, customerId),
    async delete(customerId, now, by) {
      await deleteCustomer(connection, read, { customerId, now, by });
      onChange();
    },
  };
}
