import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SmsGatewayStub, startSmsGateway, stubLogin, stubPassword } from '../../../../tests/support/sms/sms-gateway-stub.ts';
import type { GatewayAccount } from '../../config/sms-config.ts';
import { createEskizSender } from './eskiz.ts';
import { SendFailure } from './text-message.ts';

const message = { phone: '998901234567', code: '012345', text: 'Namuna: код входа 012345.\n@shop.example #012345' } as const;
const login = 'POST /api/auth/login';
const refresh = 'PATCH /api/auth/refresh';
const send = 'POST /api/message/sms/send';
const balances: number[] = [];
const balanceFailures: string[] = [];
let stub: SmsGatewayStub;

beforeEach(async () => {
  balances.length = 0;
  balanceFailures.length = 0;
  stub = await startSmsGateway();
});
afterEach(() => stub.close());

function sender(account: Partial<GatewayAccount> = {}) {
  const balance = { read: (som: number) => balances.push(som), failed: (error: unknown) => balanceFailures.push(String(error)) };
  return createEskizSender({ url: stub.url, login: stubLogin, password: stubPassword, sender: '4546', ...account }, balance);
}
/** Without the reading of the balance, which is in the background. */
const calls = () => stub.requests.map(({ call }) => call).filter((call) => call !== 'GET /api/user/get-limit');
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent' as const,
    (error: unknown) => error as SendFailure,
  );
function shortenTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
}

test('the message is sent as a form, with the digits of the phone, the text byte for byte and the sender', async () => {
  await sender()(message);
  expect(stub.received).toEqual([{ phone: '998901234567', text: message.text, sender: '4546' }]);
  expect(calls()).toEqual([login, send]);
});

test('a token is used for all messages, also by those that are sent at the same time', async () => {
  const eskiz = sender();
  await Promise.all(Array.from({ length: 20 }, () => eskiz(message)));
  for (let count = 0; count < 80; count += 1) await eskiz(message);
  expect([stub.received.length, calls().filter((call) => call === login).length]).toEqual([100, 1]);
});

test('two processes send each message once, even if the sign-in of one ends the token of the other', async () => {
  const processes = [sender(), sender()];
  for (let round = 0; round < 3; round += 1) for (const eskiz of processes) await eskiz(message);
  expect(stub.received.length).toBe(6);
  expect(calls().filter((call) => call === login).length).toBe(2);
});

test('a token that has expired is renewed, and the message is sent once more', async () => {
  const eskiz = sender();
  await eskiz(message);
  stub.behave({ send: 'expired' });
  await eskiz(message);
  expect(calls()).toEqual([login, send, send, refresh, send]);
  expect(stub.received.length).toBe(2);
});

test('a token that can not be renewed is replaced by a new sign-in', async () => {
  const eskiz = sender();
  await eskiz(message);
  stub.behave({ send: 'expired', refresh: { status: 401, body: { message: 'Expired' } } });
  await eskiz(message);
  expect(calls()).toEqual([login, send, send, refresh, login, send]);
  expect(stub.received.length).toBe(2);
});

test.each([
  ['fails', { status: 500 }],
  ['is silent', 'silent' as const],
])('a token is replaced by a new sign-in when its renewal %s', async (_, behavior) => {
  const eskiz = sender();
  await eskiz(message);
  shortenTimeouts();
  stub.behave({ send: 'expired', refresh: behavior });
  await eskiz(message);
  expect(calls()).toEqual([login, send, send, refresh, login, send]);
  expect(stub.received.length).toBe(2);
});

test('a response with nothing but a message is a token that was refused', async () => {
  const eskiz = sender();
  stub.behave({ send: { status: 200, body: { message: 'Expired' } } });
  expect(await failureOf(eskiz(message))).toMatchObject({ outcome: 'unknown' });
  expect(calls()).toEqual([login, send, refresh, login, send]);
});

test('a message that is refused with the new token as well is not sent a third time', async () => {
  const eskiz = sender();
  stub.behave({ send: { status: 401, body: { message: 'Unauthenticated' } } });
  expect(await failureOf(eskiz(message))).toMatchObject({ outcome: 'refused', message: 'Eskiz returned 401: Unauthenticated' });
  expect(calls().filter((call) => call === send).length).toBe(2);
});

test('wrong credentials are refused with the names of the variables, and nothing is sent', async () => {
  const failure = await failureOf(sender({ password: 'another-password' })(message));
  expect(failure).toMatchObject({
    outcome: 'refused',
    message: expect.stringMatching(/^Eskiz returned 401 .*ESKIZ_EMAIL and ESKIZ_PASSWORD/),
  });
  expect(calls()).toEqual([login]);
});

test.each([
  ['a limit of requests', { status: 429, body: { message: 'Too Many Attempts.' } }, 'Eskiz returned 429: Too Many Attempts.'],
  [
    'a text that is not approved',
    { status: 400, body: { status: 'error', message: 'Этот смс-текст ещё не прошёл модерацию' } },
    'Eskiz returned 400: Этот смс-текст ещё не прошёл модерацию',
  ],
  [
    'a failure',
    { status: 200, body: { status: 'fail', data: { alert: 'Balance is not enough' } } },
    'Eskiz returned 200: Balance is not enough',
  ],
  ['a failure whose id is null', { status: 200, body: { id: null, status: 'error', message: 'Blocked' } }, 'Eskiz returned 200: Blocked'],
  ['an error with parts of other types', { status: 400, body: { id: [], message: 5, data: 'x' } }, 'Eskiz returned 400: no reason'],
  ['null', { status: 400, body: null }, 'Eskiz returned 400: no reason'],
  ['a list', { status: 400, body: [] }, 'Eskiz returned 400: no reason'],
  ['no JSON', { status: 422, body: '<html>' }, 'Eskiz returned 422: no reason'],
  ['a redirect', { status: 302 }, 'Eskiz returned 302: no reason'],
])('%s is refused with its reason, and not repeated', async (_, behavior, reason) => {
  stub.behave({ send: behavior });
  expect(await failureOf(sender()(message))).toMatchObject({ outcome: 'refused', message: reason });
  expect(stub.received.length).toBe(1);
});

test.each([
  ['a failing gateway', { status: 500, body: { message: 'Server Error' } }],
  ['a gateway behind another that waits too long', { status: 504 }],
  ['a response that is no JSON', { status: 200, body: '{"id": "cut of' }],
  ['null', { status: 200, body: null }],
  ['an empty response', { status: 200, body: '' }],
  ['a list', { status: 200, body: [] }],
  ['an id that is null', { status: 200, body: { id: null, status: 'waiting' } }],
  ['markup', { status: 200, body: '<html>' }],
  ['a response without an id', { status: 200, body: { status: 'waiting', message: 'Waiting for SMS provider' } }],
  ['a connection that ends', 'hang-up' as const],
  ['no response', 'silent' as const],
])('after %s the outcome is unknown, and the message is not sent a second time', async (_, behavior) => {
  if (behavior === 'silent') shortenTimeouts();
  stub.behave({ send: behavior });
  expect(await failureOf(sender()(message))).toMatchObject({ outcome: 'unknown' });
  expect(stub.received.length).toBe(1);
});

test.each([
  ['fails', { status: 500 }],
  ['is silent', 'silent' as const],
  ['is no JSON', { status: 200, body: 'token' }],
  ['is null', { status: 200, body: null }],
  ['has no token', { status: 200, body: { data: { token: null } } }],
])('a sign-in that %s is refused: no message was sent', async (_, behavior) => {
  if (behavior === 'silent') shortenTimeouts();
  stub.behave({ login: behavior });
  const eskiz = sender();
  expect(await failureOf(eskiz(message))).toMatchObject({ outcome: 'refused' });
  expect(stub.received).toEqual([]);
  stub.behave({ login: null });
  await eskiz(message);
  expect(stub.received.length).toBe(1);
});

test('a closed port is refused: no message was sent', async () => {
  stub.close();
  expect(await failureOf(sender()(message))).toMatchObject({ outcome: 'refused', message: 'Eskiz did not respond: ECONNREFUSED' });
});

test('a failure contains no phone, no code, no text and no credential, even if the gateway repeats them', async () => {
  const repeated = `${message.text} to 998901234567 by ${stubLogin} ${stubPassword}`;
  stub.behave({ send: { status: 400, body: { message: repeated } } });
  const failure = await failureOf(sender()(message));
  expect(failure).toBeInstanceOf(SendFailure);
  const { stack = '', cause } = failure as SendFailure;
  expect(`${stack} ${JSON.stringify(failure)} ${String(cause)}`).not.toMatch(
    /998901234567|012345|secret-password|shop@example|Namuna|token-of/,
  );
});

test('the balance is read after a message, once an hour', async () => {
  stub.behave({ balance: '1500.50' });
  const eskiz = sender();
  await eskiz(message);
  await vi.waitFor(() => expect(balances).toEqual([1500.5]));
  await eskiz(message);
  expect(stub.requests.filter(({ call }) => call === 'GET /api/user/get-limit').length).toBe(1);
});

test('a balance that can not be read is reported, and the message is sent', async () => {
  stub.behave({ balance: { unknown: true } });
  await sender()(message);
  await vi.waitFor(() => expect(balanceFailures).toEqual(['Error: Eskiz returned 200 without a balance']));
  expect([stub.received.length, balances]).toEqual([1, []]);
});
