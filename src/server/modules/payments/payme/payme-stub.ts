import { randomBytes } from 'node:crypto';
import type { Send, StubCaller, StubPayment } from '../stub/stub-caller.ts';
import { accountField } from './payme-answer.ts';

/** Payme without money, with one transaction. */
export function paymeStub({ account, amount }: StubPayment, login: { login: string; key: string }, send: Send, now: number): StubCaller {
  const id = randomBytes(12).toString('hex');
  const authorization = `Basic ${Buffer.from(`${login.login}:${login.key}`).toString('base64')}`;
  const call = async (method: string, params: object) => {
    const headers = { authorization, 'content-type': 'text/json; charset=UTF-8' };
    const answer = await send('/api/payments/payme', { headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) });
    const { result, error } = JSON.parse(answer) as { result?: { state?: number }; error?: { code: number } };
    return `${method}: ${error === undefined ? `state ${result?.state}` : error.code}`;
  };
  return {
    begin: () => call('CreateTransaction', { id, time: now, amount, account: { [accountField]: account } }),
    take: () => call('PerformTransaction', { id }),
    fail: () => call('CancelTransaction', { id, reason: 3 }),
  };
}

/** What a link to Payme's checkout says. @param code base64 */
export function readPaymeLink(code: string): Pick<StubPayment, 'account' | 'amount'> & { readonly returnUrl: string } {
  const parts = Buffer.from(code, 'base64').toString().split(';');
  const values = new Map(parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]));
  return { account: values.get(`ac.${accountField}`) ?? '', amount: Number(values.get('a')), returnUrl: values.get('c') ?? '' };
}
