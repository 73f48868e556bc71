import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

const keyBytes = 32;
const welcomePrefix = 'welcome-points/';
const rowsAtOnce = 500;

interface Tables {
  secrets: { name: string; value: string };
  limits: { key: string };
}

/**
 * Creates the keys that all processes share. Hashes of phones become keyed, stored ones too: an HMAC of the plain hash. A phone's used
 * benefits remain stored after its account is deleted.
 */
export const addIdentity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('secrets').addColumn('name', 'text', key).addColumn('value', 'text', required).execute();
    await db.schema.createTable('phone_records').addColumn('phone_hash', 'text', key).addColumn('record', 'text', required).execute();
    await db.schema
      .alterTable('customers')
      .addColumn('has_ordered_before', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const tables = db as Kysely<Tables>;
    const phoneKey = randomBytes(keyBytes);
    await tables
      .insertInto('secrets')
      .values([
        { name: 'phone-hash', value: phoneKey.toString('hex') },
        { name: 'browser-mark', value: randomBytes(keyBytes).toString('hex') },
      ])
      .execute();
    await keyStoredHashes(tables, phoneKey);
  },
};

/** Welcome points are given once per phone: the key of their row in `limits` contains the hash. */
async function keyStoredHashes(db: Kysely<Tables>, phoneKey: Buffer): Promise<void> {
  const rows = await db.selectFrom('limits').select('key').where('key', 'like', `${welcomePrefix}%`).execute();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const renamed = rows.slice(from, from + rowsAtOnce).map(({ key: old }) => {
      const hash = createHmac('sha256', phoneKey).update(old.slice(welcomePrefix.length)).digest('hex');
      return sql`when ${old} then ${welcomePrefix + hash}`;
    });
    const keys = rows.slice(from, from + rowsAtOnce).map(({ key: old }) => old);
    await db
      .updateTable('limits')
      .set({ key: sql<string>`case key ${sql.join(renamed, sql` `)} end` })
      .where('key', 'in', keys)
      .execute();
  }
}
