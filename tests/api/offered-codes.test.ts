import { describe, expect, onTestFinished, test } from 'vitest';
import { offerUsedCodes } from '#server/db/migrations/0025-offered-codes.ts';
import { readPromoUses } from '#server/modules/promo/promo-uses.ts';
import { readChanges } from '#server/modules/publishing/draft-rows.ts';
import { createDatabase, engines } from '../support/shop/backends.ts';

const code = (name: string, more: object = {}) => JSON.stringify({ code: name, title: { ru: name }, type: 'percent', value: 10, ...more });

describe.each(engines)('codes from before they had to be entered, on %s', (engine) => {
  test('those with uses stay offered, also in unpublished changes, and the office is told which (R-PROMO-12)', async () => {
    const database = await createDatabase(engine);
    onTestFinished(database.remove);
    const { db } = database.connection;
    const records = [code('USED'), code('FIRST', { firstOrderOnly: true }), code('BLOGGER')];
    const rows = records.map((record, position) => ({ kind: 'promoCodes', id: JSON.parse(record).code as string, position, record }));
    await db.insertInto('catalogue').values(rows).execute();
    await db
      .insertInto('promo_uses')
      .values([
        { code: 'USED', customer_id: '', uses: 2 },
        { code: 'FIRST', customer_id: '', uses: 1 },
        { code: 'BLOGGER', customer_id: '', uses: 0 },
        { code: 'DELETED', customer_id: '', uses: 5 },
      ])
      .execute();
    const change = { section: 'promoCodes', id: 'USED', before: code('USED'), after: code('USED', { value: 20 }), by: null, at: 1 };
    await db.insertInto('catalog_changes').values(change).execute();

    await offerUsedCodes.up(db);

    const stored = await db.selectFrom('catalogue').select('record').where('kind', '=', 'promoCodes').orderBy('position').execute();
    expect(stored.map(({ record }) => JSON.parse(record).offeredTo)).toEqual(['all', 'first_order', undefined]);
    expect(await readChanges(db, 'catalog')).toMatchObject([
      { before: { offeredTo: 'all', value: 10 }, after: { offeredTo: 'all', value: 20 } },
    ]);
    expect((await readPromoUses(db)).stillOffered.toSorted()).toEqual(['FIRST', 'USED']);
  });
});
