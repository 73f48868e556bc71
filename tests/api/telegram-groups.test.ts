import { beforeEach, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import { stubBot } from '../support/messages/telegram-stub.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { groupChat } from './group-chat.ts';
import { useApi } from './open-api.ts';
import { callPayme, payme } from './payment-callers.ts';
import { staffEnv, staffOf, staffToken } from './staff.ts';
import { memberOf } from './team.ts';

describe.each(backEnds)('the group of a restaurant in Telegram, on %s', (backEnd) => {
  const env = { ...staffEnv, ...payme };
  const telegram = useTelegram(env);
  const tested = useApi(backEnd, env);

  const group = groupChat(tested, telegram);
  const { update, nextUpdate, write, press, connect, deliver, deliverLater, statusOf, openGroup, lastCall, buttons, button, failures } =
    group;
  beforeEach(group.begin);

  test('a code from the office connects the group once and for an hour, and no former one (R-MSG-12)', async () => {
    const { linked, manager, cart, command } = await openGroup();
    expect(command).toMatch(new RegExp(`^/group@${stubBot} [\\w-]{22}$`));
    expect(linked?.text).toContain('новые заказы ресторана');
    expect((await write(command))?.text).toContain('больше не действует');
    const path = `/api/v1/office/telegram-groups/${cart.restaurantId}`;
    const replaced = (await manager.browser.post<{ command: string }>(path, undefined)).body.command;
    const late = (await manager.browser.post<{ command: string }>(path, undefined)).body.command;
    expect((await write(replaced))?.text).toContain('больше не действует');
    tested.now += 60 * 60_000;
    expect((await write(late))?.text).toContain('больше не действует');
    type Groups = ValueOf<'GET /api/v1/office/telegram-groups'>;
    const { body } = await manager.browser.get<Groups>('/api/v1/office/telegram-groups');
    expect(body.bot).toBe(stubBot);
    expect(body.restaurants.filter(({ group }) => group !== null)).toMatchObject([{ id: cart.restaurantId, group: { title: 'Кухня' } }]);
    expect((await manager.browser.send('DELETE', path)).status).toBe(204);
    expect(await tested.services.groups.groups()).toEqual([]);
  });

  test('a manager of other restaurants neither sees nor connects the group of this one', async () => {
    const { cart } = await openGroup();
    const other = await memberOf(tested, { restaurantIds: ['999999'] });
    const path = `/api/v1/office/telegram-groups/${cart.restaurantId}`;
    expect((await other.browser.post(path, undefined)).status).toBe(404);
    expect((await other.browser.send('DELETE', path)).status).toBe(404);
    expect((await other.browser.get<{ restaurants: object[] }>('/api/v1/office/telegram-groups')).body.restaurants).toEqual([]);
  });

  test('a new order comes with lines, sum and comment, without name, phone and address, and is edited with each step (R-MSG-13)', async () => {
    const { order } = await openGroup();
    const { id, number } = await order();
    await deliver();
    const text = String(lastCall('sendMessage')?.['text']);
    expect(text).toContain(`Новый заказ № ${number}`);
    expect(text).toContain('Доставка');
    expect(text).toContain('2 × ');
    expect(text).toContain('Комментарий: Без лука');
    expect(text).toMatch(/Итого .*сум/);
    expect(text).not.toMatch(/998|Навои|Дилноза/);
    expect(buttons().map((one) => one.text)).toEqual(['Подтвердить', 'Отменить']);
    await staffOf(tested).move(id, 'cooking');
    await deliverLater();
    expect(telegram.calls.map(({ method }) => method)).toEqual(['sendMessage', 'editMessageText']);
    expect(group.texts()).toEqual([expect.stringContaining(`Заказ № ${number}: Готовится`)]);
    expect(buttons().map((one) => one.text)).toEqual(['Отменить']);
    expect(failures).toEqual([]);
  });

  test('a press moves the order like the board, signed by name; a second one is told who was first (R-MSG-14)', async () => {
    const { order, manager } = await openGroup();
    const { id, number } = await order();
    await deliver();
    const data = button('Подтвердить');
    expect(await statusOf(id)).toBe('created');
    const first = await press(data);
    expect(first.body).toMatchObject({ method: 'answerCallbackQuery', text: `Заказ № ${number} подтверждён` });
    const second = await press(data);
    expect(second.body).toMatchObject({
      method: 'answerCallbackQuery',
      text: `Заказ № ${number} уже: Подтверждён · ${manager.name}`,
    });
    const history = await tested.connection.db.selectFrom('order_history').select(['status', 'by']).where('order_id', '=', id).execute();
    expect(history.slice(1)).toEqual([{ status: 'confirmed', by: `staff:${manager.name}` }]);
    await deliverLater();
    expect(group.texts()).toEqual([expect.stringContaining(`Заказ № ${number}: Подтверждён · ${manager.name}`)]);
  });

  test('the bot asks why before it cancels an order', async () => {
    const { order } = await openGroup();
    const { id, number } = await order();
    await deliver();
    const asked = await press(button('Отменить'));
    expect(asked.body).toMatchObject({ method: 'answerCallbackQuery' });
    expect(await statusOf(id)).toBe('created');
    const question = lastCall('editMessageReplyMarkup');
    expect(buttons(question).length).toBe(5);
    await press(button('Не отменять', question));
    expect(buttons(lastCall('editMessageReplyMarkup')).map((one) => one.text)).toEqual(['Подтвердить', 'Отменить']);
    expect((await press(button('Блюдо закончилось', question))).body?.text).toBe(`Заказ № ${number} отменён`);
    expect(await statusOf(id)).toBe('cancelled');
    await deliverLater();
    expect(buttons(lastCall('editMessageText'))).toEqual([]);
  });

  test('a forged MAC, another group, somebody else and a repeated update move nothing (R-MSG-14)', async () => {
    const { order, cart } = await openGroup();
    const { id } = await order();
    await deliver();
    const data = button('Подтвердить') ?? '';
    const [, number, step, mac = ''] = data.split(':');
    const forged = `o:${number}:${step}:${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    for (const wrong of [forged, `o:${Number(number) + 1}:${step}:${mac}`, `o:${number}:ask:${mac}`, 'o:1', '', undefined]) {
      expect((await press(wrong)).body).toMatchObject({ method: 'answerCallbackQuery', text: 'Эта кнопка больше не действует.' });
    }
    const foreign = { id: group.chat() - 70_000, type: 'supergroup', title: 'Чужие' };
    expect((await press(data, group.userId(), nextUpdate(), foreign)).body?.text).toBe('Эта кнопка больше не действует.');
    expect((await press(data, 404_404)).body?.text).toContain('только команда ресторана');
    const [elsewhere, editor] = [
      await memberOf(tested, { role: 'kitchen', restaurantIds: ['999999'] }),
      await memberOf(tested, { role: 'editor' }),
    ];
    await connect(elsewhere.browser, 404_405);
    await connect(editor.browser, 404_406);
    for (const other of [404_405, 404_406]) expect((await press(data, other)).body?.text).toContain('только команда ресторана');
    const former = await memberOf(tested, { role: 'kitchen', restaurantIds: [cart.restaurantId] });
    await connect(former.browser, 404_407);
    await tested.services.members.remove(former.id, { name: null, role: 'owner', restaurantIds: [], now: tested.now });
    expect((await press(data, 404_407)).body?.text).toContain('только команда ресторана');
    expect(
      (await update({ update_id: nextUpdate(), callback_query: { id: '1', from: { id: group.userId() }, data } }, 'forged')).status,
    ).toBe(401);
    const known = nextUpdate();
    await press('o:1', group.userId(), known);
    expect((await press(data, group.userId(), known)).body).toBeUndefined();
    expect(await statusOf(id)).toBe('created');
    expect((await press(data)).body?.text).toContain('подтверждён');
  });

  test('an order that nobody accepts within 15 minutes is told once, as a message of its own (R-MSG-15)', async () => {
    const { order } = await openGroup();
    const { number, id } = await order();
    await deliver();
    tested.now += 14 * 60_000;
    await tested.services.groups.watch(tested.now);
    await deliver();
    expect(group.texts().length).toBe(1);
    tested.now += 60_000;
    for (let run = 0; run < 3; run += 1) {
      await tested.services.groups.watch(tested.now);
      await deliverLater();
    }
    expect(group.texts()[1]).toBe(`Заказ № ${number} ждёт уже 15 минут, его никто не принял.`);
    expect(group.texts().length).toBe(2);
    await staffOf(tested).move(id, 'confirmed');
    await deliverLater();
    expect(group.texts().length).toBe(2);
  });

  test('/close and /open work for the team of the restaurant, and the group is told of every pause (R-MSG-15)', async () => {
    tested.now = instantOf(dayOf(tested.now), 20 * 60);
    const { cart } = await openGroup();
    const path = `/api/v1/staff/restaurants/${cart.restaurantId}/pause`;
    const pauses = () => tested.connection.db.selectFrom('pauses').select('until').where('restaurant_id', '=', cart.restaurantId).execute();
    expect((await write('/close', 404_404))?.text).toContain('только команда ресторана');
    expect(await pauses()).toEqual([]);
    expect(await write('/close')).toBeUndefined();
    expect(await pauses()).toEqual([{ until: instantOf(addDays(dayOf(tested.now), 1), 6 * 60) }]);
    await deliver();
    expect(group.texts().at(-1)).toMatch(/^Ресторан не принимает заказы до .*, 06:00\.\nСделал\(а\): Person/);
    tested.now += 1_000;
    expect(await write(`/open@${stubBot}`)).toBeUndefined();
    expect(await pauses()).toEqual([]);
    tested.now += 1_000;
    const headers = { authorization: `Bearer ${staffToken}` };
    await tested.visitor().send('PUT', path, { body: { until: '9999-12-31T23:59:59.000Z' }, headers });
    tested.now += 1_000;
    await tested.visitor().send('PUT', path, { body: { until: null }, headers });
    await deliverLater();
    expect(group.texts().slice(1)).toEqual([
      expect.stringMatching(/^Ресторан снова принимает заказы\.\nСделал/),
      expect.stringContaining('пока его не откроют снова'),
      expect.stringContaining('Ресторан снова принимает заказы.'),
    ]);
  });

  test('the sum of a day comes once, after the restaurant has closed, from any process (R-MSG-15)', async () => {
    const { order } = await openGroup();
    await order();
    const { id } = await order();
    await staffOf(tested).move(id, 'cancelled', 'out_of_stock');
    await deliver();
    telegram.calls.length = 0;
    await tested.services.groups.watch(tested.now);
    await deliverLater();
    expect(telegram.calls.filter(({ parameters }) => String(parameters['text']).startsWith('Итог'))).toEqual([]);
    tested.now = instantOf(addDays(dayOf(tested.now), 1), 5 * 60);
    for (let run = 0; run < 3; run += 1) {
      await tested.services.groups.watch(tested.now);
      await deliverLater();
    }
    const sums = group.texts().filter((text) => text.startsWith('Итог'));
    expect(sums).toEqual([expect.stringMatching(/\nЗаказов: 1 на .*сум\nОтменено: 1$/)]);
  });

  test('a group that becomes a supergroup is followed, and one that removes the bot is told nothing more (R-MSG-12)', async () => {
    const { order } = await openGroup();
    await order();
    telegram.migrate(group.chat(), group.chat() - 100_000);
    await deliver();
    expect(telegram.texts(group.chat() - 100_000).length).toBe(1);
    const [moved] = await tested.services.groups.groups();
    expect(moved?.chatId).toBe(group.chat() - 100_000);
    await update({
      update_id: nextUpdate(),
      message: { chat: { id: group.chat() - 100_000, type: 'group' }, migrate_to_chat_id: group.chat() - 200_000 },
    });
    expect((await tested.services.groups.groups())[0]?.chatId).toBe(group.chat() - 200_000);
    const left = { chat: { id: group.chat() - 200_000, type: 'supergroup' }, new_chat_member: { status: 'left' } };
    await update({ update_id: nextUpdate(), my_chat_member: left });
    expect(await tested.services.groups.groups()).toEqual([]);
    await order();
    await deliverLater();
    expect(telegram.texts(group.chat() - 200_000)).toEqual([]);
  });

  test('an order that is paid online comes once it is paid, and never when it is not (R-MSG-13)', async () => {
    const { order } = await openGroup();
    const [paid, unpaid] = [await order({ payment: { method: 'payme' } }), await order({ payment: { method: 'payme' } })];
    expect(await statusOf(paid.id)).toBe('awaiting_payment');
    await deliver();
    await tested.services.groups.watch(tested.now + 16 * 60_000);
    await deliverLater();
    expect(telegram.calls).toEqual([]);
    const provider = tested.visitor();
    const [id, amount, account] = ['a'.repeat(24), paid.total * 100, { order_id: String(paid.number) }];
    expect(await callPayme(provider, 'CreateTransaction', { id, time: tested.now, amount, account })).toBe(1);
    expect(await callPayme(provider, 'PerformTransaction', { id })).toBe(2);
    await deliverLater();
    expect(group.texts()).toEqual([expect.stringContaining(`№ ${paid.number}`)]);
    tested.now += 60 * 60_000;
    await tested.services.backend.purge(tested.now);
    expect(await statusOf(unpaid.id)).toBe('cancelled');
    await deliverLater();
    expect(group.texts().join()).not.toContain(`№ ${unpaid.number}`);
  });

  test('a group that has blocked the bot ends, and one message in three seconds reaches a group', async () => {
    const { order } = await openGroup();
    await order();
    await order();
    await deliver();
    expect(group.texts().length).toBe(1);
    tested.now += 2_000;
    await deliver();
    expect(group.texts().length).toBe(1);
    telegram.behave({ error_code: 403, description: 'Forbidden: bot was kicked from the supergroup chat' });
    await deliverLater();
    expect(await tested.services.groups.groups()).toEqual([]);
  });

  test('a person of the team has one Telegram, which ends by hand and with another phone (R-MSG-14)', async () => {
    const { manager } = await openGroup();
    type Own = ValueOf<'GET /api/v1/office/telegram'>;
    const own = async () => (await manager.browser.get<Own>('/api/v1/office/telegram')).body;
    expect(await own()).toEqual({ bot: stubBot, isConnected: true });
    expect((await manager.browser.send('DELETE', '/api/v1/office/telegram')).status).toBe(204);
    expect((await own()).isConnected).toBe(false);
    expect((await connect(manager.browser, group.userId()))?.text).toContain('Готово');
    const { id: _, browser: __, ...draft } = manager;
    const by = { name: null, role: 'owner', restaurantIds: [], now: tested.now } as const;
    await tested.services.members.change(manager.id, { ...draft, phone: '998907654321' }, by);
    expect(await tested.services.groups.isLinked(manager.id)).toBe(false);
  });
});
