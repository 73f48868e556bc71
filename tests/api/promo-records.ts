import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import type { TestedApi } from './open-api.ts';

/** Changes a promo code as the owner's import does. */
export async function changePromo({ connection: { db } }: TestedApi, code: string, changes: object): Promise<void> {
  const { record } = await db
    .selectFrom('catalogue')
    .select('record')
    .where('kind', '=', 'promoCodes')
    .where('id', '=', code)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...JSON.parse(record), ...changes });
  await db.updateTable('catalogue').set({ record: changed }).where('kind', '=', 'promoCodes').where('id', '=', code).execute();
  await bumpVersion(db, 'version');
}
