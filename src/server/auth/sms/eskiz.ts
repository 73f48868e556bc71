import { z } from 'zod';
import { TimeoutError, within } from '../../async/within.ts';
import type { GatewayAccount } from '../../config/sms-config.ts';
import { type BalanceReport, createBalanceCheck } from './balance-check.ts';
import { createEskizTokens } from './eskiz-token.ts';
import { type GatewayResponse, gatewayTimeoutMs, multipartOf, reasonFor, requestGateway } from './gateway-request.ts';
import { type MessageSender, SendFailure, type TextMessage } from './text-message.ts';

/**
 * Sends by Eskiz. A token that is refused is renewed, and the message sent again, once: it was not accepted. Nothing else is repeated.
 * @param balance gets the balance of the account, at most once an hour
 */
export function createEskizSender(account: GatewayAccount, balance: BalanceReport): MessageSender {
  const tokens = createEskizTokens(account);
  const checkBalance = createBalanceCheck(async () => readBalance(account, await tokens.current()), balance);
  return async (message) => {
    const deadline = performance.now() + gatewayTimeoutMs;
    const left = () => Math.max(0, deadline - performance.now());
    const token = await inTime(tokens.current(), left());
    const first = await post(account, token, message, left());
    const response = isTokenRejected(first) ? await post(account, await inTime(tokens.renewed(token), left()), message, left()) : first;
    checkBalance();
    checkResponse(response, [account.login, account.password, message.text]);
  };
}

/** Of a wait before the message is sent, so that a time-out has a known outcome. */
async function inTime(token: Promise<string>, timeoutMs: number): Promise<string> {
  try {
    return await within(token, timeoutMs);
  } catch (error) {
    throw error instanceof TimeoutError ? new SendFailure('refused', 'Eskiz did not return a token in time') : error;
  }
}

async function post(
  { url, sender }: GatewayAccount,
  token: string,
  { phone, text }: TextMessage,
  timeoutMs: number,
): Promise<GatewayResponse> {
  const { body, type } = multipartOf([
    ['mobile_phone', phone],
    ['message', text],
    ['from', sender],
  ]);
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
  return requestGateway('Eskiz', `${url}/api/message/sms/send`, { method: 'POST', headers, body, signal });
}

const sendResponse = z.looseObject({
  id: z
    .union([z.string().min(1), z.number()])
    .optional()
    .catch(undefined),
  status: z.unknown().optional(),
  message: z.string().optional().catch(undefined),
  data: z
    .looseObject({ alert: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** 401; some clients also report a 200 whose body has nothing but a message. */
function isTokenRejected({ status, json }: GatewayResponse): boolean {
  if (status === 401) return true;
  return status === 200 && typeof json === 'object' && json !== null && Object.keys(json).join() === 'message';
}

/**
 * `{ id, status: 'waiting' }`: accepted, not yet delivered.
 * @throws SendFailure
 */
function checkResponse({ status, json }: GatewayResponse, secrets: readonly string[]): void {
  const { data } = sendResponse.safeParse(json);
  const state = typeof data?.status === 'string' ? data.status.toLowerCase() : '';
  const isOk = status >= 200 && status <= 299;
  if (!isOk || /^(fail|error|reject)/.test(state)) {
    throw new SendFailure('refused', `Eskiz returned ${status}: ${reasonFor(data?.message ?? data?.data?.alert, secrets)}`);
  }
  if (data?.id === undefined) throw new SendFailure('unknown', `Eskiz returned ${status} without the id of a message`);
}

const balanceResponse = z.looseObject({
  data: z.looseObject({
    balance: z.union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ]),
  }),
});

async function readBalance({ url }: GatewayAccount, token: string): Promise<number> {
  const signal = AbortSignal.timeout(gatewayTimeoutMs);
  const headers = { authorization: `Bearer ${token}` };
  const { status, json } = await requestGateway('Eskiz', `${url}/api/user/get-limit`, { headers, signal });
  const { data } = balanceResponse.safeParse(json);
  if (data === undefined) throw new Error(`Eskiz returned ${status} without a balance`);
  return data.data.balance;
}
