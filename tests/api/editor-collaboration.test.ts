import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireThread } from '#contract/editor/comments.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { addTogether } from '#server/db/migrations/0018-together.ts';
import { createComments } from '#server/modules/content/comments.ts';
import { noon } from '../support/shop/backend-fixture.ts';
import { backEnds, createDatabase, engines } from '../support/shop/backends.ts';
import { cookieOf, type Listening, listen } from './listen.ts';
import { type TestedApi, useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const tokens = { anna: 'a'.repeat(32), bobur: 'b'.repeat(32) };
const env = { EDITOR_TOKEN: `anna:${tokens.anna},bobur:${tokens.bobur}` };
const workspace = '/api/v1/editor/site-settings';
const events = '/api/v1/editor/events';
const comments = '/api/v1/editor/comments';
/** What one editor does is seen by another within this time. */
const seenMs = 2_000;

describe.each(backEnds)('simultaneous editors, on %s', (backEnd) => {
  const tested = useApi(backEnd, env);
  const ends: (() => Promise<void>)[] = [];
  let anna: Visitor;
  let bobur: Visitor;

  beforeAll(async () => {
    [anna, bobur] = [tested.visitor(), tested.visitor()];
    await anna.post('/api/v1/editor/session', { token: tokens.anna });
    await bobur.post('/api/v1/editor/session', { token: tokens.bobur });
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const enter = (visitor: Visitor, tab: string, page: string) => visitor.send('PUT', `/api/v1/editor/presence/${tab}`, { body: { page } });
  const leave = (visitor: Visitor, tab: string) => visitor.send('DELETE', `/api/v1/editor/presence/${tab}`);
  const follow = async (visitor: Visitor, app: Pick<TestedApi, 'api'> = tested) => {
    const stream = await listen(app, events, { cookie: cookieOf(visitor) });
    ends.push(() => stream.close());
    for (const event of ['workspace', 'comments', 'presence']) expect(await stream.next()).toMatchObject({ event });
    return stream;
  };
  const next = (stream: Listening) => stream.next(seenMs);

  test('an editor sees within two seconds who opens, changes and leaves a page, in this and another process', async () => {
    const streams = [await follow(anna), await follow(anna, await tested.otherProcess())];
    expect((await enter(bobur, 'tab-b', 'about')).status).toBe(204);
    for (const stream of streams) {
      expect(await next(stream)).toMatchObject({ event: 'presence', data: { editors: [{ tab: 'tab-b', name: 'bobur', page: 'about' }] } });
    }
    await enter(bobur, 'tab-b', 'page:jobs');
    for (const stream of streams) expect(await next(stream)).toMatchObject({ data: { editors: [{ page: 'page:jobs' }] } });
    await leave(bobur, 'tab-b');
    for (const stream of streams) expect(await next(stream)).toMatchObject({ event: 'presence', data: { editors: [] } });
  });

  test('a tab that is silent for 45 seconds is gone with the next sign of another', async () => {
    await enter(bobur, 'silent', 'about');
    const stream = await follow(anna);
    tested.now += 45_000;
    await enter(anna, 'tab-a', 'offer');
    expect(await next(stream)).toMatchObject({ data: { editors: [{ tab: 'tab-a', name: 'anna' }] } });
    await leave(anna, 'tab-a');
  });

  test('a saved draft is reported within two seconds with the revision that the workspace then has', async () => {
    const stream = await follow(anna);
    const { etag, draft, revision } = (await bobur.get<WireWorkspace>(workspace)).body;
    const changed = { ...draft, ready: { ...draft.ready, uz: !draft.ready.uz } };
    const saved = await bobur.send<WireWorkspace>('PUT', workspace, { body: changed, headers: { 'if-match': etag } });
    expect(await next(stream)).toMatchObject({ event: 'workspace', data: { revision: saved.body.revision } });
    expect(saved.body.revision).not.toBe(revision);
    expect((await anna.get<WireWorkspace>(workspace)).body.revision).toBe(saved.body.revision);
  });

  test('a stream of events ends with the session of its editor', async () => {
    const visitor = tested.visitor();
    await visitor.post('/api/v1/editor/session', { token: tokens.anna });
    const stream = await follow(visitor);
    await visitor.send('DELETE', '/api/v1/editor/session');
    expect(await stream.next(3_000)).toBeNull();
    expect(stream.isOver()).toBe(true);
  });

  test('a comment starts a thread with its author and time, replies follow, and it is closed and opened again', async () => {
    const stream = await follow(bobur);
    const subject = { page: 'about', field: 'aboutUs', locale: 'uz' };
    const started = await anna.post<WireThread>(comments, { ...subject, text: ' 2012 toʻgʻrimi?\r\n' });
    expect(started.status).toBe(201);
    const at = new Date(tested.now).toISOString();
    const { id } = started.body;
    expect(started.body).toEqual({
      id,
      ...subject,
      comments: [{ id, text: expect.stringMatching(/^\s?2012 toʻgʻrimi\?/), by: 'anna', at }],
      done: null,
    });
    expect(await next(stream)).toMatchObject({ event: 'comments' });
    tested.now += 60_000;
    const reply = await bobur.post<WireThread>(`${comments}/${id}/replies`, { text: 'Ha' });
    expect(reply.body.comments.map(({ text, by }) => [text.trim(), by])).toEqual([
      ['2012 toʻgʻrimi?', 'anna'],
      ['Ha', 'bobur'],
    ]);
    const closed = await bobur.send<WireThread>('PUT', `${comments}/${id}`, { body: { isDone: true } });
    expect(closed.body.done).toEqual({ by: 'bobur', at: new Date(tested.now).toISOString() });
    expect((await anna.send<WireThread>('PUT', `${comments}/${id}`, { body: { isDone: false } })).body.done).toBeNull();
    await anna.send('PUT', `${comments}/${id}`, { body: { isDone: true } });
    expect((await anna.post<WireThread>(`${comments}/${id}/replies`, { text: 'Yana' })).body.done).toBeNull();
    const { threads } = calls.editorComments.responses[200].json.parse((await bobur.get(comments)).body);
    expect(threads.find((thread) => thread.id === id)?.comments).toHaveLength(3);
  });

  test('open threads come first, and the log names what was commented', async () => {
    const first = await anna.post<WireThread>(comments, { page: 'offer', text: 'Birinchi' });
    const second = await anna.post<WireThread>(comments, { page: 'offer', text: 'Ikkinchi' });
    await anna.send('PUT', `${comments}/${second.body.id}`, { body: { isDone: true } });
    const { threads } = calls.editorComments.responses[200].json.parse((await anna.get(comments)).body);
    expect(threads.filter(({ page }) => page === 'offer').map(({ id }) => id)).toEqual([first.body.id, second.body.id]);
    const { entries } = calls.publishingLog.responses[200].json.parse((await anna.get('/api/v1/office/publishing/log')).body);
    expect(entries.slice(0, 3).map(({ kind, parts, detail }) => [kind, parts, detail])).toEqual([
      ['done', ['offer'], 'Ikkinchi'],
      ['commented', ['offer'], 'Ikkinchi'],
      ['commented', ['offer'], 'Birinchi'],
    ]);
  });

  test('an open thread is listed with its replies, however many newer ones are done', async () => {
    const open = await anna.post<WireThread>(comments, { page: 'privacy', text: 'Ochiq' });
    const row = {
      thread_id: null,
      page: 'privacy',
      field: null,
      locale: null,
      text: 'x',
      by: null,
      at: tested.now,
      done_at: tested.now,
      done_by: null,
    };
    await tested.connection.db
      .insertInto('content_comments')
      .values(Array.from({ length: 2_001 }, () => row))
      .execute();
    await anna.post(`${comments}/${open.body.id}/replies`, { text: 'Javob' });
    const { threads } = calls.editorComments.responses[200].json.parse((await anna.get(comments)).body);
    expect(threads.find(({ id }) => id === open.body.id)?.comments.map(({ text }) => text)).toEqual(['Ochiq', 'Javob']);
    expect(threads.length).toBeLessThanOrEqual(500);
    await tested.connection.db.deleteFrom('content_comments').where('page', '=', 'privacy').execute();
  });

  test('an empty comment, one that is too long, and a reply to no thread are rejected', async () => {
    for (const text of ['', ' ', 'x'.repeat(2_001)]) expect((await anna.post(comments, { page: 'about', text })).status).toBe(400);
    const reply = (await anna.post<WireThread>(comments, { page: 'about', text: 'x' })).body.id;
    const answered = await anna.post<WireThread>(`${comments}/${reply}/replies`, { text: 'y' });
    for (const id of [999_999, answered.body.comments[1]?.id]) {
      expect((await anna.post(`${comments}/${id}/replies`, { text: 'x' })).status).toBe(404);
      expect((await anna.send('PUT', `${comments}/${id}`, { body: { isDone: true } })).status).toBe(404);
    }
  });
});

describe.each(engines)('notes from before there were threads, on %s', (engine) => {
  test('become a thread of their page, and stay in the draft', async () => {
    const { connection, remove } = await createDatabase(engine);
    const { db } = connection;
    const draft = { ...freshDraft(sampleSettings()), comments: { ...freshDraft(sampleSettings()).comments, about: 'Проверить год' } };
    await db
      .insertInto('content_drafts')
      .values({ id: 1, draft: JSON.stringify(draft), saved_at: noon, saved_by: 'anna' })
      .execute();
    if (engine === 'postgres') await sql`drop trigger tell_editor_change on meta`.execute(db);
    for (const table of ['editor_presence', 'content_comments'] as const) await db.schema.dropTable(table).execute();
    await addTogether(engine).up(db);
    expect(await createComments(connection).threads()).toMatchObject([
      { page: 'about', comments: [{ text: 'Проверить год', by: 'anna', at: noon }], done: null },
    ]);
    await remove();
  });
});
