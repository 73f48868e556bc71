import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { backEnds } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { staffEnv } from './staff.ts';
import { memberOf, signInTo } from './team.ts';
import type { Visitor } from './visitor.ts';

const ownerPhone = '998950000001';
const hour = 60 * 60_000;
const texts = {
  title: { ru: 'Плов дня', en: '', uz: '' },
  text: { ru: 'Сегодня с барбарисом.', en: '', uz: '' },
};
const others = { ...texts, text: { ru: 'Сегодня с айвой.', en: '', uz: '' } };

type Mailings = ValueOf<'GET /api/v1/office/mailings'>;
type Saved = ProblemBody & { readonly version: number };

describe.each(backEnds)('drafts of mailings, on %s (R-MAILING-8)', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, OWNER_PHONE: ownerPhone });
  let owner: Visitor;
  let manager: Visitor;
  let id: string;
  let name: string;
  beforeAll(async () => {
    owner = tested.visitor();
    await signInTo(tested, owner, ownerPhone);
    ({ browser: manager, name } = await memberOf(tested));
  });
  beforeEach(async () => {
    await tested.connection.db.deleteFrom('mailings').execute();
    await tested.connection.db.deleteFrom('mailing_drafts').execute();
    id = crypto.randomUUID();
  });

  const save = (who: Visitor, seen: number | null, body: object = texts, sendAt: string | null = null) =>
    who.send<Saved>('PUT', `/api/v1/office/mailing-drafts/${id}`, { body: { ...body, sendAt, seen } });
  const plan = (who: Visitor, seen: number | null, body: object = texts) =>
    who.send<ProblemBody>('PUT', `/api/v1/office/mailings/${id}`, { body: { ...body, sendAt: null, seen } });
  const remove = (who: Visitor, seen: number) => who.send<ProblemBody>('DELETE', `/api/v1/office/mailing-drafts/${id}?seen=${seen}`);
  const read = async (who = manager) => (await who.get<Mailings>('/api/v1/office/mailings')).body;

  test('a draft may be unfinished, is seen by everybody who writes mailings, and sends nothing', async () => {
    const unfinished = { ...texts, text: { ru: '', en: '', uz: '' } };
    const sendAt = new Date(tested.now + hour).toISOString();
    expect((await save(owner, null, unfinished, sendAt)).body).toEqual({ version: 1 });
    const { drafts, mailings } = await read();
    const changedAt = new Date(tested.now).toISOString();
    expect(drafts).toMatchObject([{ id, ...unfinished, sendAt, version: 1, changedAt }]);
    expect(mailings).toEqual([]);
    expect((await save(manager, 1)).body).toEqual({ version: 2 });
    expect((await read()).drafts).toMatchObject([{ ...texts, sendAt: null, changedBy: name }]);
  });

  test('a save over a version that somebody else has changed is refused; the same once more is not', async () => {
    await save(owner, null);
    await save(manager, 1, others);
    const refused = await save(owner, 1);
    expect([refused.status, refused.body.code]).toEqual([412, 'MAILING_CHANGED']);
    expect((await save(owner, null)).status).toBe(412);
    expect((await save(manager, 1, others)).body).toEqual({ version: 2 });
    expect((await read()).drafts).toMatchObject([others]);
  });

  test('of two saves of one version at the same time one is stored', async () => {
    await save(owner, null, { ...texts, title: { ru: 'Плов', en: '', uz: '' } });
    const answers = await Promise.all([save(owner, 1), save(manager, 1, others)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await read()).drafts).toMatchObject([{ version: 2, ...(answers[0].status === 200 ? texts : others) }]);
  });

  test('once it is sent it is no draft, and does not become one again', async () => {
    await save(owner, null);
    expect((await plan(owner, 1)).status).toBe(204);
    expect((await plan(owner, 1)).status).toBe(204);
    expect((await save(owner, 1, others)).body.code).toBe('MAILING_CHANGED');
    expect((await plan(manager, 1, others)).body.code).toBe('MAILING_CHANGED');
    const { drafts, mailings } = await read();
    expect(drafts).toEqual([]);
    expect(mailings).toMatchObject([{ id, ...texts }]);
  });

  test('a mailing whose draft somebody else has changed is not sent', async () => {
    await save(owner, null);
    await save(manager, 1, others);
    expect((await plan(owner, 1)).body.code).toBe('MAILING_CHANGED');
    const { drafts, mailings } = await read();
    expect([drafts.length, mailings]).toEqual([1, []]);
    // what is stored is what is sent: the response to the save was lost
    expect((await plan(manager, 1, others)).status).toBe(204);
  });

  test('the version that was seen is deleted, a newer one stays', async () => {
    await save(owner, null);
    await save(manager, 1, others);
    expect((await remove(owner, 1)).body.code).toBe('MAILING_CHANGED');
    expect((await remove(owner, 2)).status).toBe(204);
    expect((await remove(owner, 2)).status).toBe(204);
    expect((await read()).drafts).toEqual([]);
    expect((await save(manager, 2)).body.code).toBe('MAILING_CHANGED');
  });
});
