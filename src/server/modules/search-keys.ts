import { nameKey, phoneBack } from '#domain/office/find.ts';
import type { Connection, Executor } from '../db/connection.ts';

/** What an order or a customer is found by. */
export interface SearchKeys {
  readonly phone_back: string;
  readonly name_key: string;
}

export function searchKeysOf({ firstName, phone1 }: { readonly firstName: string; readonly phone1: string | null }): SearchKeys {
  return { phone_back: phoneBack(phone1 ?? ''), name_key: nameKey(firstName) };
}

const batch = 200;

interface Contacted {
  readonly contact: { readonly firstName: string; readonly phone1: string };
}

/** Fills the keys of orders and customers from before there were some, one batch of each in a transaction; `isDone`: there are no more. */
export async function fillSearchKeys({ db, engine }: Connection): Promise<{ readonly isDone: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const orders = await transaction
      .selectFrom('orders')
      .select(['id', 'record'])
      .where('phone_back', 'is', null)
      .orderBy('number')
      .limit(batch)
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    for (const { id, record } of orders) await setKeys(transaction, 'orders', id, searchKeysOf((JSON.parse(record) as Contacted).contact));
    const customers = await transaction
      .selectFrom('customers')
      .select(['id', 'first_name', 'phone1'])
      .where('phone_back', 'is', null)
      .orderBy('id')
      .limit(batch)
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    for (const { id, first_name: firstName, phone1 } of customers)
      await setKeys(transaction, 'customers', id, searchKeysOf({ firstName, phone1 }));
    return { isDone: orders.length < batch && customers.length < batch };
  });
}

async function setKeys(transaction: Executor, table: 'orders' | 'customers', id: string, keys: SearchKeys): Promise<void> {
  await transaction.updateTable(table).set(keys).where('id', '=', id).execute();
}
