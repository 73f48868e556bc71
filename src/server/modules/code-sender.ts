import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Config } from '../config.ts';

/** A one-time code on its way to a phone. */
export interface CodeMessage {
  readonly phone1: string;
  readonly code: string;
  readonly locale: Locale;
}

/** Rejects when the code did not leave. */
export type CodeSender = (message: CodeMessage) => Promise<void>;

/** The gateway where one is configured, else standard output (contract §1). */
export function createCodeSender({ url, token }: Config['sms']): CodeSender {
  return url === null ? printCode : createGateway(url, token);
}

/** One plain line outside the structured log. */
async function printCode({ code }: CodeMessage): Promise<void> {
  process.stdout.write(`one-time code ${code}\n`);
}

const gatewayTimeoutMs = 5_000;

/**
 * Asks a gateway whose address is a template with `{phone}`, `{code}` and `{text}`; the token goes as Bearer.
 * Redirects are not followed: the code would leave for an address that nobody configured.
 */
function createGateway(template: string, token: string | null): CodeSender {
  return async ({ phone1, code, locale }) => {
    const values: Record<string, string> = { phone: phone1, code, text: createTranslator(locale, 'code-sender')('text', { code }) };
    const url = template.replace(/\{(phone|code|text)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(gatewayTimeoutMs) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}
