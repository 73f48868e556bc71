import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import { stubToken, type TelegramStub } from '../support/messages/telegram-stub.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import type { TestedApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

interface Reply {
  readonly method?: string;
  readonly text?: string;
}

interface Button {
  readonly text: string;
  readonly callback_data?: string;
}

/** The steps of a group in Telegram and of its restaurant. */
export function groupChat(tested: TestedApi, telegram: TelegramStub) {
  let chat = -9_000;
  let userId = 500;
  const failures: unknown[] = [];
  const { update, nextUpdate, connect } = botUpdates(tested);
  const inGroup = () => ({ id: chat, type: 'supergroup', title: 'Кухня' });
  const write = async (text: string, from = userId, at: object = inGroup()) =>
    (await update({ update_id: nextUpdate(), message: { text, chat: at, from: { id: from } } })).body;
  const deliver = async () => {
    await assignChannels(tested.connection, { systems: ['webhook'], customers: [], groups: true });
    await tested.services.groups.deliver?.(tested.now, (error) => failures.push(error));
  };
  const buttons = (parameters = telegram.calls.at(-1)?.parameters) =>
    (parameters?.['reply_markup'] as { inline_keyboard: Button[][] } | undefined)?.inline_keyboard.flat() ?? [];
  return {
    ...{ update, nextUpdate, write, connect, deliver, buttons, failures },
    ...{ chat: () => chat, userId: () => userId, texts: () => telegram.texts(chat) },
    /** On another day, in another group; nothing waits. */
    async begin() {
      const { db } = tested.connection;
      for (const table of ['outbox', 'notices', 'telegram_groups', 'message_channels'] as const) await db.deleteFrom(table).execute();
      telegram.behave(null);
      telegram.calls.length = 0;
      failures.length = 0;
      tested.now += 24 * 60 * 60_000;
      chat -= 1;
    },
    press: (data: string | undefined, from = userId, id = nextUpdate(), at: object = inGroup()) =>
      update({ update_id: id, callback_query: { id: `press-${id}`, from: { id: from }, data, message: { message_id: 1, chat: at } } }),
    /** The next moment at which the group is told something. */
    async deliverLater() {
      tested.now += 5_000;
      await deliver();
    },
    async statusOf(id: string) {
      return (await tested.connection.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
    },
    /** A cart, the group of its restaurant, and a manager whose Telegram is connected. */
    async openGroup() {
      const customer = tested.visitor();
      await signUp(tested, customer);
      const cart = await fillCart(customer);
      const manager = await memberOf(tested);
      const { body } = await manager.browser.post<{ command: string }>(`/api/v1/office/telegram-groups/${cart.restaurantId}`, undefined);
      const linked = await write(body.command);
      userId += 1;
      await connect(manager.browser, userId);
      const order = async (details: object = {}) => {
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const draft = { ...(await orderOf(customer, cart)), comment: 'Без лука', ...details };
        return (await customer.post<{ id: string; number: number; total: number }>('/api/v1/orders', draft, headers)).body;
      };
      return { customer, cart, manager, linked, order, command: body.command };
    },
    lastCall: (method: string) => telegram.calls.findLast((call) => call.method === method)?.parameters,
    button: (text: string, parameters = telegram.calls.at(-1)?.parameters) =>
      buttons(parameters).find((one) => one.text.includes(text))?.callback_data,
  };
}

/** What Telegram sends to the bot. */
function botUpdates(tested: TestedApi) {
  let updates = 0;
  const update = (body: object, secret = webhookSecret(stubToken)) =>
    tested.visitor().post<Reply | undefined>('/api/telegram/webhook', body, { 'x-telegram-bot-api-secret-token': secret });
  const nextUpdate = () => ++updates;
  return {
    ...{ update, nextUpdate },
    /** A person of the team opens the bot by the link from the office. */
    async connect(browser: Visitor, id: number) {
      const { body } = await browser.post<{ url: string }>('/api/v1/office/telegram', undefined);
      const code = body.url.split('?start=')[1] ?? '';
      return (await update({ update_id: nextUpdate(), message: { text: `/start ${code}`, chat: { id, type: 'private' } } })).body;
    },
  };
}
