import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls, type ValueOf } from '#contract/calls.ts';
import { createSentCodes } from '#server/auth/sms/sent-codes.ts';
import { createCodeSender, createTelegramGateway, type TelegramGateway } from '#server/auth/sms/telegram-gateway.ts';
import { SendFailure, type TextMessage } from '#server/auth/sms/text-message.ts';
import { log } from '#server/log.ts';
import { type GatewayStub, startGateway, stubGatewayToken } from '../support/messages/gateway-stub.ts';
import { engines } from '../support/shop/backends.ts';
import { freshPhone } from './journey.ts';
import { useApi } from './open-api.ts';
import { signInTo } from './team.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const ownerPhone = '998950000001';
const env = { OWNER_PHONE: ownerPhone, SMS_PRICE: '150', TELEGRAM_GATEWAY_TOKEN: stubGatewayToken, TELEGRAM_GATEWAY_PRICE: '120' };

describe.each(engines)('codes by Telegram’s Gateway, on %s', (engine) => {
  const tested = useApi(engine, env);
  let stub: GatewayStub;
  let gateway: TelegramGateway;
  const sms: TextMessage[] = [];
  let smsFailure: SendFailure | null = null;
  const sendSms = async (message: TextMessage) => {
    sms.push(message);
    if (smsFailure !== null) throw smsFailure;
  };
  const sentCodes = () => createSentCodes(tested.connection, () => tested.now);

  beforeAll(async () => {
    stub = await startGateway();
    gateway = createTelegramGateway({ url: stub.url, token: stubGatewayToken });
    tested.gateway = createCodeSender({ gateway, sms: sendSms, sentCodes: sentCodes() });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    stub.behave(null);
    stub.deliver('delivered');
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

  describe('what codes cost', () => {
    let owner: Visitor;
    const codes = async () => (await owner.get<ValueOf<'GET /api/v1/office/messages'>>('/api/v1/office/messages')).body.codes;
    const ask = () => sentCodes().ask(gateway.isReturned, tested.now);
    const asked = () => stub.calls.filter(({ method }) => method === 'checkVerificationStatus').length;

    beforeAll(async () => {
      owner = tested.visitor();
      await signInTo(tested, owner, ownerPhone);
    });
    beforeEach(async () => {
      await tested.connection.db.deleteFrom('sent_codes').execute();
      stub.calls.length = 0;
    });

    test('codes by SMS and in Telegram are counted apart, one that went both ways on both (R-MSG-18)', async () => {
      const phone1 = freshPhone();
      await request(phone1);
      tested.now += minute;
      await request(phone1);
      await request(freshPhone());
      expect(await codes()).toMatchObject({ sms: { sent: 1, cost: 150 }, telegram: { sent: 2, failed: 0, cost: 240 } });
      stub.behave({ body: { ok: false, error: 'PHONE_NUMBER_NOT_FOUND' } });
      warnings();
      smsFailure = new SendFailure('unknown', 'no answer');
      await request(freshPhone());
      smsFailure = new SendFailure('refused', 'refused');
      await request(freshPhone());
      tested.failures.length = 0;
      expect(await codes()).toMatchObject({ sms: { sent: 2, cost: 300 }, telegram: { sent: 2 } });
      tested.now += 24 * 60 * minute;
      expect(await codes()).toMatchObject({ sms: { sent: 0, cost: 0 }, telegram: { sent: 0, failed: 0, cost: 0 } });
    });

    test('a code that Telegram’s Gateway did not confirm counts there, as it may be sent and paid, and by SMS (R-MSG-18)', async () => {
      warnings();
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const limits = vi.spyOn(AbortSignal, 'timeout');
      const unknown = ['hang-up', 'silent', 'trickle', { status: 502, body: '<html>' }, { body: '<html>' }, { body: {} }] as const;
      for (const behavior of unknown) {
        stub.behave(behavior);
        limits.mockImplementation((ms) => timeout(behavior === 'silent' || behavior === 'trickle' ? 300 : ms));
        await request(freshPhone());
      }
      const all = unknown.length;
      expect(await codes()).toMatchObject({ sms: { sent: all, cost: 150 * all }, telegram: { sent: all, failed: 0, cost: 120 * all } });
      for (const behavior of [
        { status: 401, body: { ok: false, error: 'ACCESS_TOKEN_INVALID' } },
        { status: 302, body: {} },
      ]) {
        stub.behave(behavior);
        await request(freshPhone());
      }
      stub.behave(null);
      tested.now += 2 * minute;
      await ask();
      expect([asked(), await codes()]).toMatchObject([0, { sms: { sent: all + 2 }, telegram: { sent: all } }]);
    });

    test('a Gateway that can not be reached sent nothing (R-MSG-18)', async () => {
      warnings();
      const closed = await startGateway();
      closed.close();
      const away = createTelegramGateway({ url: closed.url, token: stubGatewayToken });
      await createCodeSender({ gateway: away, sms: sendSms, sentCodes: sentCodes() })({
        phone: freshPhone(),
        code: '123456',
        text: 'text',
      });
      expect(await codes()).toMatchObject({ sms: { sent: 1 }, telegram: { sent: 0 } });
    });

    test('a code that was not delivered in its time costs nothing; each is asked about once, and not before (R-MSG-18)', async () => {
      await request(freshPhone());
      tested.now += minute;
      await ask();
      expect(asked()).toBe(0);
      tested.now += minute;
      await ask();
      await request(freshPhone());
      await request(freshPhone());
      tested.now += 2 * minute;
      stub.deliver('expired');
      await Promise.all([ask(), ask()]);
      await request(freshPhone());
      tested.now += 2 * minute;
      stub.deliver('refunded');
      await ask();
      await ask();
      expect([asked(), await codes()]).toMatchObject([4, { telegram: { sent: 1, failed: 3, cost: 120 } }]);
      const rows = await tested.connection.db.selectFrom('sent_codes').select(['request_id', 'ask_at']).execute();
      expect(rows).toEqual(Array.from({ length: 4 }, () => ({ request_id: null, ask_at: null })));
    });

    test('while the Gateway does not answer, codes count and it is asked again later, for an hour (R-MSG-18)', async () => {
      for (const phone of [freshPhone(), freshPhone()]) await request(phone);
      tested.now += 2 * minute;
      stub.behave('hang-up');
      const failure: unknown = await ask().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SendFailure);
      expect(String(failure)).not.toMatch(/r\d|998|127\.0|AAEAAA/);
      expect([asked(), await codes()]).toMatchObject([1, { telegram: { sent: 2, failed: 0 } }]);
      stub.behave(null);
      stub.deliver('expired');
      await ask();
      expect(await codes()).toMatchObject({ telegram: { sent: 1, failed: 1 } });
      tested.now += 60 * minute;
      await ask();
      expect([asked(), await codes()]).toMatchObject([2, { telegram: { sent: 1, failed: 1 } }]);
    });

    test('a code that the Gateway does not know or names nothing for counts, and is not asked about again (R-MSG-18)', async () => {
      await request(freshPhone());
      stub.behave({ body: { ok: true, result: {} } });
      await request(freshPhone());
      stub.behave({ body: { ok: false, error: 'REQUEST_ID_INVALID' } });
      tested.now += 2 * minute;
      await ask();
      await ask();
      expect([asked(), await codes()]).toMatchObject([1, { telegram: { sent: 2, failed: 0 } }]);
    });

    test('a code is sent, also when it can not be counted (R-MSG-18)', async () => {
      const warn = warnings();
      const { db } = tested.connection;
      const failing = createSentCodes(
        { ...tested.connection, db: { insertInto: () => db.insertInto('limits') } as never },
        () => tested.now,
      );
      const send = createCodeSender({ gateway, sms: sendSms, sentCodes: failing });
      const phone = freshPhone();
      await send({ phone, code: '123456', text: 'text' });
      expect([inTelegram(phone).length, bySms(phone).length, warn.mock.calls.length]).toEqual([1, 0, 1]);
    });
  });
});
