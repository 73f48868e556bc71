import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import { addAddress, type SavedAddress } from '#domain/place/saved-address.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';

const line = z.string().exactOptional();
const savedAddresses = z.array(
  z.object({
    id: z.string(),
    longitude: z.number(),
    latitude: z.number(),
    label: line,
    text: line,
    entrance: line,
    floor: line,
    apartment: line,
  }),
);

export async function addressesOf(executor: Executor, customerId: Id): Promise<readonly SavedAddress[]> {
  const row = await executor.selectFrom('addresses').select('addresses').where('customer_id', '=', customerId).executeTakeFirst();
  return row === undefined ? [] : parseStored(savedAddresses, row.addresses);
}

/** Replaces the whole list; of two addresses at the same coordinates the first is kept (R-PLACE-4). */
export async function saveAddresses(executor: Executor, customerId: Id, list: readonly SavedAddress[]): Promise<readonly SavedAddress[]> {
  const cached = list.reduce<readonly SavedAddress[]>(addAddress, []);
  const addresses = JSON.stringify(cached);
  await executor
    .insertInto('addresses')
    .values({ customer_id: customerId, addresses })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ addresses }))
    .execute();
  return cached;
}
