import { z } from 'zod';
import { paymentProviders } from '#domain/payment/provider.ts';
import { localizedPath, parseNextPath, splitLocale } from '#domain/routes.ts';
import { readPaymeLink } from '../modules/payments/payme/payme-stub.ts';
import type { Send, StubPayment } from '../modules/payments/stub/stub-caller.ts';
import { comesBack, playStub, stubActs } from '../modules/payments/stub/stub-payer.ts';
import { type Api, type ApiContext, notFound } from './context.ts';

const root = '/api/payments/stub';

const payment = z.object({
  provider: z.enum(paymentProviders),
  account: z.string().regex(/^[1-9]\d{0,14}$/),
  amount: z.coerce.number().int().positive(),
  back: z.string(),
});
const played = payment.extend({ act: z.enum(stubActs) });

/** The providers' pages of stubs (R-PAY-7): their links lead to one page, whose buttons play what a payer may do. */
export function addPaymentsStub(api: Api): void {
  api.get(`${root}/payme/:code`, (context) => open(context, { provider: 'payme', ...readPaymeLink(context.req.param('code')) }));
  api.get(`${root}/click`, (context) => {
    const { transaction_param: account = '', amount = '', return_url: returnUrl = '' } = context.req.query();
    return open(context, { provider: 'click', account, amount: Math.round(Number(amount) * 100), returnUrl });
  });
  api.get(`${root}/uzum`, (context) => {
    const { order: account = '', amount = '', back: returnUrl = '' } = context.req.query();
    return open(context, { provider: 'uzum', account, amount: Number(amount), returnUrl });
  });
  api.post(root, async (context) => {
    const { backend, config } = requireStub(context);
    const form = played.safeParse(Object.fromEntries(new URLSearchParams(await context.req.text())));
    if (!form.success) throw notFound();
    const { act, ...paid } = form.data;
    const send: Send = async (path, request) => (await api.request(path, { method: 'POST', ...request })).text();
    const now = context.get('now');
    const expire = () => backend.payments.expire(paid.account, now);
    const answers = await playStub(paid, act, { payments: config.payments, send, expire, now });
    return context.redirect(comesBack.has(act) ? parseNextPath(paid.back, '/') : pageOf(paid, answers), 303);
  });
}

function open(context: ApiContext, { returnUrl, ...link }: Omit<StubPayment, 'back'> & { readonly returnUrl: string }): Response {
  const { config } = requireStub(context);
  const back = returnUrl.startsWith(`${config.siteUrl}/`) ? returnUrl.slice(config.siteUrl.length) : '/';
  const read = payment.safeParse({ ...link, back });
  if (!read.success) throw notFound();
  return context.redirect(pageOf(read.data, []), 302);
}

/** In the language of the page that the payer comes back to. */
function pageOf({ provider, account, amount, back }: StubPayment, answers: readonly string[]): string {
  const query = new URLSearchParams({ provider, account, amount: String(amount), back });
  for (const answer of answers) query.append('answer', answer);
  return `${localizedPath('/profile/payment-stub', splitLocale(back).locale)}?${query}`;
}

function requireStub(context: ApiContext) {
  const services = context.get('services');
  if (services.config.payments.mode !== 'stub') throw notFound();
  return services;
}
