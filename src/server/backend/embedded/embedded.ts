import type { Id } from '#domain/id.ts';
import { noOrderLimits, type OrderLimits } from '#domain/order/order-limits.ts';
import { databaseState } from '../../db/connect.ts';
import type { Connection } from '../../db/connection.ts';
import { type CatalogReader, createCatalogReader } from '../../modules/catalog/catalog-reader.ts';
import type { ModifierSetting } from '../../modules/catalog/localized-menu.ts';
import { createCustomer, findCustomer, findCustomerByPhone, updateCustomer } from '../../modules/customers/customers.ts';
import { addBirthdayPoints } from '../../modules/loyalty/birthday-points.ts';
import { completeOrders } from '../../modules/orders/complete-orders.ts';
import { createPayments } from '../../modules/payments/attempts.ts';
import { expireUnpaid } from '../../modules/payments/expire-orders.ts';
import { createDraftReader } from '../../modules/publishing/draft-reader.ts';
import type { FiscalRules } from '../../modules/receipts/receipt-of-order.ts';
import { createReceipts } from '../../modules/receipts/receipts.ts';
import { createKitchenWorkReader } from '../../modules/restaurants/kitchen-work.ts';
import type { Backend } from '../../ports/backend.ts';
import type { AskProvider } from '../../ports/payments.ts';
import { createAccount } from './account.ts';
import { createCatalog } from './catalog.ts';
import { createOrders } from './orders.ts';
import { sharedSnapshot } from './shared-snapshot.ts';

import { createStaff } from './staff.ts';

interface EmbeddedOptions {
  readonly connection: Connection;
  readonly filterModifiers: ModifierSetting;
  readonly imageOrigins?: readonly string[];
  /** called with each picture of another site; absent: they are not fetched */
  readonly wantPicture?: (url: string) => void;
  /** absent: none */
  readonly orderLimits?: OrderLimits;
  /** absent: no receipts are issued */
  readonly fiscal?: FiscalRules | null;
  /** called after each change that other clients wait for */
  readonly onChange?: () => void;
  /** what asks a provider about a payment that it has not confirmed; absent: none can be asked */
  readonly askProvider?: AskProvider | null;
}

/** The backend that uses the app's own database. */
export function createEmbeddedBackend(options: EmbeddedOptions): Backend {
  const {
    connection,
    filterModifiers,
    imageOrigins = [],
    orderLimits: limits = noOrderLimits,
    fiscal = null,
    onChange = () => {},
    askProvider = null,
  } = options;
  const { db } = connection;
  const pictures = { imageOrigins, ...(options.wantPicture === undefined ? {} : { wantPicture: options.wantPicture }) };
  const readCatalog = createCatalogReader(connection, { modifiers: filterModifiers, ...pictures });
  const read: CatalogReader = (executor, known) => (executor === undefined ? sharedSnapshot(readCatalog) : readCatalog(executor, known));
  const readWork = createKitchenWorkReader(connection);
  const complete = async (now: number, customerId?: Id) => {
    if ((await completeOrders(connection, read, now, customerId)) > 0) onChange();
  };
  return {
    ...createCatalog(connection, read, readWork),

    customer: (id) => findCustomer(db, id),
    customerByPhone: (phone) => findCustomerByPhone(db, phone),
    createCustomer: (draft, _locale, now) => createCustomer(connection, read, draft, now),
    updateCustomer: (id, draft, _locale, now) => updateCustomer(connection, id, draft, now),

    ...createOrders(connection, { read, readWork, limits, fiscal, complete, onChange }),

    account: createAccount(connection, read, onChange),
    staff: createStaff(connection, read, onChange),
    payments: createPayments(connection, read, onChange),
    receipts: createReceipts(connection, read, fiscal),
    async purge(now) {
      await complete(now);
      if ((await expireUnpaid(connection, read, now, askProvider)) > 0) onChange();
      await addBirthdayPoints(connection, read, now);
    },

    ready: async () => ({ database: await databaseState(connection) }),
  };
}

/**
 * The same backend with the unpublished changes of the catalog in all that is read of the shop; orders and quotes stay those of the shop.
 * @param plan the changes of a plan in place of them; null: all unpublished ones
 */
export function withDraft(
  backend: Backend,
  options: Pick<EmbeddedOptions, 'connection' | 'filterModifiers' | 'imageOrigins'>,
  plan: number | null,
): Backend {
  const { connection, filterModifiers, imageOrigins = [] } = options;
  const read = createDraftReader(connection, { modifiers: filterModifiers, imageOrigins }, plan);
  return { ...backend, ...createCatalog(connection, read, createKitchenWorkReader(connection)) };
}
