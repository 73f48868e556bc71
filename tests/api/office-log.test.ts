import { beforeAll, describe, expect, test } from 'vitest';
import type { WireDraft } from '#contract/editor/editor-wire.ts';
import { addTeam } from '#server/db/migrations/0019-team.ts';
import { searchLog } from '#server/modules/office/search-log.ts';
import { createDatabase, engines } from '../support/shop/backends.ts';
import { fillCart, freshPhone, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf, staffToken } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const dayMs = 24 * 60 * 60_000;

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly kind: string;
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
}
interface Page {
  readonly entries: Entry[];
  readonly next: number | null;
  readonly people: string[];
}

describe.each(engines)('the log of the office, on %s', (engine) => {
  const tested = useApi(engine, { ...staffEnv, EDITOR_TOKEN: 'e'.repeat(32) });
  let browser: Visitor;
  let number = 0;
  let restaurantId = '';
  const search = async (query: Record<string, string> = {}) =>
    (await browser.get<Page>(`/api/v1/office/log?${new URLSearchParams(query)}`)).body;

  beforeAll(async () => {
    ({ browser } = await memberOf(tested, { name: 'Шахло' }));
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    restaurantId = cart.restaurantId;
    const { body: order } = await place(visitor, await orderOf(visitor, cart));
    number = order.number;
    await browser.post(`/api/v1/staff/orders/${order.id}/status`, { status: 'confirmed' });
    await staffOf(tested).put('stop-list', { restaurantId, productId: cart.lines[0]?.productId, portions: 3 });
    await staffOf(tested).put('stop-list', { restaurantId, productId: cart.lines[0]?.productId, portions: 0 });
    await staffOf(tested).put(`restaurants/${restaurantId}/pause`, { until: '2026-11-30T10:00:00Z' });
  });

  test('an order, a limit and a pause are written down with who, before and after', async () => {
    const { entries, people } = await search();
    expect(entries.slice(0, 4)).toMatchObject([
      { kind: 'pauseChanged', by: 'Anvar', before: { until: null }, after: { until: '2026-11-30T10:00:00.000Z' } },
      { kind: 'stopChanged', by: 'Anvar', before: { portions: 3 }, after: { portions: 0 } },
      { kind: 'stopChanged', by: 'Anvar', before: { portions: null }, after: { portions: 3 } },
      { kind: 'orderMoved', by: 'Шахло', subject: String(number), before: { status: 'created' }, after: { status: 'confirmed' } },
    ]);
    expect(people).toEqual(expect.arrayContaining(['Anvar', 'Шахло']));
  });

  test('a person of the team is written down without the middle of the phone', async () => {
    const phone = freshPhone();
    const added = await browser.post<{ id: string }>('/api/v1/office/team', {
      name: 'Ойбек',
      phone,
      role: 'kitchen',
      restaurantIds: ['1'],
    });
    await browser.send('PUT', `/api/v1/office/team/${added.body.id}`, { body: { name: 'Ойбек', phone, role: 'editor' } });
    await browser.send('DELETE', `/api/v1/office/team/${added.body.id}`);
    const { entries } = await search({ text: 'ойбек' });
    expect(entries).toMatchObject([
      { kind: 'memberRemoved', before: { role: 'editor' }, after: null },
      { kind: 'memberChanged', before: { role: 'kitchen', restaurants: '1' }, after: { role: 'editor' } },
      { kind: 'memberAdded', before: null, after: { name: 'Ойбек' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(phone);
  });

  test('a publication names the versions before and after it', async () => {
    const headers = { authorization: `Bearer ${'e'.repeat(32)}` };
    const publish = async (email: string) => {
      const { body, headers: of } = await browser.get<{ draft: WireDraft }>('/api/v1/editor/site-settings', headers);
      await browser.send('PUT', '/api/v1/editor/site-settings', {
        body: { ...body.draft, settings: { ...body.draft.settings, email } },
        headers: { ...headers, 'if-match': of.get('etag') ?? '' },
      });
      await browser.post('/api/v1/office/publishing/publish', {}, headers);
      return (await search({ kind: 'published' })).entries[0];
    };
    const first = await publish('first@shop.example');
    expect(first).toMatchObject({ before: { version: null }, after: { version: expect.any(Number) } });
    expect(await publish('second@shop.example')).toMatchObject({ before: first?.after, after: { version: expect.any(Number) } });
  });

  test('saves of the site are one entry with the values before the first and after the last, long texts as far as they differ', async () => {
    const headers = { authorization: `Bearer ${'e'.repeat(32)}` };
    const save = async (change: (draft: WireDraft) => WireDraft) => {
      const { body, headers: of } = await browser.get<{ draft: WireDraft }>('/api/v1/editor/site-settings', headers);
      await browser.send('PUT', '/api/v1/editor/site-settings', {
        body: change(body.draft),
        headers: { ...headers, 'if-match': of.get('etag') ?? '' },
      });
    };
    const withLead = (ru: string) => (draft: WireDraft) => {
      const { about } = draft.pages.fixed;
      return { ...draft, pages: { ...draft.pages, fixed: { ...draft.pages.fixed, about: { ...about, lead: { ru, en: '', uz: '' } } } } };
    };
    const long = 'Плов и самса. '.repeat(12).trim();
    await save(withLead(long));
    tested.now += 11 * 60_000;
    await save(withLead(`${long} С 2019 года.`));
    await save(withLead(`${long} С 2020 года.`));
    const [entry] = (await search({ kind: 'saved' })).entries;
    const start = `…${long.slice(-30)}`;
    expect(entry).toMatchObject({ before: { 'about/lead.ru': start }, after: { 'about/lead.ru': `${start} С 2020 года.` } });
    expect((await search({ text: '2020' })).entries[0]?.id).toBe(entry?.id);
  });

  test('is searched by person, kind, day and text, in any letter case and script', async () => {
    const kindsOf = async (query: Record<string, string>) => (await search(query)).entries.map(({ kind }) => kind);
    expect(await kindsOf({ by: 'Шахло', kind: 'orderMoved' })).toEqual(['orderMoved']);
    expect(await kindsOf({ by: 'Anvar', text: 'PORTIONS' })).toEqual(['stopChanged', 'stopChanged']);
    expect(await kindsOf({ from: '2026-11-22' })).toEqual([]);
    expect(await kindsOf({ until: '2026-11-20' })).toEqual([]);
    expect(await kindsOf({ from: '2026-11-21', until: '2026-11-21', kind: 'pauseChanged' })).toEqual(['pauseChanged']);
    expect(await kindsOf({ text: '%' })).toEqual([]);
    expect((await browser.get('/api/v1/office/log?kind=other')).status).toBe(400);
  });

  test('comes in pages of fifty', async () => {
    tested.now += dayMs;
    for (let count = 0; count < 60; count += 1) {
      await staffOf(tested).put(`restaurants/${restaurantId}/pause`, { until: null });
    }
    const first = await search({ from: '2026-11-22' });
    expect([first.entries.length, first.next]).toEqual([50, first.entries.at(-1)?.id]);
    const second = await search({ from: '2026-11-22', before: String(first.next) });
    expect([second.entries.length, second.next]).toEqual([10, null]);
  });

  test('a page reads no more of a long log than it shows, and a search finds what is far back', async () => {
    const { db } = tested.connection;
    const row = { at: tested.now, by: 'Anvar', kind: 'pauseChanged', parts: '[]', detail: null, part: 'orders', subject: '', words: 'x' };
    const old = { ...row, by: 'Zafar', words: 'needle' };
    await db.insertInto('content_log').values(old).execute();
    for (let part = 0; part < 6; part += 1)
      await db
        .insertInto('content_log')
        .values(Array.from({ length: 800 }, () => row))
        .execute();
    const { entries, next } = await search({ text: 'needle' });
    expect([entries.map(({ by }) => by), next]).toEqual([['Zafar'], null]);
    expect((await search({ by: 'Anvar' })).people).toContain('Zafar');
    const statements: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await searchLog(watched, { parts: ['orders'], by: null, kind: null, from: null, until: null, text: null, before: null });
    expect(statements).toEqual(['SelectQueryNode', 'SelectQueryNode', 'RawNode']);
  });

  test('with a token of staff only changes of orders are read, and the editors’ log has only those of the site', async () => {
    const authorization = `Bearer ${staffToken}`;
    const { body } = await tested.visitor().get<Page>('/api/v1/office/log?until=2026-11-21', { authorization });
    expect(new Set(body.entries.map(({ kind }) => kind))).toEqual(new Set(['orderMoved', 'stopChanged', 'pauseChanged']));
    const ofSite = await browser.get<{ entries: Entry[] }>('/api/v1/office/publishing/log');
    expect(new Set(ofSite.body.entries.map(({ kind }) => kind))).toEqual(new Set(['saved', 'published']));
  });
});

describe.each(engines)('the update to the log of the office, on %s', (engine) => {
  test('keeps the editors’ log as changes of the site, and finds its words in any letter case and script', async () => {
    const { connection, remove } = await createDatabase(engine);
    const { db } = connection;
    for (const table of ['team', 'team_sessions'] as const) await db.schema.dropTable(table).execute();
    for (const index of ['content_log_part', 'content_log_by', 'content_log_at']) await db.schema.dropIndex(index).execute();
    for (const column of ['part', 'subject', 'before', 'after', 'words']) {
      await db.schema.alterTable('content_log').dropColumn(column).execute();
    }
    await db.schema.alterTable('challenges').dropColumn('purpose').execute();
    const former = { at: 1, by: 'Шахло', kind: 'commented', parts: '["about"]', detail: 'Проверить ГОД' };
    await db.insertInto('content_log').values(former).execute();
    await addTeam.up(db);
    const everything = { by: null, kind: null, from: null, until: null, before: null };
    const { entries } = await searchLog(db, { ...everything, parts: ['site'], text: 'год' });
    expect(entries).toMatchObject([{ kind: 'commented', by: 'Шахло', detail: 'Проверить ГОД', subject: '', before: null }]);
    await remove();
  });
});
