import { bodyEncodingOf, escapeJson, fillTemplate, type SmsConfig, type SmsGateway, type SmsValues } from '../config/sms-config.ts';

/** A text message to a phone. */
export interface TextMessage {
  readonly phone: string;
  /** complete, in the customer's language */
  readonly text: string;
  /** the one-time code in the text; null: an announcement */
  readonly code: string | null;
}

/** Rejects when the message was not sent. */
export type MessageSender = (message: TextMessage) => Promise<void>;

/** The gateway when one is configured, else standard output (contract §1). */
export function createMessageSender({ gateway }: Pick<SmsConfig, 'gateway'>): MessageSender {
  return gateway === null ? printMessage : createGateway(gateway);
}

/** One plain line outside the structured log. */
async function printMessage({ code, text }: TextMessage): Promise<void> {
  process.stdout.write(code === null ? `text message: ${text}\n` : `one-time code ${code}\n`);
}

const gatewayTimeoutMs = 5_000;

/**
 * Sends a request to a gateway by its template. Redirects are not followed: the code would be sent to a URL that is not configured. A
 * failure contains neither the URL nor anything that was sent.
 */
function createGateway(gateway: SmsGateway): MessageSender {
  return async ({ phone, code, text }) => {
    const values: SmsValues = { phone, code: code ?? '', text, token: gateway.token ?? '' };
    const response = await fetch(requestOf(gateway, values)).catch((error: unknown) => {
      throw new Error(`the SMS gateway did not respond: ${reasonOf(error)}`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway returned ${response.status}`);
  };
}

function requestOf(gateway: SmsGateway, values: SmsValues): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(gateway.headers)) headers.set(name, fillTemplate(value, values, String));
  const body = bodyOf(gateway, values);
  // `fetch` sets the boundary of this body itself
  if (body instanceof FormData) headers.delete('content-type');
  return new Request(fillTemplate(gateway.url, values, encodeURIComponent), {
    method: gateway.method,
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(gatewayTimeoutMs),
  });
}

const xmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function bodyOf({ body, headers }: SmsGateway, values: SmsValues): string | FormData | null {
  if (body === null) return null;
  switch (bodyEncodingOf(headers)) {
    case 'json':
      return fillTemplate(body, values, escapeJson);
    case 'form':
      return fillTemplate(body, values, encodeURIComponent);
    case 'multipart':
      return multipartOf(body, values);
    case 'xml':
      return fillTemplate(body, values, (value) => value.replace(/[&<>"']/g, (character) => xmlEscapes[character] ?? ''));
    case 'plain':
      return fillTemplate(body, values, String);
  }
}

/** The template is written like a form, `mobile_phone={phone}&message={text}`; each field is a part. */
function multipartOf(template: string, values: SmsValues): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(template)) form.append(name, fillTemplate(value, values, String));
  return form;
}

/** The cause's code, such as ECONNREFUSED: messages may contain the URL. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}
