import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { createGroupSender } from '#server/modules/messages/group/group-messenger.ts';
import { createGroupNoticeSender } from '#server/modules/messages/group/group-notices.ts';
import { followChat } from '#server/modules/messages/group/group-rows.ts';
import { tellGroup } from '#server/modules/messages/group/tell-group.ts';
import { createTelegramClient } from '#server/modules/messages/telegram/telegram-client.ts';
import { dueMessages } from '#server/modules/messages/waiting-messages.ts';
import { stubBot, stubToken } from '../support/messages/telegram-stub.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { groupChat } from './group-chat.ts';
import { useApi } from './open-api.ts';
import { callPayme, payme } from './payment-callers.ts';
import { staffEnv, staffOf } from './staff.ts';

const minute = 60_000;

describe.each(backEnds)('the group of a restaurant when something goes wrong, on %s', (backEnd) => {
  const env = { ...staffEnv, ...payme };
  const telegram = useTelegram(env);
  const tested = useApi(backEnd, env);
  const group = groupChat(tested, telegram);
  const { press, deliver, deliverLater, statusOf, openGroup, button, failures, texts, update, nextUpdate } = group;
  beforeEach(group.begin);

  const watch = () => tested.services.groups.watch(tested.now);
  const rows = () => tested.connection.db.selectFrom('outbox').select(['failure', 'delivered_at']).where('channel', '=', 'group').execute();
  const sums = () => texts().filter((text) => text.startsWith('Итог'));

  test('what a customer wrote is no markup, and shows no picture of a foreign page (R-MSG-13)', async () => {
    const { order } = await openGroup();
    await order({ comment: '<a href="https://evil.example">tap</a> _x_ https://evil.example' });
    await deliver();
    const sent = telegram.calls.at(-1)?.parameters;
    expect(sent).not.toHaveProperty('parse_mode');
    expect(sent).toMatchObject({ link_preview_options: { is_disabled: true } });
    expect(String(sent?.['text']).replaceAll('\u2060', '')).toContain('<a href="https://evil.example">tap</a> _x_ https://evil.example');
  });

  test('a message that somebody deleted is sent anew, one that is as it should be is left alone (R-MSG-13)', async () => {
    const { order } = await openGroup();
    const { id } = await order();
    await deliver();
    await tested.connection.db.updateTable('outbox').set({ delivered_at: null, next_at: 0 }).where('channel', '=', 'group').execute();
    await deliverLater();
    expect(telegram.calls.map(({ method }) => method)).toEqual(['sendMessage', 'editMessageText']);
    expect(await rows()).toEqual([{ failure: null, delivered_at: tested.now }]);
    await tested.connection.db.updateTable('telegram_messages').set({ message_id: 999_999 }).execute();
    await staffOf(tested).move(id, 'cooking');
    await deliverLater();
    expect(texts()).toEqual([expect.stringContaining('Новый заказ'), expect.stringContaining('Готовится')]);
    expect(failures).toEqual([]);
  });

  test('half of an emoji, which Telegram refuses, does not keep an order from the group (R-MSG-13)', async () => {
    const { order, cart } = await openGroup();
    const lines = cart.lines.map((line) => ({ ...line, comment: 'Острое \ud83c' }));
    const { number } = await order({ lines, comment: 'Без лука \ud83c', wishes: { cutlery: 2 } });
    await deliver();
    expect(texts()).toEqual([expect.stringContaining(`№ ${number}`)]);
    expect(texts()[0]).toContain('Без лука');
  });

  test('an order whose customer deletes the account is shown as canceled, without what the customer wrote, or not at all (R-MSG-13)', async () => {
    const { order, customer } = await openGroup();
    const { number } = await order({ comment: 'Позвоните Дилнозе' });
    await deliver();
    expect(texts()).toEqual([expect.stringContaining('Дилнозе')]);
    await order({ comment: 'Дилноза ждёт' });
    expect((await customer.send('DELETE', '/api/v1/account')).status).toBe(204);
    for (let run = 0; run < 3; run += 1) await deliverLater();
    expect(texts()).toEqual([expect.stringContaining(`№ ${number}: Отменён`)]);
    expect(texts()[0]).not.toContain('Дилноз');
    expect(failures).toEqual([]);
  });

  test('a message about an order that does not exist any more ends (R-MSG-5)', async () => {
    const { order } = await openGroup();
    const { id } = await order();
    await assignChannels(tested.connection, { systems: ['webhook'], customers: [], groups: true });
    await tested.connection.db.deleteFrom('order_history').where('order_id', '=', id).execute();
    await tested.connection.db.deleteFrom('orders').where('id', '=', id).execute();
    await deliver();
    expect([await rows(), telegram.calls, failures]).toEqual([[{ failure: 'ended', delivered_at: tested.now }], [], []]);
  });

  test('a press on an old button of an order that is over changes nothing (R-MSG-14)', async () => {
    const { order } = await openGroup();
    const { id, number } = await order();
    await deliver();
    const confirm = button('Подтвердить');
    await press(button('Отменить'));
    const cancel = button('Блюдо закончилось', group.lastCall('editMessageReplyMarkup'));
    for (const status of ['confirmed', 'cooking', 'ready', 'on_way', 'delivered'] as const) await staffOf(tested).move(id, status);
    for (const data of [confirm, cancel]) expect((await press(data)).body?.text).toContain(`Заказ № ${number} уже: Доставлен`);
    expect(await statusOf(id)).toBe('delivered');
  });

  test('a press by two people at the same time is one step (R-MSG-14)', async () => {
    const { order } = await openGroup();
    const { id } = await order();
    await deliver();
    const data = button('Подтвердить');
    const answers = await Promise.all([press(data), press(data)]);
    expect(answers.map(({ body }) => body?.text?.includes('уже')).sort()).toEqual([false, true]);
    const steps = await tested.connection.db.selectFrom('order_history').select('status').where('order_id', '=', id).execute();
    expect(steps.map(({ status }) => status)).toEqual(['created', 'confirmed']);
  });

  test('while Telegram does not answer, a press still confirms (R-MSG-7)', async () => {
    const { order } = await openGroup();
    const { id } = await order();
    await deliver();
    const [confirm, ask] = [button('Подтвердить'), button('Отменить')];
    telegram.behave('hang-up');
    expect((await press(ask)).body?.text).toEqual(expect.stringContaining('Нажмите ещё раз'));
    expect((await press(confirm)).body?.text).toContain('подтверждён');
    expect(await statusOf(id)).toBe('confirmed');
  });

  test('several processes tell an alarm and the sum of a day once (R-MSG-15)', async () => {
    const { order } = await openGroup();
    await order();
    await deliver();
    tested.now += 15 * minute;
    await Promise.all(Array.from({ length: 5 }, watch));
    for (let run = 0; run < 3; run += 1) await deliverLater();
    expect(texts().filter((text) => text.includes('ждёт уже 15 минут')).length).toBe(1);
    tested.now = instantOf(addDays(dayOf(tested.now), 1), 5 * 60);
    await Promise.all(Array.from({ length: 5 }, watch));
    await Promise.all(Array.from({ length: 5 }, deliverLater));
    await watch();
    await deliverLater();
    expect(sums().length).toBe(1);
  });

  test('an order that was paid late is alarmed 15 minutes after the payment (R-MSG-15)', async () => {
    const { order } = await openGroup();
    const { number, total } = await order({ payment: { method: 'payme' } });
    tested.now += 10 * minute;
    const provider = tested.visitor();
    const [id, amount, account] = ['b'.repeat(24), total * 100, { order_id: String(number) }];
    expect(await callPayme(provider, 'CreateTransaction', { id, time: tested.now, amount, account })).toBe(1);
    expect(await callPayme(provider, 'PerformTransaction', { id })).toBe(2);
    const alarms = async () => {
      await watch();
      await deliverLater();
      await deliverLater();
      return texts().filter((text) => text.includes('ждёт уже')).length;
    };
    await deliver();
    tested.now += 14 * minute;
    expect(await alarms()).toBe(0);
    tested.now += minute;
    expect(await alarms()).toBe(1);
  });

  test('an order that is placed at night for the next day is in the sum of that day, not of none (R-MSG-15)', async () => {
    const today = dayOf(tested.now);
    tested.now = instantOf(today, 12 * 60);
    const { order } = await openGroup();
    await order();
    await deliver();
    tested.now = instantOf(today, 23 * 60 + 58);
    await watch();
    await deliverLater();
    expect(sums()).toEqual([expect.stringContaining('Заказов: 1 ')]);
    const late = await order();
    const stored = await tested.connection.db.selectFrom('orders').select('slot_day').where('id', '=', late.id).executeTakeFirst();
    expect(stored?.slot_day).toBe(addDays(today, 1));
    tested.now = instantOf(addDays(today, 1), 12 * 60);
    await order();
    await order();
    tested.now = instantOf(addDays(today, 2), 5 * 60);
    for (let run = 0; run < 4; run += 1) {
      await watch();
      await deliverLater();
    }
    expect(sums().length).toBe(2);
    expect(sums()[1]).toContain('Заказов: 3 ');
  });

  test('who closes a kitchen after midnight closes it for this night, not for the day that begins (R-MSG-15)', async () => {
    const today = dayOf(tested.now);
    tested.now = instantOf(today, 30);
    const { cart } = await openGroup();
    expect(await group.write('/close', 404_404)).toMatchObject({ text: expect.stringContaining('только команда') });
    await group.write('/close');
    const pauses = await tested.connection.db.selectFrom('pauses').select('until').where('restaurant_id', '=', cart.restaurantId).execute();
    expect(pauses).toEqual([{ until: instantOf(today, 6 * 60) }]);
    await group.write('/open');
  });

  test('who closes a kitchen that is paused for longer does not shorten that (R-MSG-15)', async () => {
    const { cart } = await openGroup();
    const { db } = tested.connection;
    const until = instantOf(addDays(dayOf(tested.now), 3), 0);
    await db.insertInto('pauses').values({ restaurant_id: cart.restaurantId, until }).execute();
    await group.write('/close');
    const pauses = await db.selectFrom('pauses').select('until').where('restaurant_id', '=', cart.restaurantId).execute();
    expect(pauses).toEqual([{ until }]);
    await group.write('/open');
  });

  test('a wrong secret is 401 and is not remembered as an update (R-MSG-7)', async () => {
    const { order } = await openGroup();
    const { id } = await order();
    await deliver();
    const known = nextUpdate();
    const body = (data: string | undefined) => ({
      update_id: known,
      callback_query: {
        id: '1',
        from: { id: group.userId() },
        data,
        message: { message_id: 1, chat: { id: group.chat(), type: 'supergroup' } },
      },
    });
    const data = button('Подтвердить');
    for (const secret of ['forged', '']) expect((await update(body(data), secret)).status).toBe(401);
    expect(await statusOf(id)).toBe('created');
    expect((await update(body(data))).body?.text).toContain('подтверждён');
  });

  test('a group that moves to a chat of another restaurant ends, and that one stays (R-MSG-12)', async () => {
    await openGroup();
    const chatId = group.chat() - 50_000;
    const other = { restaurant_id: 'other', chat_id: chatId, title: '', locale: 'ru', linked_at: 0, summed_day: '' };
    await tested.connection.db.insertInto('telegram_groups').values(other).execute();
    const message = { chat: { id: group.chat(), type: 'group' }, migrate_to_chat_id: chatId };
    expect((await update({ update_id: nextUpdate(), message })).status).toBe(200);
    expect(await tested.services.groups.groups()).toMatchObject([{ restaurantId: 'other', chatId }]);
  });

  test('a group that moves while several orders wait gets each of them in its new chat, one in three seconds (R-MSG-12, R-MSG-13)', async () => {
    const { order } = await openGroup();
    const orders = [await order(), await order(), await order()];
    tested.now += 16 * minute;
    await watch();
    const moved = group.chat() - 100_000;
    telegram.migrate(group.chat(), moved);
    await deliver();
    const first = telegram.texts(moved).filter((text) => text.includes('Новый заказ')).length;
    tested.now += 1_000;
    await deliver();
    expect([first, telegram.texts(moved).filter((text) => text.includes('Новый заказ')).length]).toEqual([1, 1]);
    for (let run = 0; run < 4; run += 1) await deliverLater();
    for (const { number } of orders) {
      const about = telegram.texts(moved).filter((text) => text.includes(`№ ${number}`));
      expect(about.map((text) => text.includes('ждёт уже')).sort()).toEqual([false, true]);
    }
    expect([texts(), failures]).toEqual([[], []]);
  });

  test('what a process has read before a group moves is sent to its new chat (R-MSG-12)', async () => {
    const { order, cart } = await openGroup();
    const { connection, now } = tested;
    await order();
    await assignChannels(connection, { systems: ['webhook'], customers: [], groups: true });
    await connection.db
      .transaction()
      .execute((transaction) => tellGroup(transaction, cart.restaurantId, { kind: 'pause', until: null, by: null, at: now }, { now }));
    const [due] = await dueMessages(connection.db, 'group', 1, now);
    const notice = await connection.db.selectFrom('notices').selectAll().executeTakeFirst();
    if (due === undefined || notice === undefined) throw new Error('nothing waits');
    const moved = group.chat() - 100_000;
    await followChat(connection, group.chat(), moved);
    const client = createTelegramClient({ apiUrl: telegram.url, token: stubToken, bot: stubBot });
    const bot = { connection, client, token: stubToken, siteUrl: 'http://localhost:4321' };
    expect([await createGroupSender(bot).trySend(due, now), await createGroupNoticeSender(bot).trySend(notice)]).toEqual([null, null]);
    expect([telegram.texts(moved).length, texts()]).toEqual([2, []]);
  });

  test('a move of a group that the database does not finish is made whole by the next message (R-MSG-12)', async () => {
    const { order } = await openGroup();
    await order();
    await order();
    await deliver();
    const moved = group.chat() - 100_000;
    const losing: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('outbox')) throw new Error('the connection is lost');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = tested.connection.db.withPlugin(losing);
    await expect(followChat({ db }, group.chat(), moved)).rejects.toThrow('lost');
    telegram.migrate(group.chat(), moved);
    await deliverLater();
    expect(telegram.texts(moved).length).toBe(1);
  });

  test('an answer of Telegram without an end delays the groups by one send (R-MSG-4)', async () => {
    const { order } = await openGroup();
    await order();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 20_000 ? 150 : minute));
    telegram.behave('trickle');
    await deliver();
    limits.mockRestore();
    expect(await rows()).toEqual([{ failure: 'no_answer', delivered_at: null }]);
  });
});
