import { type LocalizedText, locales } from '#domain/locale.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { hasBasicKey } from '../auth/basic-auth.ts';
import { type ClickAnswer, clickErrors, clickJson, completeClick, prepareClick } from '../modules/payments/click/click-calls.ts';
import type { ScopedAccount } from '../modules/payments/merchant-accounts.ts';
import { answerPayme } from '../modules/payments/payme/payme-endpoint.ts';
import { callUzum, isUzumOperation, type UzumError, uzumErrors, uzumFailure } from '../modules/payments/uzum/uzum-calls.ts';
import type { PaymentPort } from '../ports/payments.ts';
import { type Api, type ApiContext, notFound } from './context.ts';
import { parsed, readText } from './read-text.ts';

type Report = (error: unknown, context: ApiContext) => void;

/** The most that a provider sends, in bytes; its calls are a few hundred. */
const mostBytes = { payme: 64 * 1024, click: 16 * 1024, uzum: 64 * 1024 } as const;

/** Where the providers call: with their own forms, errors and statuses, and without a browser's headers (R-PAY-5). */
export const providerPaths = '/api/payments/';

export function addPayments(api: Api, clock: () => number, report: Report): void {
  addPayme(api, clock, report);
  addClick(api, clock, report);
  addUzum(api, clock, report);
}

/** Always 200: Payme takes any other status for an internal failure. */
function addPayme(api: Api, clock: () => number, report: Report): void {
  api.all(`${providerPaths}payme`, async (context) => {
    const { backend } = context.get('services');
    const authorization = context.req.header('Authorization');
    const caller = await callerOf(context, 'payme', ({ login, key }) => hasBasicKey(authorization, { login, password: key }));
    const body = await readText(context, mostBytes.payme);
    const request = { method: context.req.method, isAuthorized: caller !== null, body };
    const payments = caller?.payments ?? backend.payments;
    const reply = await answerPayme(request, { payments, receipts: backend.receipts, now: clock(), words: refusalWords }, (error) =>
      report(error, context),
    );
    return context.json(reply);
  });
}

interface Caller<Provider extends PaymentProvider> {
  readonly account: ScopedAccount<Provider>['account'];
  /** of the restaurants whose orders are paid to its account */
  readonly payments: PaymentPort;
}

/** Whose account calls; null: nobody's. Legal entities may share an account. @throws NOT_FOUND where nobody has one */
async function callerOf<Provider extends PaymentProvider>(
  context: ApiContext,
  provider: Provider,
  isCaller: (account: ScopedAccount<Provider>['account']) => boolean,
): Promise<Caller<Provider> | null> {
  const { merchants, backend } = context.get('services');
  const all = await merchants.all(provider);
  if (all.length === 0) throw notFound();
  const own = all.filter(({ account }) => isCaller(account));
  const [first] = own;
  if (first === undefined) return null;
  return {
    account: first.account,
    payments: merchants.limit(backend.payments, own),
  };
}

function refusalWords(refusal: PaymentRefusal): LocalizedText {
  const texts = locales.map((locale) => [locale, createTranslator(locale, 'payment-refusals')(refusal)] as const);
  return Object.fromEntries(texts) as Record<(typeof locales)[number], string>;
}

function addClick(api: Api, clock: () => number, report: Report): void {
  const calls = { prepare: prepareClick, complete: completeClick } as const;
  for (const name of ['prepare', 'complete'] as const) {
    api.post(`${providerPaths}click/${name}`, async (context) => {
      const { backend } = context.get('services');
      const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('Content-Type') ?? '');
      const text = await readText(context, mostBytes.click);
      const form = isForm && text !== null ? Object.fromEntries(new URLSearchParams(text)) : null;
      // a foreign service, and a body without one, get the answer of an account that nobody has
      const caller = await callerOf(context, 'click', ({ serviceId }) => serviceId === form?.['service_id']);
      const { payments = backend.payments, account = { serviceId: '', secret: '' } } = caller ?? {};
      const answer = await calls[name](form, { payments, receipts: backend.receipts, ...account, now: clock() }).catch(
        (error: unknown): ClickAnswer => {
          report(error, context);
          return { clickTransId: '0', merchantTransId: '', error: clickErrors.failed };
        },
      );
      return context.body(clickJson(answer), 200, { 'content-type': 'application/json' });
    });
  }
}

/** Errors are 400. */
function addUzum(api: Api, clock: () => number, report: Report): void {
  api.all(`${providerPaths}uzum/:operation`, async (context) => {
    const { backend } = context.get('services');
    const operation = context.req.param('operation');
    if (!isUzumOperation(operation)) throw notFound();
    const authorization = context.req.header('Authorization');
    const caller = await callerOf(context, 'uzum', (account) => hasBasicKey(authorization, account));
    const { payments = backend.payments, account = { serviceId: 0 } } = caller ?? {};
    const current = { payments, serviceId: account.serviceId, now: clock() };
    const fail = (error: UzumError) => context.json(uzumFailure(error, current), 400);
    if (context.req.method !== 'POST') return fail(uzumErrors.operation);
    if (caller === null) return fail(uzumErrors.access);
    const body = parsed(await readText(context, mostBytes.uzum));
    if (body === undefined) return fail(uzumErrors.json);
    try {
      const answer = await callUzum(operation, body, current);
      return answer.ok ? context.json(answer.value) : fail(answer.problem);
    } catch (error) {
      report(error, context);
      return fail(uzumErrors.internal);
    }
  });
}
