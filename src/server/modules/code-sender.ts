import type { Config } from '../config.ts';

/** A text on its way to a phone. */
export interface TextMessage {
  readonly phone1: string;
  /** complete, in the customer's language */
  readonly text: string;
  /** the one-time code that the text holds; null: an announcement */
  readonly code: string | null;
}

/** Rejects when the message did not leave. */
export type MessageSender = (message: TextMessage) => Promise<void>;

/** The gateway where one is configured, else standard output (contract §1). */
export function createMessageSender({ url, token }: Config['sms']): MessageSender {
  return url === null ? printMessage : createGateway(url, token);
}

/** One plain line outside the structured log. */
async function printMessage({ code, text }: TextMessage): Promise<void> {
  process.stdout.write(code === null ? `text message: ${text}\n` : `one-time code ${code}\n`);
}

const gatewayTimeoutMs = 5_000;

/**
 * Asks a gateway whose address is a template with `{phone}`, `{code}` and `{text}`; the token goes as Bearer.
 * Redirects are not followed: the code would leave for an address that nobody configured.
 */
function createGateway(template: string, token: string | null): MessageSender {
  return async ({ phone1, code, text }) => {
    const values: Record<string, string> = { phone: phone1, code: code ?? '', text };
    const url = template.replace(/\{(phone|code|text)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(gatewayTimeoutMs) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}
