import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { GatewayAccount } from '../../config/sms-config.ts';
import { type GatewayResponse, gatewayTimeoutMs, reasonFor, requestGateway } from './gateway-request.ts';
import { type MessageSender, SendFailure } from './text-message.ts';

/** `message-id` has at most 20 characters and is chosen by the sender; the cabinet of PlayMobile finds a message by it. */
const idBytes = 10;

/** Sends by the SMS broker of PlayMobile, which has no tokens: each request has the credentials. Nothing is repeated. */
export function createPlayMobileSender(account: GatewayAccount): MessageSender {
  const authorization = `Basic ${Buffer.from(`${account.login}:${account.password}`).toString('base64')}`;
  return async ({ phone, text }) => {
    const id = randomBytes(idBytes).toString('hex');
    const sms = { originator: account.sender, content: { text } };
    const response = await requestGateway(`PlayMobile (message ${id})`, `${account.url}/send`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ messages: [{ recipient: phone, 'message-id': id, sms }] }),
      signal: AbortSignal.timeout(gatewayTimeoutMs),
    });
    checkResponse(response, [account.login, account.password, text]);
  };
}

/** Of either type; null counts as absent. */
const field = z.union([z.string(), z.number()]).nullish().catch(null);

/** Both spellings are in use. */
const errorResponse = z.looseObject({
  error_code: field,
  error_description: field,
  'error-code': field,
  'error-description': field,
});

/** "Internal server error", which has the status 400 like all errors of the table. */
const internalError = '100';
const longestCode = 20;

/**
 * A success has any body without an error that is no markup: the documented one is a plain text. Zero is no error.
 * @throws SendFailure
 */
function checkResponse({ status, json, isMarkup }: GatewayResponse, secrets: readonly string[]): void {
  if (status === 401 || status === 403) {
    throw new SendFailure(
      'refused',
      `PlayMobile returned ${status}: check PLAYMOBILE_LOGIN, PLAYMOBILE_PASSWORD and the permitted addresses`,
    );
  }
  const { data } = errorResponse.safeParse(json);
  const code = String(data?.error_code ?? data?.['error-code'] ?? '').trim();
  const isError = code !== '' && !/^0+$/.test(code);
  const isOk = status >= 200 && status <= 299 && !isError;
  if (isOk && isMarkup) throw new SendFailure('unknown', `PlayMobile returned ${status} with markup`);
  if (isOk) return;
  const description = data?.error_description ?? data?.['error-description'];
  throw new SendFailure(
    code === internalError ? 'unknown' : 'refused',
    `PlayMobile returned ${status}, error ${isError ? shownCode(code, secrets) : 'unknown'}: ${reasonFor(description?.toString(), secrets)}`,
  );
}

/** A number of the table as it is; any other text without what it may repeat of the message. */
function shownCode(code: string, secrets: readonly string[]): string {
  return /^\d{1,3}$/.test(code) ? code : reasonFor(code, secrets).slice(0, longestCode);
}
