import type { Customer } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { toIso } from '../../clock.ts';
import type { Executor } from '../../db/connection.ts';
import { addressesOf } from '../customers/addresses.ts';
import { favoritesOf } from '../customers/favorites.ts';
import { consentsOf } from '../messages/mailings/mailing-consent.ts';
import { toOrders } from '../orders/order-rows.ts';
import { type CustomerMarks, readEntries } from './read-customer.ts';

/** Everything that is stored about a customer, in names that people can read; sums in som. */
export type CustomerData = Readonly<Record<string, unknown>>;

/** @param known the record and what the office wrote (R-CUSTOMER-14) */
export async function readData(
  executor: Executor,
  id: Id,
  { marks, customer }: { readonly marks: CustomerMarks; readonly customer: Customer },
): Promise<CustomerData> {
  const rows = await executor.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('number').execute();
  const uses = await executor.selectFrom('promo_uses').select(['code', 'uses']).where('customer_id', '=', id).orderBy('code').execute();
  const { note, block, createdAt, isVerified } = marks;
  return {
    customer: { ...customer, createdAt: toIso(createdAt), isPhoneVerified: isVerified },
    officeNote: note,
    block: block && { reason: block.reason, since: toIso(block.at) },
    addresses: await addressesOf(executor, id),
    favoriteDishes: await favoritesOf(executor, id),
    promoCodes: uses,
    offersAndNews: (await consentsOf(executor, id)).map(({ agreed_at, ended_at }) => ({
      agreedAt: toIso(agreed_at),
      endedAt: ended_at && toIso(ended_at),
    })),
    // the names of the team are not data of the customer
    points: (await readEntries(executor, id, null)).map(({ id: _, by: __, at, ...entry }) => ({ at: toIso(at), ...entry })),
    orders: await toOrders(executor, rows, 'message'),
  };
}
