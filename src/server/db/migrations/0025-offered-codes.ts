import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  catalogue: { kind: string; id: string; record: string };
  promo_uses: { code: string; customer_id: string; uses: number };
  catalog_changes: { section: string; id: string; before: string | null; after: string | null };
  catalog_plans: { id: number; changes: string };
  meta: { key: string; value: string };
}

type Code = Readonly<Record<string, unknown>>;

interface Change {
  readonly section: string;
  readonly id: string;
  readonly before: Code | null;
  readonly after: Code | null;
}

/**
 * Every customer was shown every code. Codes that were used stay offered, the others have to be entered. `meta` has the codes that stay
 * offered, as a JSON list, so that the back office can say so. Unpublished changes are changed too: they are compared with the records.
 */
export const offerUsedCodes: Migration = {
  async up(db: Kysely<Tables>) {
    const used = await db.selectFrom('promo_uses').select('code').where('customer_id', '=', '').where('uses', '>', 0).execute();
    const codes = new Set(used.map(({ code }) => code));
    const offeredCodes: string[] = [];
    for (const { id, record } of await db.selectFrom('catalogue').selectAll().where('kind', '=', 'promoCodes').execute()) {
      if (!codes.has(id)) continue;
      offeredCodes.push(id);
      const offered = JSON.stringify(withOffer(JSON.parse(record) as Code));
      await db.updateTable('catalogue').set({ record: offered }).where('kind', '=', 'promoCodes').where('id', '=', id).execute();
    }
    if (offeredCodes.length === 0) return;
    await db
      .insertInto('meta')
      .values({ key: 'offered-codes', value: JSON.stringify(offeredCodes) })
      .execute();
    await changeDraft(db, new Set(offeredCodes));
  },
};

async function changeDraft(db: Kysely<Tables>, names: ReadonlySet<string>): Promise<void> {
  for (const row of await db.selectFrom('catalog_changes').selectAll().where('section', '=', 'promoCodes').execute()) {
    if (!names.has(row.id)) continue;
    const changed = { before: inText(row.before), after: inText(row.after) };
    await db.updateTable('catalog_changes').set(changed).where('section', '=', row.section).where('id', '=', row.id).execute();
  }
  for (const { id, changes } of await db.selectFrom('catalog_plans').selectAll().execute()) {
    const planned = JSON.parse(changes) as readonly Change[];
    const changed = planned.map((change) => (change.section === 'promoCodes' && names.has(change.id) ? inChange(change) : change));
    await db
      .updateTable('catalog_plans')
      .set({ changes: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
  }
}

function inChange({ before, after, ...change }: Change): Change {
  return { ...change, before: before && withOffer(before), after: after && withOffer(after) };
}

function inText(json: string | null): string | null {
  return json === null ? null : JSON.stringify(withOffer(JSON.parse(json) as Code));
}

function withOffer(record: Code): Code {
  return { ...record, offeredTo: record['firstOrderOnly'] === true ? 'first_order' : 'all' };
}
