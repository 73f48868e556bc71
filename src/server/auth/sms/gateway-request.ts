import { randomUUID } from 'node:crypto';
import { parseJson } from '../../json/parse-json.ts';
import { readAtMost } from '../../network/read-at-most.ts';
import { SendFailure } from './text-message.ts';

/** How long one message may take, with the sign-in at the gateway that it may need. */
export const gatewayTimeoutMs = 5_000;

export interface GatewayResponse {
  readonly status: number;
  /** undefined: no JSON */
  readonly json: unknown;
  /** a page of something between the shop and the gateway, such as a proxy */
  readonly isMarkup: boolean;
}

const mostBytes = 256 * 1024;

/**
 * Sends one request, never a second one. Redirects are not followed: the code would be sent to a URL that is not configured.
 * @param name of the gateway, for failures
 * @throws SendFailure when there is no response, or one of 500 and above: `unknown`, unless no connection could be opened
 */
export async function requestGateway(name: string, url: string, init: RequestInit): Promise<GatewayResponse> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const text = await readAtMost(response, mostBytes);
    if (response.status < 500) return { status: response.status, json: parseJson(text), isMarkup: /^\s*</.test(text) };
    throw new SendFailure('unknown', `${name} returned ${response.status}`);
  } catch (error) {
    if (error instanceof SendFailure) throw error;
    const code = codeOf(error);
    throw new SendFailure(notConnected.test(code) ? 'refused' : 'unknown', `${name} did not respond: ${code}`);
  }
}

/** Codes of connections that were never open, so that nothing was sent. */
const notConnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT/;

/** The cause's code, such as ECONNREFUSED: messages may contain the URL. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}

/**
 * A form of parts. `FormData` would write the line ends of a value as CR LF, and a text that is not what was approved, character by
 * character, is refused.
 */
export function multipartOf(fields: readonly (readonly [name: string, value: string])[]): { body: string; type: string } {
  const boundary = `form-${randomUUID()}`;
  const parts = fields.map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  return { body: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
}

/**
 * What a gateway says about a refusal, for the log: without digits, as it may repeat the phone or the code, without the text of the
 * message and without credentials.
 */
export function reasonFor(message: string | undefined, secrets: readonly string[]): string {
  if (message === undefined) return 'no reason';
  const hidden = secrets.filter((secret) => secret !== '').reduce((text, secret) => text.replaceAll(secret, '…'), message);
  return hidden.replace(/\d+/g, '…').replace(/\s+/g, ' ').slice(0, longestReason);
}

const longestReason = 200;
