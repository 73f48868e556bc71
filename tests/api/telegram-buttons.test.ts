import { describe, expect, test } from 'vitest';
import { linkPerson } from '#server/auth/telegram/telegram-people.ts';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverToCustomers } from '#server/modules/messages/deliver-to-customers.ts';
import { handleUpdate } from '#server/modules/messages/telegram/telegram-bot.ts';
import { createTelegramMessenger } from '#server/modules/messages/telegram/telegram-messenger.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import { messagePlaces } from './message-places.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';

const siteUrl = 'https://shop.example';

describe.each(backEnds)('buttons of messages in Telegram, on %s', (backEnd) => {
  const env = { ...staffEnv };
  useTelegram(env);
  const tested = useApi(backEnd, env);
  const { connect } = messagePlaces(tested);

  /** The button of the message that an order is confirmed. */
  const buttonOfOrder = async (isLinked: boolean) => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const chat = await connect(visitor);
    if (isLinked) await linkPerson(tested.connection.db, chat, customerId, tested.now);
    const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'uz' };
    const { body } = await visitor.post<{ id: string }>('/api/v1/orders', await orderOf(visitor, await fillCart(visitor)), headers);
    await staffOf(tested).move(body.id, 'confirmed');
    tested.now += 1_000;
    const sent: unknown[] = [];
    const report = (error: unknown) => sent.push(error);
    const call = async (_method: string, { reply_markup: buttons }: Readonly<Record<string, unknown>>) => {
      sent.push(buttons);
      return { message_id: 1 };
    };
    await assignChannels(tested.connection, { systems: ['webhook'], customers: ['telegram'] });
    await deliverToCustomers(tested.connection, createTelegramMessenger(tested.connection, { call }, siteUrl), tested.now, report);
    return { sent, url: `${siteUrl}/uz/profile/history/${body.id}` };
  };

  test('an order opens inside Telegram for the customer whom Telegram signs in, in the browser for others (R-TELEGRAM-7)', async () => {
    const known = await buttonOfOrder(true);
    const text = 'Buyurtmani ochish';
    expect(known.sent).toEqual([{ inline_keyboard: [[{ text, web_app: { url: known.url } }]] }]);
    const other = await buttonOfOrder(false);
    expect(other.sent).toEqual([{ inline_keyboard: [[{ text, url: other.url }]] }]);
  });

  test('whoever writes to the bot gets a button that opens the shop inside Telegram, in their language (R-TELEGRAM-7)', async () => {
    const write = (id: number, site: string) =>
      handleUpdate(
        tested.connection,
        { update_id: id, message: { text: '/start', chat: { id: 5, type: 'private' }, from: { id: 5, language_code: 'en' } } },
        { now: tested.now, inGroup: async () => null, siteUrl: site },
      );
    const button = { text: 'Open the menu', web_app: { url: `${siteUrl}/en` } };
    expect(await write(9_001, siteUrl)).toMatchObject({ chat_id: 5, reply_markup: { inline_keyboard: [[button]] } });
    // Telegram refuses an address that is not public
    expect(await write(9_002, 'http://localhost:4321')).not.toHaveProperty('reply_markup');
  });
});
