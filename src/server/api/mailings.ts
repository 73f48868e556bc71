import { calls } from '#contract/calls.ts';
import { defaultLocale, parseLocale } from '#domain/locale.ts';
import { mailingPagePath } from '#domain/order/mailing.ts';
import { toIso } from '../clock.ts';
import { mailingEndPath } from '../modules/messages/mailings/mailing-link.ts';
import { type Api, notFound, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { readText } from './read-text.ts';

const mostBytes = 4 * 1024;

/** Mailings of the office, and the links that end them (R-MAILING-1 to R-MAILING-7). */
export function addMailings(api: Api): void {
  handle(api, calls.mailings, async ({ services, now }) => {
    const [audience, mailings] = await Promise.all([services.mailings.audience(now), services.mailings.list()]);
    return { audience, mailings: mailings.map((mailing) => ({ ...mailing, sendAt: toIso(mailing.sendAt) })) };
  });
  handle(api, calls.planMailing, async ({ services, member, path, body, now }) => {
    const { sendAt, ...texts } = body;
    const mailing = { ...texts, id: path.id, sendAt: sendAt === null ? null : Date.parse(sendAt) };
    unwrap(await services.mailings.plan(mailing, member, now));
  });
  handle(api, calls.cancelMailing, async ({ services, member, path, now }) => {
    unwrap(await services.mailings.cancel(path.id, member, now));
  });
  handle(api, calls.testMailing, async ({ services, member, body, now }) => {
    if (member.id === null) throw notFound();
    return { channel: unwrap(await services.mailings.test(body, { memberId: member.id }, now)) };
  });
  addEnd(api);
}

/**
 * Ends mailings without a sign-in: by the button of the page, or by a mail program (RFC 8058), which expects no redirect. Whoever only
 * opens the link gets the page: programs that look at links end nothing (R-MAILING-2).
 */
function addEnd(api: Api): void {
  api.on(['GET', 'POST'], mailingEndPath, async (context) => {
    const { mailings } = context.get('services');
    const { token = '', mailing = '', locale } = context.req.query();
    const page = mailingPagePath(parseLocale(locale) ?? defaultLocale, { token, mailingId: mailing });
    if (context.req.method === 'GET') return context.redirect(page, 303);
    const body = new URLSearchParams((await readText(context, mostBytes)) ?? '');
    if (!(await mailings.endByLink(token, context.get('now')))) throw notFound();
    return body.get('from') === 'page' ? context.redirect(page, 303) : context.body(null, 200);
  });
}
