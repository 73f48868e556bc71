import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import type { MailStub } from '../support/messages/mail-stub.ts';
import { pushBrowser } from '../support/messages/read-push.ts';
import { stubToken } from '../support/messages/telegram-stub.ts';
import type { TestedApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

export const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/phone-of-tests';

/** The steps by which customers of a test connect the places where they get messages. */
export function messagePlaces(tested: TestedApi) {
  let nextChat = 1_000;
  let updates = 0;
  const update = (body: object, secret = webhookSecret(stubToken)) =>
    tested.visitor().post<{ text?: string } & ProblemBody>('/api/telegram/webhook', body, { 'x-telegram-bot-api-secret-token': secret });
  /** An update with the next id. */
  const tell = (body: object) => {
    updates += 1;
    return update({ update_id: updates, ...body });
  };
  const write = (chatId: number, text: string, type = 'private') =>
    tell({ message: { text, chat: { id: chatId, type }, from: { id: 1, language_code: 'uz' } } });
  const codeFor = async (visitor: Visitor) => {
    const { body } = await visitor.post<{ url: string }>('/api/v1/messages/telegram', undefined, { 'accept-language': 'uz' });
    return body.url.split('?start=')[1] ?? '';
  };
  return {
    ...{ update, tell, write, codeFor },
    /** Connects a chat with a customer. */
    async connect(visitor: Visitor) {
      nextChat += 1;
      await write(nextChat, `/start ${await codeFor(visitor)}`);
      return nextChat;
    },
    allowPush(visitor: Visitor, address = pushEndpoint) {
      return visitor.post<ProblemBody>('/api/v1/messages/push', { endpoint: address, keys: pushBrowser().keys });
    },
    /** Proves an e-mail address. */
    async connectMail(visitor: Visitor, { received }: MailStub, address: string, language = 'ru') {
      await visitor.post('/api/v1/messages/email', { address }, { 'accept-language': language });
      const code = /\b\d{6}\b/.exec(received.at(-1)?.text ?? '')?.[0] ?? '';
      await visitor.post('/api/v1/messages/email/confirmation', { code });
    },
  };
}
