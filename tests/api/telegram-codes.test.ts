import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createGatewaySender, telegramFirst } from '#server/auth/sms/telegram-gateway.ts';
import { SendFailure, type TextMessage } from '#server/auth/sms/text-message.ts';
import { log } from '#server/log.ts';
import { type GatewayStub, startGateway, stubGatewayToken } from '../support/messages/gateway-stub.ts';
import { engines } from '../support/shop/backends.ts';
import { freshPhone } from './journey.ts';
import { useApi } from './open-api.ts';

const minute = 60_000;

describe.each(engines)('codes by Telegram’s Gateway, on %s', (engine) => {
  const tested = useApi(engine);
  let stub: GatewayStub;
  const sms: TextMessage[] = [];
  let smsFailure: SendFailure | null = null;

  beforeAll(async () => {
    stub = await startGateway();
    const gateway = createGatewaySender({ url: stub.url, token: stubGatewayToken });
    tested.gateway = telegramFirst(gateway, async (message) => {
      sms.push(message);
      if (smsFailure !== null) throw smsFailure;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    stub.behave(null);
    smsFailure = null;
  });
  afterAll(() => stub.close());

  const request = async (phone1: string) => {
    const visitor = tested.visitor();
    const { status, body } = await visitor.post('/api/v1/auth/code', { phone1 });
    return { visitor, status, body };
  };
  const signInBy = async ({ visitor, body }: Awaited<ReturnType<typeof request>>, phone1: string, code: unknown) => {
    const { challengeId } = calls.authCode.responses[202].json.parse(body);
    return (await visitor.post('/api/v1/auth/session', { challengeId, phone1, code })).status;
  };
  const inTelegram = (phone1: string) => stub.calls.filter(({ parameters }) => parameters['phone_number'] === `+${phone1}`);
  const bySms = (phone1: string) => sms.filter(({ phone }) => phone === phone1);
  const warnings = () => vi.spyOn(log, 'warn').mockImplementation(() => {});

  test('our code goes to Telegram, not by SMS, and signs in (R-CODE-9)', async () => {
    const phone1 = freshPhone();
    const requested = await request(phone1);
    expect([requested.status, requested.body]).toEqual([202, { challengeId: expect.any(String), resendAfter: 60 }]);
    const [call, ...more] = inTelegram(phone1);
    expect(call).toEqual({
      method: 'sendVerificationMessage',
      authorization: `Bearer ${stubGatewayToken}`,
      parameters: { phone_number: `+${phone1}`, code: expect.stringMatching(/^\d{6}$/), ttl: 60 },
    });
    expect([more, bySms(phone1)]).toEqual([[], []]);
    expect(await signInBy(requested, phone1, call?.parameters['code'])).toBe(200);
  });

  test('what Telegram refuses, does not answer or answers with something else goes by SMS: one code, and the same answer (R-CODE-9)', async () => {
    const warn = warnings();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    let isShort = false;
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(isShort ? 100 : ms));
    const behaviors = [
      { body: { ok: false, error: 'PHONE_NUMBER_NOT_FOUND' } },
      { body: { ok: false, error: 'BALANCE_NOT_ENOUGH' } },
      { body: {} },
      { body: '<html>' },
      { status: 500, body: { ok: true } },
      { status: 302, body: { ok: true } },
      { status: 401, body: { ok: false, error: 'ACCESS_TOKEN_INVALID' } },
      'hang-up',
      'silent',
    ] as const;
    for (const behavior of behaviors) {
      stub.behave(behavior);
      isShort = behavior === 'silent';
      const phone1 = freshPhone();
      const requested = await request(phone1);
      expect([requested.status, requested.body]).toEqual([202, { challengeId: expect.any(String), resendAfter: 60 }]);
      // on a busy machine a short time can end before the request is read
      if (!isShort) expect(inTelegram(phone1).map(({ parameters }) => parameters['code'])).toEqual(bySms(phone1).map(({ code }) => code));
      expect(await signInBy(requested, phone1, bySms(phone1)[0]?.code)).toBe(200);
    }
    expect(warn.mock.calls.length).toBe(behaviors.length);
    expect(timeouts.mock.calls).toEqual(behaviors.map(() => [3_000]));
    expect(tested.failures).toEqual([]);
  });

  test('asked for again, a code goes by SMS only; after five minutes, or once the code was used, to Telegram first again (R-CODE-9)', async () => {
    const phone1 = freshPhone();
    await request(phone1);
    tested.now += minute;
    const again = await request(phone1);
    expect([inTelegram(phone1).length, bySms(phone1).length]).toEqual([1, 1]);
    expect(again.body).toEqual({ challengeId: expect.any(String), resendAfter: 60 });
    tested.now += 5 * minute;
    const later = await request(phone1);
    expect([inTelegram(phone1).length, bySms(phone1).length]).toEqual([2, 1]);
    expect(await signInBy(later, phone1, inTelegram(phone1)[1]?.parameters['code'])).toBe(200);
    tested.now += minute;
    await request(phone1);
    expect([inTelegram(phone1).length, bySms(phone1).length]).toEqual([3, 1]);
  });

  test('both ways count to the limits of codes (R-CODE-3)', async () => {
    const phone1 = freshPhone();
    const visitor = tested.visitor();
    const send = async () => {
      tested.now += minute;
      return (await visitor.post('/api/v1/auth/code', { phone1 })).status;
    };
    expect([await send(), await send(), await send()]).toEqual([202, 202, 202]);
    expect([inTelegram(phone1).length, bySms(phone1).length]).toEqual([1, 2]);
    expect(await send()).toBe(429);
    expect([inTelegram(phone1).length, bySms(phone1).length]).toEqual([1, 2]);
  });

  test('when both ways fail, the answer is that of the SMS (R-CODE-9)', async () => {
    warnings();
    stub.behave('hang-up');
    smsFailure = new SendFailure('unknown', 'no answer');
    expect((await request(freshPhone())).body).toMatchObject({ delivery: 'unknown' });
    smsFailure = new SendFailure('refused', 'refused');
    expect((await request(freshPhone())).body).toMatchObject({ code: 'CODE_NOT_SENT' });
    expect(tested.failures.length).toBe(1);
    tested.failures.length = 0;
  });

  test('the log names neither the token, the phone nor the code (R-CODE-9)', async () => {
    const warn = warnings();
    const phone1 = freshPhone();
    stub.behave({ body: { ok: false, error: `phone +${phone1} is unknown` } });
    await request(phone1);
    const told = JSON.stringify(warn.mock.calls);
    expect(told).toContain('unknown');
    const secrets = [stubGatewayToken, phone1, bySms(phone1)[0]?.code ?? '-', stub.url];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });
});
