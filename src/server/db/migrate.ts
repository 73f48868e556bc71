import { type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connection.ts';
import { createTables } from './migrations/0001-create-tables.ts';
import { followOrders } from './migrations/0002-after-the-order.ts';
import { addContentTables } from './migrations/0003-editor.ts';
import { notifyChanges } from './migrations/0005-scale.ts';
import { findOpenOrders } from './migrations/0006-long-histories.ts';
import { addIdentity } from './migrations/0007-identity.ts';
import { delayPhoneChanges } from './migrations/0009-phone-changes.ts';
import { findRecentOrders } from './migrations/0010-order-limits.ts';
import { separateChannels } from './migrations/0011-outbox-channels.ts';
import { renameSettings } from './migrations/0012-settings-shape.ts';
import { addPictures } from './migrations/0013-pictures.ts';
import { addSitePages } from './migrations/0014-site-pages.ts';
import { addPictureLibrary } from './migrations/0015-picture-library.ts';
import { addPlans } from './migrations/0017-plans.ts';
import { addTogether } from './migrations/0018-together.ts';
import { addTeam } from './migrations/0019-team.ts';
import { addCatalogDraft } from './migrations/0021-catalog-draft.ts';
import { addFormerSlugs } from './migrations/0022-former-slugs.ts';
import { shortenOfficeLists } from './migrations/0023-long-office-lists.ts';
import { offerUsedCodes } from './migrations/0025-offered-codes.ts';
import { uniteTables } from './migrations/0026-one-publishing.ts';
import { addSharedTables } from './migrations/0027-shared-tables.ts';
import { indexKitchenWork } from './migrations/0028-kitchen-work.ts';
import { addPayments } from './migrations/0029-payments.ts';
import { addReceipts } from './migrations/0030-receipts.ts';
import { addRefunds } from './migrations/0031-refunds.ts';
import { addReceiptTasks } from './migrations/0032-receipt-tasks.ts';
import { addMerchantAccounts } from './migrations/0033-merchant-accounts.ts';
import { addReports } from './migrations/0034-reports.ts';
import { addOrderChanges } from './migrations/0035-order-changes.ts';
import { addFeedback } from './migrations/0036-feedback.ts';
import { addCouriers } from './migrations/0037-couriers.ts';
import { addOrdersByHand } from './migrations/0038-orders-by-hand.ts';
import { addBoardDevices } from './migrations/0039-board-devices.ts';
import { addCustomerMessages } from './migrations/0040-customer-messages.ts';
import { addTelegramPeople } from './migrations/0043-telegram-people.ts';
import { addTelegramGroups } from './migrations/0045-telegram-groups.ts';
import { addMailings } from './migrations/0047-mailings.ts';
import { addSentCodes } from './migrations/0048-sent-codes.ts';
import { addMailingDrafts } from './migrations/0049-mailing-drafts.ts';

/** Every migration of this version, in order. */
export function migrationsOf(engine: Connection['engine']): Record<string, Migration> {
  return {
    '0001-create-tables': createTables(engine),
    '0002-after-the-order': followOrders(engine),
    '0003-editor': addContentTables(engine),
    '0005-scale': notifyChanges(engine),
    '0006-long-histories': findOpenOrders,
    '0007-identity': addIdentity,
    '0009-phone-changes': delayPhoneChanges,
    '0010-order-limits': findRecentOrders,
    '0011-outbox-channels': separateChannels,
    '0012-settings-shape': renameSettings,
    '0013-pictures': addPictures(engine),
    '0014-site-pages': addSitePages,
    '0015-picture-library': addPictureLibrary,
    '0017-plans': addPlans(engine),
    '0018-together': addTogether(engine),
    '0019-team': addTeam,
    '0021-catalog-draft': addCatalogDraft(engine),
    '0022-former-slugs': addFormerSlugs,
    '0023-long-office-lists': shortenOfficeLists,
    '0025-offered-codes': offerUsedCodes,
    '0026-one-publishing': uniteTables(engine),
    '0027-shared-tables': addSharedTables(engine),
    '0028-kitchen-work': indexKitchenWork,
    '0029-payments': addPayments(engine),
    '0030-receipts': addReceipts,
    '0031-refunds': addRefunds,
    '0032-receipt-tasks': addReceiptTasks,
    '0033-merchant-accounts': addMerchantAccounts,
    '0034-reports': addReports,
    '0035-order-changes': addOrderChanges,
    '0036-feedback': addFeedback(engine),
    '0037-couriers': addCouriers,
    '0038-orders-by-hand': addOrdersByHand(engine),
    '0039-board-devices': addBoardDevices,
    '0040-customer-messages': addCustomerMessages,
    '0043-telegram-people': addTelegramPeople,
    '0045-telegram-groups': addTelegramGroups,
    '0047-mailings': addMailings,
    '0048-sent-codes': addSentCodes,
    '0049-mailing-drafts': addMailingDrafts,
  };
}

/**
 * Migrates the tables to this version in one transaction: all or nothing, and safe when several processes start at the same time.
 *
 * On PostgreSQL the transaction waits for a lock that is released at its end, so that no pooler can hold it. On SQLite it begins with the
 * write lock.
 */
export async function migrate({ db, engine }: Connection): Promise<void> {
  const migrations = migrationsOf(engine);
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await (await import('./postgres-dialect.ts')).lockMigrations(transaction);
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
