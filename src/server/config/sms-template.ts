import { err, ok, type Result } from '#domain/result.ts';

/** The request of any gateway, as a template with `{phone}`, `{code}`, `{text}` and `{token}`. */
export interface SmsTemplate {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** null: the request has no body */
  readonly body: string | null;
  readonly token: string | null;
}

interface GivenTemplate {
  readonly url: string;
  readonly method: string;
  readonly headers: string;
  readonly body: string;
  readonly token: string;
}

export type SmsValues = Readonly<Record<'phone' | 'code' | 'text' | 'token', string>>;

const defaultBody = '{"phone":"{phone}","text":"{text}"}';
const sample: SmsValues = { phone: '998901234567', code: '012345', text: 'a "text" & more\n', token: 't' };

/**
 * The template of the variables. Without a method, a body and a placeholder in the URL it receives JSON by POST; the token is sent as Bearer
 * unless the template places it elsewhere.
 * @returns the problem as one sentence that names the variable
 */
export function smsTemplateOf(given: GivenTemplate): Result<SmsTemplate, string> {
  if (!/^https?:\/\//.test(given.url) || !URL.canParse(fillTemplate(given.url, sample, encodeURIComponent))) {
    return err('SMS_URL is not an address: write it as https://gateway.example/send.');
  }
  const headers = headersOf(given.headers);
  if (headers === null) {
    return err('SMS_HEADERS must be a JSON object of texts such as {"content-type":"application/json"}, with no place but {token} in it.');
  }
  const body = given.body || (isInUrl(given) || given.method === 'GET' ? null : defaultBody);
  const method = given.method || (body === null ? 'GET' : 'POST');
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT') return err(`SMS_METHOD is "${method}", but it must be GET, POST or PUT.`);
  if (method === 'GET' && body !== null) return err('SMS_BODY is set, but a GET carries none: set SMS_METHOD=POST, or unset SMS_BODY.');
  const gateway = { method, url: given.url, headers: withDefaults(headers, given, body), body, token: given.token || null } as const;
  const wrong = wrongIn(gateway);
  return wrong === null ? ok(gateway) : err(wrong);
}

/** Whether messages without a code can be sent. */
export function hasTextPlace(template: SmsTemplate): boolean {
  return hasPlace(template, 'text');
}

/** Whether access logs of the gateway contain the phone or the code. */
export function isInUrl({ url }: Pick<SmsTemplate, 'url'>): boolean {
  return /\{(phone|code|text)\}/.test(url);
}

/** Replaces the placeholders with values; each value is encoded first, so that it cannot change the structure of the template. */
export function fillTemplate(template: string, values: SmsValues, encode: (value: string) => string): string {
  return template.replace(/\{(phone|code|text|token)\}/g, (_, name: keyof SmsValues) => encode(values[name]));
}

export type BodyEncoding = 'json' | 'form' | 'multipart' | 'xml' | 'plain';

/** The encoding of values in the body. */
export function bodyEncodingOf(headers: SmsTemplate['headers']): BodyEncoding {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (/^application\/(.+\+)?json$/.test(type)) return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  return /[/+]xml$/.test(type) ? 'xml' : 'plain';
}

/** Escapes a value for use inside a JSON string. */
export function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function headersOf(given: string): Record<string, string> | null {
  if (given === '') return {};
  try {
    const parsed: unknown = JSON.parse(given);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
    const entries = Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]);
    if (entries.some(([, value]) => typeof value !== 'string' || /\{(phone|code|text)\}/.test(value))) return null;
    const headers = Object.fromEntries(entries) as Record<string, string>;
    new Headers(headers);
    return headers;
  } catch {
    return null;
  }
}

function withDefaults(headers: Record<string, string>, given: GivenTemplate, body: string | null): Record<string, string> {
  const isTokenPlaced = /\{token\}/.test([given.url, body, ...Object.values(headers)].join(' '));
  return {
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(given.token === '' || isTokenPlaced ? {} : { authorization: 'Bearer {token}' }),
    ...headers,
  };
}

function wrongIn(gateway: SmsTemplate): string | null {
  const { headers, body, token } = gateway;
  if (!hasPlace(gateway, 'phone')) return 'SMS_URL and SMS_BODY have no {phone}: put it where the gateway expects the number.';
  if (!hasPlace(gateway, 'text') && !hasPlace(gateway, 'code')) {
    return 'SMS_URL and SMS_BODY have neither {text} nor {code}: put one where the gateway expects the message.';
  }
  const isTokenPlaced = hasPlace(gateway, 'token') || /\{token\}/.test(Object.values(headers).join(' '));
  if (token === null && isTokenPlaced) return 'SMS_TOKEN is missing, but the template has a place for {token}: set it.';
  if (body === null || bodyEncodingOf(headers) !== 'json') return null;
  try {
    JSON.parse(fillTemplate(body, sample, escapeJson));
    return null;
  } catch {
    return 'SMS_BODY is no JSON, but its content type is: fix it, or set another content-type in SMS_HEADERS.';
  }
}

function hasPlace({ url, body }: Pick<SmsTemplate, 'url' | 'body'>, name: keyof SmsValues): boolean {
  return `${url} ${body ?? ''}`.includes(`{${name}}`);
}
