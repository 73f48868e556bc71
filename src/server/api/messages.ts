import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { choicesOf } from '../modules/messages/choices-of.ts';
import { webhookPath } from '../modules/messages/telegram/webhook.ts';
import type { Report } from './auth.ts';
import { type Api, notFound, ProblemError, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { parsed, readText } from './read-text.ts';

const mostBytes = 256 * 1024;

/** Where customers get messages about their orders (R-MSG-1). */
export function addMessages(api: Api, report: Report): void {
  handle(api, calls.messageChoices, ({ services, session }) => choicesOf(services, session));
  handle(api, calls.telegramLink, async ({ services, customerId, locale, now }) => ({
    url: unwrap(await services.messages.telegramLink({ customerId, locale }, now)),
  }));
  handle(api, calls.connectOpenTelegram, async ({ services, customerId, session, locale, now }) => {
    const { telegramId } = session;
    if (telegramId === null) throw notFound();
    unwrap(await services.messages.connectTelegram({ customerId, locale }, telegramId, now));
  });
  handle(api, calls.allowPush, async ({ services, customerId, session, locale, body, now }) => {
    unwrap(await services.messages.allowPush({ customerId, locale, session, ...body }, now));
  });
  handle(api, calls.requestMailCode, async ({ context, services, customerId, locale, body, now }) => {
    const sent = services.messages.sendMailCode({ customerId, locale }, body.address, now);
    const result = await sent.catch((error: unknown) => {
      report(error, context);
      throw new ProblemError(problem('CODE_NOT_SENT'));
    });
    unwrap(result);
  });
  handle(api, calls.confirmMail, async ({ services, customerId, body, now }) => {
    unwrap(await services.messages.confirmMail(customerId, body.code, now));
  });
  handle(api, calls.changeMessages, async ({ services, customerId, path, body }) => {
    if (!(await services.messages.change(customerId, path.id, body.level))) throw notFound();
  });
  handle(api, calls.endMessages, async ({ services, customerId, path }) => {
    if (!(await services.messages.end(customerId, path.id))) throw notFound();
  });
  handle(api, calls.agreeToOffers, ({ services, customerId, body, now }) => services.mailings.agree(customerId, body.isAgreed, now));
  addTelegram(api);
}

/** The answer to a person is a method of the Bot API in the response, so that no request of ours can fail (R-MSG-7). */
function addTelegram(api: Api): void {
  api.post(webhookPath, async (context) => {
    const { messages, groups } = context.get('services');
    const body = parsed(await readText(context, mostBytes));
    const secret = context.req.header('x-telegram-bot-api-secret-token');
    const reply = unwrap(await messages.receive(secret, body, { now: context.get('now'), inGroup: groups.answer }));
    return reply === null ? context.body(null, 200) : context.json(reply);
  });
}
