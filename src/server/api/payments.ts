import { type LocalizedText, locales } from '#domain/locale.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { hasBasicKey } from '../auth/basic-auth.ts';
import { type ClickAnswer, clickErrors, clickJson, completeClick, prepareClick } from '../modules/payments/click/click-calls.ts';
import { answerPayme } from '../modules/payments/payme/payme-endpoint.ts';
import { callUzum, isUzumOperation, type UzumError, uzumErrors, uzumFailure } from '../modules/payments/uzum/uzum-calls.ts';
import { type Api, type ApiContext, notFound } from './context.ts';

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
    const { backend, config } = context.get('services');
    const { payme } = config.payments;
    if (payme === null) throw notFound();
    const body = await readText(context, mostBytes.payme);
    const request = { method: context.req.method, authorization: context.req.header('Authorization'), body };
    const reply = await answerPayme(
      request,
      { login: payme.login, password: payme.key },
      { payments: backend.payments, receipts: backend.receipts, now: clock(), words: refusalWords },
      (error) => report(error, context),
    );
    return context.json(reply);
  });
}

function refusalWords(refusal: PaymentRefusal): LocalizedText {
  const texts = locales.map((locale) => [locale, createTranslator(locale, 'payment-refusals')(refusal)] as const);
  return Object.fromEntries(texts) as Record<(typeof locales)[number], string>;
}

function addClick(api: Api, clock: () => number, report: Report): void {
  const calls = { prepare: prepareClick, complete: completeClick } as const;
  for (const name of ['prepare', 'complete'] as const) {
    api.post(`${providerPaths}click/${name}`, async (context) => {
      const { backend, config } = context.get('services');
      const { click } = config.payments;
      if (click === null) throw notFound();
      const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('Content-Type') ?? '');
      const text = await readText(context, mostBytes.click);
      const form = isForm && text !== null ? Object.fromEntries(new URLSearchParams(text)) : null;
      const answer = await calls[name](form, { payments: backend.payments, receipts: backend.receipts, ...click, now: clock() }).catch(
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
    const { backend, config } = context.get('services');
    const { uzum } = config.payments;
    const operation = context.req.param('operation');
    if (uzum === null || !isUzumOperation(operation)) throw notFound();
    const current = { payments: backend.payments, serviceId: uzum.serviceId, now: clock() };
    const fail = (error: UzumError) => context.json(uzumFailure(error, current), 400);
    if (context.req.method !== 'POST') return fail(uzumErrors.operation);
    if (!hasBasicKey(context.req.header('Authorization'), uzum)) return fail(uzumErrors.access);
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

/** null: longer than the limit, or not UTF-8 */
async function readText(context: ApiContext, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return null;
  }
}

/** undefined: not JSON */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
