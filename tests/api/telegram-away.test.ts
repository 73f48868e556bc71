import { describe, expect, test } from 'vitest';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverToCustomers } from '#server/modules/messages/deliver-to-customers.ts';
import { sendMessages, waitingMessages } from '#server/modules/messages/send-messages.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import { messagePlaces } from './message-places.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const customers = 45;
const minute = 60_000;

describe.each(backEnds)('Telegram away for an hour, on %s', (backEnd) => {
  const env = { ...staffEnv };
  const telegram = useTelegram(env);
  const tested = useApi(backEnd, env);
  const { connect, write } = messagePlaces(tested);

  const order = async (visitor: Visitor) => {
    const body = await orderOf(visitor, await fillCart(visitor));
    return (await visitor.post<{ id: string }>('/api/v1/orders', body, { 'idempotency-key': crypto.randomUUID() })).body.id;
  };
  const messenger = () => tested.services.messages.messengers.find(({ channel }) => channel === 'telegram');
  const waiting = async (channel: string) => (await waitingMessages(tested.connection)).find((one) => one.channel === channel)?.count ?? 0;

  test('updates are answered without asking it, the webhook gets each event at once, and what waits leaves in steps (R-MSG-4, R-MSG-7)', async () => {
    const visitors: Visitor[] = [];
    const chats: number[] = [];
    for (let at = 0; at < customers; at += 1) {
      const visitor = tested.visitor();
      await signUp(tested, visitor);
      visitors.push(visitor);
      chats.push(await connect(visitor));
    }
    telegram.behave('hang-up');
    const told: string[] = [];
    let calls = 0;
    const tick = async () => {
      await assignChannels(tested.connection, { systems: ['webhook'], customers: ['telegram'] });
      const send = async ({ order: { id }, text }: { order: { id: string }; text: string }) => void told.push(`${id} ${text}`);
      await sendMessages(tested.connection, { channel: 'webhook', send }, tested.now, () => {});
      const telegramOf = messenger();
      if (telegramOf === undefined) throw new Error('there is no bot');
      await deliverToCustomers(tested.connection, telegramOf, tested.now, () => {});
    };
    for (let at = 0; at < 60; at += 1) {
      tested.now += minute;
      const visitor = visitors[at];
      if (visitor !== undefined) await staffOf(tested).move(await order(visitor), 'confirmed');
      const before = telegram.calls.length;
      expect((await write(chats[at % customers] ?? 0, '/help')).body.text).toContain('bot');
      // an answer is the response: nothing is awaited from Telegram
      expect(telegram.calls.length).toBe(before);
      await tick();
      await tick();
      calls = telegram.calls.length;
    }
    expect(Number(await waiting('webhook'))).toBe(0);
    expect(told.length).toBe(2 * customers);
    // a try a minute and lane, not one for each message
    expect(calls).toBeLessThanOrEqual(60 * 4);
    telegram.behave(null);
    tested.now += 2 * minute;
    const steps: number[] = [];
    for (let second = 0; second < 5; second += 1) {
      telegram.calls.length = 0;
      await tick();
      steps.push(telegram.calls.length);
      tested.now += 1_000;
    }
    expect(steps).toEqual([20, 20, 5, 0, 0]);
    for (const chat of chats) expect(telegram.texts(chat).length).toBe(1);
    expect(Number(await waiting('telegram'))).toBe(0);
  }, 180_000);
});
