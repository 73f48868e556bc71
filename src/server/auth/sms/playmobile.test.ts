import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  messagesOf,
  type SmsGatewayStub,
  startSmsGateway,
  stubLogin,
  stubPassword,
} from '../../../../tests/support/sms/sms-gateway-stub.ts';
import { createPlayMobileSender } from './playmobile.ts';
import type { SendFailure } from './text-message.ts';

const message = { phone: '998901234567', code: '012345', text: 'Namuna: код входа 012345.\n@shop.example #012345' } as const;
let stub: SmsGatewayStub;

beforeEach(async () => {
  stub = await startSmsGateway();
});
afterEach(() => stub.close());

const sender = (password = stubPassword) => createPlayMobileSender({ url: stub.url, login: stubLogin, password, sender: '3700' });
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent' as const,
    (error: unknown) => error as SendFailure,
  );

test('the message is sent as JSON with Basic authentication and an id of at most 20 characters', async () => {
  await sender()(message);
  await sender()(message);
  expect(stub.received[0]).toEqual({ phone: '998901234567', text: message.text, sender: '3700' });
  const ids = stub.requests.flatMap(({ body }) => messagesOf(body).map((sent) => sent['message-id']));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{1,20}$/);
});

test.each([
  [
    'a locked account',
    { status: 400, body: { error_code: 102, error_description: 'Account lock' } },
    'PlayMobile returned 400, error 102: Account lock',
  ],
  [
    'an error in the other spelling',
    { status: 400, body: { 'error-code': '401', 'error-description': 'Empty originator' } },
    'PlayMobile returned 400, error 401: Empty originator',
  ],
  [
    'an error in a success',
    { status: 200, body: { error_code: 404, error_description: 'Empty content' } },
    'PlayMobile returned 200, error 404: Empty content',
  ],
  [
    'an error whose code is no number',
    { status: 200, body: { error_code: 'BALANCE', error_description: 'Not enough' } },
    'PlayMobile returned 200, error BALANCE: Not enough',
  ],
  ['a limit of requests', { status: 429, body: 'slow down' }, 'PlayMobile returned 429, error unknown: no reason'],
  ['broken JSON', { status: 400, body: '{"error_code":' }, 'PlayMobile returned 400, error unknown: no reason'],
])('%s is refused with its reason, and not repeated', async (_, behavior, reason) => {
  stub.behave({ send: behavior });
  expect(await failureOf(sender()(message))).toMatchObject({ outcome: 'refused', message: reason });
  expect(stub.received.length).toBe(1);
});

const odd = [null, [], {}, 0, '', 'Request is received', { error_code: null }, { error_code: {}, error_description: [] }];
test.each(odd)('a success with the body %j counts, and as an error it is refused without a reason', async (body) => {
  stub.behave({ send: { status: 200, body } });
  expect(await failureOf(sender()(message))).toBe('sent');
  stub.behave({ send: { status: 400, body } });
  expect(await failureOf(sender()(message))).toMatchObject({
    outcome: 'refused',
    message: expect.stringMatching(/^PlayMobile returned 400/),
  });
});

test.each([
  ['a page of markup', '<!doctype html><title>Sign in to the network</title>'],
  ['more than a gateway says', 'x'.repeat(300_000)],
])('%s in place of a response leaves the outcome unknown', async (_, body) => {
  stub.behave({ send: { status: 200, body } });
  expect(await failureOf(sender()(message))).toMatchObject({ outcome: 'unknown' });
});

test('wrong credentials are refused with the names of the variables', async () => {
  const failure = await failureOf(sender('another-password')(message));
  expect(failure).toMatchObject({ outcome: 'refused', message: expect.stringMatching(/^PlayMobile returned 401: check PLAYMOBILE_LOGIN/) });
  expect(stub.received).toEqual([]);
});

test.each([
  ['its own internal error', { status: 400, body: { error_code: 100, error_description: 'Internal server error' } }],
  ['a failing gateway', { status: 503 }],
  ['a connection that ends', 'hang-up' as const],
  ['no response', 'silent' as const],
])('after %s the outcome is unknown, and the message is not sent a second time', async (_, behavior) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  stub.behave({ send: behavior });
  expect(await failureOf(sender()(message))).toMatchObject({ outcome: 'unknown' });
  expect(stub.received.length).toBe(1);
});

test('a failure without a response has the id by which the cabinet finds the message', async () => {
  stub.behave({ send: 'hang-up' });
  const failure = await failureOf(sender()(message));
  const [sent] = messagesOf(stub.requests[0]?.body ?? '');
  expect(String(failure)).toContain(`PlayMobile (message ${sent?.['message-id']}) did not respond`);
  expect(String(failure)).not.toMatch(/998901234567|012345|secret-password/);
});
