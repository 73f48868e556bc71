import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/env-values.ts';
import { canAnnounce, smsNotes } from '../../config/sms-config.ts';
import { createMessageSender } from './message-sender.ts';
import { SendFailure } from './text-message.ts';

const message = { phone: '998901234567', code: '012345', text: '012345 — kirish kodi' } as const;
const opened: { close(): void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

/** A gateway that returns one status for every request. */
async function openGateway(status = 200, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ request, body });
    response.writeHead(status, headers).end('{}');
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const smsOf = (env: Record<string, string>) => readConfig(env).sms;
const sendBy = (env: Record<string, string>, text: string = message.text) => createMessageSender(smsOf(env))({ ...message, text });
/** Characters that would end a value in JSON, a form, a URL, XML or a header. */
const awkward = 'oʻzbek "кавычки" \\ & = + % <b> {code} {token}\n012345';

test('without a gateway the code is one plain line on standard output', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await sendBy({});
  expect(write.mock.calls).toEqual([['one-time code 012345\n']]);
});

test('without a gateway an announcement is one plain line on standard output', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createMessageSender(smsOf({}))({ ...message, code: null, text: 'Salom' });
  expect(write.mock.calls).toEqual([['text message: Salom\n']]);
});

test('a gateway with only a URL gets JSON by POST, the token as Bearer, and nothing in the URL', async () => {
  const { url, received } = await openGateway();
  await sendBy({ SMS_URL: `${url}/send`, SMS_TOKEN: 'secret' }, awkward);
  const [{ request, body } = {} as Received] = received;
  expect([request.method, request.url, request.headers.authorization]).toEqual(['POST', '/send', 'Bearer secret']);
  expect(request.headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toEqual({ phone: '998901234567', text: awkward });
});

test('placeholders in the URL are filled for GET', async () => {
  const { url, received } = await openGateway();
  await sendBy({ SMS_URL: `${url}/send?to={phone}&code={code}&text={text}`, SMS_TOKEN: 'secret' }, awkward);
  const [{ request } = {} as Received] = received;
  const requested = new URL(request.url ?? '', url);
  expect(Object.fromEntries(requested.searchParams)).toEqual({ to: '998901234567', code: '012345', text: awkward });
  expect([request.method, request.headers.authorization]).toEqual(['GET', 'Bearer secret']);
});

test('a form is URL-encoded, and the token is inserted where the template places it', async () => {
  const { url, received } = await openGateway();
  await sendBy(
    {
      SMS_URL: url,
      SMS_METHOD: 'PUT',
      SMS_HEADERS: '{"Content-Type":"application/x-www-form-urlencoded; charset=utf-8"}',
      SMS_BODY: 'key={token}&to={phone}&message={text}',
      SMS_TOKEN: 'a&b=c',
    },
    awkward,
  );
  const [{ request, body } = {} as Received] = received;
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ key: 'a&b=c', to: '998901234567', message: awkward });
  expect([request.method, request.headers.authorization]).toEqual(['PUT', undefined]);
});

test('XML is escaped', async () => {
  const { url, received } = await openGateway();
  await sendBy({ SMS_URL: url, SMS_HEADERS: '{"content-type":"text/xml"}', SMS_BODY: '<sms to="{phone}">{text}</sms>' }, '<b> & "ok"');
  expect(received[0]?.body).toBe('<sms to="998901234567">&lt;b&gt; &amp; &quot;ok&quot;</sms>');
});

test('a nested JSON template with Basic authentication is filled', async () => {
  const { url, received } = await openGateway();
  const body = '{"messages":[{"recipient":"{phone}","message-id":"a1","sms":{"originator":"3700","content":{"text":"{text}"}}}]}';
  await sendBy({ SMS_URL: url, SMS_HEADERS: '{"authorization":"Basic {token}"}', SMS_BODY: body, SMS_TOKEN: 'dTpw' }, awkward);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    messages: [{ recipient: '998901234567', sms: { content: { text: awkward } } }],
  });
  expect(received[0]?.request.headers.authorization).toBe('Basic dTpw');
});

test('the example of .env.example sends a multipart form with a Bearer token, the text as it is', async () => {
  const { url, received } = await openGateway();
  const file = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const example = Object.fromEntries([...file.matchAll(/^# {2,}(SMS_\w+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
  expect(example['SMS_URL']).toBe('https://gateway.example/sms/send');
  const sms = smsOf({ ...example, SMS_URL: `${url}/sms/send` });
  await createMessageSender(sms)({ ...message, text: awkward });
  const [{ request, body } = {} as Received] = received;
  expect([request.method, request.url, request.headers.authorization]).toEqual(['POST', '/sms/send', `Bearer ${example['SMS_TOKEN']}`]);
  const form = await new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  expect([...form]).toEqual([
    ['mobile_phone', '998901234567'],
    ['message', awkward],
    ['from', '4546'],
  ]);
  expect([canAnnounce(sms), smsNotes(sms)]).toEqual([true, []]);
});

test('a template that exposes the phone in access logs, or can carry no announcement, is reported at start', () => {
  const notes = (env: Record<string, string>) => smsNotes(smsOf(env)).map((note) => /SMS_URL|announcements/.exec(note)?.[0]);
  expect(notes({})).toEqual([]);
  expect(notes({ SMS_URL: 'https://sms.example/send' })).toEqual([]);
  expect(notes({ SMS_URL: 'https://sms.example/send?to={phone}&text={text}' })).toEqual(['SMS_URL']);
  const codeOnly = { SMS_URL: 'https://sms.example/{phone}', SMS_METHOD: 'POST', SMS_BODY: '{"code":"{code}"}' };
  expect(notes(codeOnly)).toEqual(['SMS_URL', 'announcements']);
  expect([canAnnounce(smsOf(codeOnly)), canAnnounce(smsOf({}))]).toEqual([false, true]);
});

test.each([
  ['SMS_URL', { SMS_URL: 'sms.example' }],
  ['SMS_METHOD', { SMS_URL: 'https://sms.example', SMS_METHOD: 'SEND' }],
  ['SMS_BODY', { SMS_URL: 'https://sms.example', SMS_METHOD: 'GET', SMS_BODY: '{"to":"{phone}","text":"{text}"}' }],
  ['SMS_BODY', { SMS_URL: 'https://sms.example', SMS_BODY: 'to={phone}&text={text}' }],
  ['{phone}', { SMS_URL: 'https://sms.example', SMS_BODY: '{"text":"{text}"}' }],
  ['{text}', { SMS_URL: 'https://sms.example?to={phone}' }],
  ['SMS_HEADERS', { SMS_URL: 'https://sms.example', SMS_HEADERS: 'content-type: application/json' }],
  ['SMS_HEADERS', { SMS_URL: 'https://sms.example', SMS_HEADERS: '{"x-code":"{code}"}' }],
  ['SMS_HEADERS', { SMS_URL: 'https://sms.example', SMS_HEADERS: '{"a b":"c"}' }],
  ['SMS_TOKEN', { SMS_URL: 'https://sms.example', SMS_HEADERS: '{"x-key":"{token}"}' }],
])('a wrong template stops the start with a sentence that names %s', (named, env) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError);
  expect(() => readConfig(env as Record<string, string>)).toThrow(named);
});

test('a gateway that rejects, redirects or is unreachable sends nothing, and the failure names no phone and no code', async () => {
  const rejecting = await openGateway(400);
  const elsewhere = await openGateway();
  const redirecting = await openGateway(302, { location: elsewhere.url });
  const closed = await openGateway();
  opened.pop()?.close();
  for (const url of [rejecting.url, redirecting.url, closed.url]) {
    const failure = await sendBy({ SMS_URL: `${url}/{phone}/{code}` }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ outcome: 'refused' });
    const reported = `${failure instanceof Error ? failure.stack : ''} ${JSON.stringify(failure)} ${String((failure as Error).cause)}`;
    expect(reported).not.toMatch(/998901234567|012345/);
  }
  expect(elsewhere.received).toEqual([]);
});

test('after a status of 500 it is unknown whether the message was sent', async () => {
  const { url } = await openGateway(500);
  const failure = await sendBy({ SMS_URL: url }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SendFailure);
  expect(failure).toMatchObject({ outcome: 'unknown', message: 'the SMS gateway returned 500' });
});
