import { calls } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import { defaultLocale, parseLocale } from '#domain/locale.ts';
import { mailingPagePath } from '#domain/order/mailing.ts';
import { toIso } from '../clock.ts';
import type { TypedMailing } from '../modules/messages/mailings/mailing-drafts.ts';
import { mailingEndPath } from '../modules/messages/mailings/mailing-link.ts';
import { type Api, notFound, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { readText } from './read-text.ts';

const mostBytes = 4 * 1024;

/** Mailings of the office, and the links that end them (R-MAILING-1 to R-MAILING-8). */
export function addMailings(api: Api): void {
  handle(api, calls.mailings, async ({ services, now }) => {
    const { mailings } = services;
    const [audience, drafts, list] = await Promise.all([mailings.audience(now), mailings.drafts(), mailings.list()]);
    return {
      audience,
      drafts: drafts.map((draft) => ({
        ...draft,
        sendAt: draft.sendAt === null ? null : toIso(draft.sendAt),
        changedAt: toIso(draft.changedAt),
      })),
      mailings: list.map((mailing) => ({
        ...mailing,
        sendAt: toIso(mailing.sendAt),
        ended: mailing.ended && { ...mailing.ended, at: toIso(mailing.ended.at) },
      })),
    };
  });
  handle(api, calls.planMailing, async ({ services, member, path, body, now }) => {
    unwrap(await services.mailings.plan(typedMailing(path.id, body), member, now));
  });
  handle(api, calls.cancelMailing, async ({ services, member, path, now }) => {
    unwrap(await services.mailings.end(path.id, member, now));
  });
  handle(api, calls.saveMailingDraft, async ({ services, member, path, body, now }) => ({
    version: unwrap(await services.mailings.saveDraft(typedMailing(path.id, body), member, now)),
  }));
  handle(api, calls.removeMailingDraft, async ({ services, path, query }) => {
    unwrap(await services.mailings.removeDraft(path.id, query.seen));
  });
  handle(api, calls.testMailing, async ({ services, member, body, now }) => {
    if (member.id === null) throw notFound();
    return { channel: unwrap(await services.mailings.test(body, { memberId: member.id }, now)) };
  });
  addEnd(api);
}

type TypedBody = Omit<TypedMailing, 'id' | 'sendAt'> & { readonly sendAt: string | null };

function typedMailing(id: Id, { sendAt, ...body }: TypedBody): TypedMailing {
  return { ...body, id, sendAt: sendAt === null ? null : Date.parse(sendAt) };
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
