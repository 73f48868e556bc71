import { bodyEncodingOf, escapeJson, fillTemplate, type SmsTemplate, type SmsValues } from '../../config/sms-template.ts';
import { gatewayTimeoutMs, multipartOf, requestGateway } from './gateway-request.ts';
import { type MessageSender, SendFailure } from './text-message.ts';

/** Sends the request of a template to any gateway. Its response is accepted or refused by the status alone. */
export function createTemplateSender(template: SmsTemplate): MessageSender {
  return async ({ phone, code, text }) => {
    const values: SmsValues = { phone, code: code ?? '', text, token: template.token ?? '' };
    const { status } = await requestGateway('the SMS gateway', ...requestOf(template, values));
    if (status < 200 || status > 299) throw new SendFailure('refused', `the SMS gateway returned ${status}`);
  };
}

function requestOf(template: SmsTemplate, values: SmsValues): [url: string, init: RequestInit] {
  const headers = new Headers();
  for (const [name, value] of Object.entries(template.headers)) headers.set(name, fillTemplate(value, values, String));
  const { body, type } = bodyOf(template, values);
  if (type !== null) headers.set('content-type', type);
  const signal = AbortSignal.timeout(gatewayTimeoutMs);
  return [fillTemplate(template.url, values, encodeURIComponent), { method: template.method, headers, body, signal }];
}

const xmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

interface Body {
  readonly body: string | null;
  /** null: as the template has it */
  readonly type: string | null;
}

function bodyOf({ body, headers }: SmsTemplate, values: SmsValues): Body {
  if (body === null) return { body, type: null };
  const encoding = bodyEncodingOf(headers);
  if (encoding === 'multipart') {
    // the template is written like a form, `mobile_phone={phone}&message={text}`; each field is a part
    const fields = [...new URLSearchParams(body)].map(([name, value]) => [name, fillTemplate(value, values, String)] as const);
    return multipartOf(fields);
  }
  return { body: fillTemplate(body, values, encoders[encoding]), type: null };
}

const encoders: Readonly<Record<'json' | 'form' | 'xml' | 'plain', (value: string) => string>> = {
  json: escapeJson,
  form: encodeURIComponent,
  xml: (value) => value.replace(/[&<>"']/g, (character) => xmlEscapes[character] ?? ''),
  plain: String,
};
