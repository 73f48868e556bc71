import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trickleBody } from './trickle.ts';

export const stubToken = '123456789:AAstub-token-of-the-bot-of-tests-0001';
export const stubBot = 'namuna_test_bot';

interface BotCall {
  readonly method: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What a call is answered with: an error of the Bot API, the end of the connection, nothing, or a body without an end. */
type BotBehavior =
  | { readonly error_code: number; readonly description: string; readonly parameters?: { readonly retry_after: number } }
  | 'hang-up'
  | 'silent'
  | 'trickle';

/** Plays the Bot API of Telegram: keeps the texts of chats by message id, as a phone shows them. */
export interface TelegramStub {
  readonly url: string;
  /** of the shop that has this bot */
  readonly env: Readonly<Record<string, string>>;
  readonly calls: BotCall[];
  /** of a chat, in the order in which they were sent, each as it is now */
  texts(chatId: number): string[];
  /** the group has become a supergroup with another id */
  migrate(from: number, to: number): void;
  /** the answer to the next calls; null: as a bot that works */
  behave(behavior: BotBehavior | null): void;
  close(): void;
}

interface Options {
  readonly port?: number;
  readonly onCall?: (call: BotCall) => void;
}

export async function startTelegram({ port = 0, onCall }: Options = {}): Promise<TelegramStub> {
  const calls: BotCall[] = [];
  const messages = new Map<number, { chatId: number; text: string }>();
  const migrated = new Map<number, number>();
  let behavior: BotBehavior | null = null;
  const answer = ({ method, parameters }: BotCall): object => {
    const text = String(parameters['text']);
    if (!text.isWellFormed()) return { ok: false, error_code: 400, description: 'Bad Request: strings must be encoded in UTF-8' };
    const moved = migrated.get(Number(parameters['chat_id']));
    if (moved !== undefined) {
      const description = 'Bad Request: group chat was upgraded to a supergroup chat';
      return { ok: false, error_code: 400, description, parameters: { migrate_to_chat_id: moved } };
    }
    if (method === 'sendMessage') {
      const id = messages.size + 1;
      messages.set(id, { chatId: Number(parameters['chat_id']), text });
      return { ok: true, result: { message_id: id } };
    }
    if (method === 'editMessageText') {
      const edited = messages.get(Number(parameters['message_id']));
      if (edited === undefined) return { ok: false, error_code: 400, description: 'Bad Request: message to edit not found' };
      if (edited.text === text) return { ok: false, error_code: 400, description: 'Bad Request: message is not modified' };
      edited.text = text;
    }
    return { ok: true, result: true };
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const call = { method, parameters: JSON.parse(body || '{}') };
    calls.push(call);
    onCall?.(call);
    if (behavior === 'hang-up') return void request.socket.destroy();
    if (behavior === 'silent') return;
    if (behavior === 'trickle') return trickleBody(response);
    const answered =
      token === stubToken ? ((behavior && { ok: false, ...behavior }) ?? answer(call)) : { ok: false, error_code: 401, description: '' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { TELEGRAM_BOT_TOKEN: stubToken, TELEGRAM_BOT_NAME: stubBot, TELEGRAM_API_URL: url },
    calls,
    texts: (chatId) => [...messages.values()].filter((message) => message.chatId === chatId).map(({ text }) => text),
    migrate(from, to) {
      migrated.set(from, to);
    },
    behave(changed) {
      behavior = changed;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
