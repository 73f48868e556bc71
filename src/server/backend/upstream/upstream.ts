import type { MissingNames } from '#contract/upstream/missing-names.ts';
import type { Locale } from '#domain/locale.ts';
import { noOrderLimits, type OrderLimits } from '#domain/order/order-limits.ts';
import { within } from '../../async/within.ts';
import type { Upstream } from '../../config/config.ts';
import { databaseState } from '../../db/connect.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import type { ModifierSetting } from '../../modules/catalog/localized-menu.ts';
import { readStock } from '../../modules/catalog/stock.ts';
import { completeOrders } from '../../modules/orders/complete-orders.ts';
import { createOrderHistory } from '../../modules/orders/order-history.ts';
import { createPayments } from '../../modules/payments/attempts.ts';
import { expireUnpaid } from '../../modules/payments/expire-orders.ts';
import { createReceipts } from '../../modules/receipts/receipts.ts';
import { createKitchenWorkReader } from '../../modules/restaurants/kitchen-work.ts';
import type { Backend, Readiness } from '../../ports/backend.ts';
import type { AskProvider } from '../../ports/payments.ts';
import { createUpstreamAccount } from './account.ts';
import { createUpstreamCalls } from './calls.ts';
import { emptyCatalog } from './catalog-response.ts';
import { createUpstreamClient } from './client.ts';
import { createUpstreamCustomers } from './customers.ts';
import { createLeftOut } from './left-out.ts';
import { createUpstreamMenus } from './menus.ts';
import { createUpstreamOrders } from './orders.ts';
import { pictureResolver } from './pictures.ts';
import { createSources, type UpstreamSources } from './sources.ts';
import { createUpstreamStaff } from './staff.ts';
import type { UpstreamLog } from './upstream-log.ts';

interface UpstreamBackendOptions {
  readonly connection: Connection;
  readonly upstream: Upstream;
  /** including the upstream's own origin */
  readonly imageOrigins: readonly string[];
  /** returns the address of a stored picture, or the URL while there is none; absent: pictures are not stored */
  readonly showPicture?: (url: string) => string;
  readonly filterModifiers: ModifierSetting;
  readonly namesIn: (locale: Locale) => MissingNames;
  readonly log: UpstreamLog;
  /** how long a read waits while a good response is cached; absent: as long as a page waits (R-UPSTREAM-11) */
  readonly cachedTimeoutMs?: number;
  /** absent: none */
  readonly orderLimits?: OrderLimits;
  /** called after each change that other clients wait for */
  readonly onChange?: () => void;
  /** what asks a provider about a payment that it has not confirmed; absent: none can be asked */
  readonly askProvider?: AskProvider | null;
}

/** The backend that uses an upstream: the upstream's shop, the app's own sessions and orders (R-UPSTREAM-1). */
export function createUpstreamBackend(options: UpstreamBackendOptions): Backend {
  const { connection, upstream, imageOrigins, filterModifiers, namesIn, log } = options;
  const { orderLimits: limits = noOrderLimits, onChange = () => {}, askProvider = null } = options;
  const { db } = connection;
  const reading = { filterModifiers, resolve: pictureResolver(upstream.baseUrl, imageOrigins, options.showPicture) };
  const leftOut = createLeftOut(log);
  const calls = createUpstreamCalls(createUpstreamClient({ ...upstream, log, leftOut }), reading, namesIn);
  const sources = createSources(calls, log, options.cachedTimeoutMs);
  const readNothing: CatalogReader = async (executor = db) => ({ catalog: emptyCatalog, stock: await readStock(executor) });
  const readWork = createKitchenWorkReader(connection);
  const customers = createUpstreamCustomers(connection, calls);
  const complete = async (now: number, customerId?: string) => {
    if ((await completeOrders(connection, readNothing, now, customerId)) > 0) onChange();
  };
  return {
    ...createUpstreamMenus(connection, sources, readWork),
    ...customers,
    ...createUpstreamOrders(connection, { sources, calls, limits, readWork }, onChange),
    ...createOrderHistory(connection, { read: readNothing, complete, onChange }),
    account: createUpstreamAccount(connection, { calls, customer: customers.customer, readNothing }, onChange),
    staff: createUpstreamStaff(connection, { sources, readNothing }, onChange),
    payments: createPayments(connection, readNothing, onChange),
    receipts: createReceipts(connection, readNothing, null),
    async purge(now) {
      await complete(now);
      if ((await expireUnpaid(connection, readNothing, now, askProvider)) > 0) onChange();
    },
    async ready() {
      const [database, received] = await Promise.all([databaseState(connection), upstreamState(sources)]);
      const unusable = leftOut.summary();
      return { database, upstream: received, ...(unusable && { leftOut: unusable }) };
    },
  };
}

const readyTimeoutMs = 1_000;

/** Every page needs the settings; a cached response counts as the upstream being available. */
async function upstreamState(sources: UpstreamSources): Promise<NonNullable<Readiness['upstream']>> {
  return within(sources.settings('ru'), readyTimeoutMs).then(
    () => 'ok',
    () => 'away',
  );
}
