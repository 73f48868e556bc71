import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createMessageSender } from '#server/auth/sms/message-sender.ts';
import { readConfig } from '#server/config/config.ts';
import { engines } from '../support/shop/backends.ts';
import { type SmsGatewayStub, startSmsGateway, stubLogin, stubPassword } from '../support/sms/sms-gateway-stub.ts';
import { freshPhone } from './journey.ts';
import { useApi } from './open-api.ts';

const minute = 60_000;
const site = { SITE_URL: 'http://localhost:4321', SMS_BRAND: 'Namuna' };
const variables = {
  eskiz: (url: string) => ({ ESKIZ_URL: url, ESKIZ_EMAIL: stubLogin, ESKIZ_PASSWORD: stubPassword }),
  playmobile: (url: string) => ({
    PLAYMOBILE_URL: url,
    PLAYMOBILE_LOGIN: stubLogin,
    PLAYMOBILE_PASSWORD: stubPassword,
    SMS_SENDER: '3700',
  }),
} as const;
const texts = {
  ru: /^Namuna: код входа (\d{6})\. Никому не сообщайте\.\n@localhost #\1$/,
  en: /^Namuna: your sign-in code is (\d{6})\. Do not share it with anyone\.\n@localhost #\1$/,
  uz: /^Namuna: kirish kodi (\d{6})\. Uni hech kimga aytmang\.\n@localhost #\1$/,
} as const;

const shops = engines.flatMap((engine) => (['eskiz', 'playmobile'] as const).map((provider) => ({ engine, provider })));
describe.each(shops)('codes by $provider, on $engine', ({ engine, provider }) => {
  const tested = useApi(engine, site);
  let stub: SmsGatewayStub;

  beforeAll(async () => {
    stub = await startSmsGateway();
    const config = readConfig({ ...site, SMS_PROVIDER: provider, ...variables[provider](stub.url) });
    tested.gateway = createMessageSender(config.sms);
  });
  afterEach(() => stub.behave({ send: null }));
  afterAll(() => stub.close());

  const request = async (phone1: string, locale = 'ru') => {
    const visitor = tested.visitor();
    const { status, body } = await visitor.post('/api/v1/auth/code', { phone1 }, { 'accept-language': locale });
    return { visitor, status, body };
  };
  const signInBy = async ({ visitor, body }: Awaited<ReturnType<typeof request>>, phone1: string, code: string) => {
    const { challengeId } = calls.authCode.responses[202].json.parse(body);
    return visitor.post('/api/v1/auth/session', { challengeId, phone1, code });
  };
  const codeIn = (text: string) => /#(\d{6})$/.exec(text)?.[1] ?? '';
  const sentTo = (phone1: string) => stub.received.filter(({ phone }) => phone === phone1);

  test('the code in the message signs in, and its text is the approved one, in the language of the request', async () => {
    for (const [locale, text] of Object.entries(texts)) {
      const phone1 = freshPhone();
      const requested = await request(phone1, locale);
      expect([requested.status, requested.body]).toEqual([202, { challengeId: expect.any(String), resendAfter: 60 }]);
      const [sms, ...more] = sentTo(phone1);
      expect([sms?.text, more]).toEqual([expect.stringMatching(text), []]);
      expect((await signInBy(requested, phone1, codeIn(sms?.text ?? ''))).status).toBe(200);
    }
  });

  test('a code without a response of the gateway is sent once, reported as uncertain, valid, and can be requested again after a minute', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
    for (const behavior of ['silent', 'hang-up', { status: 502 }] as const) {
      const phone1 = freshPhone();
      stub.behave({ send: behavior });
      const requested = await request(phone1);
      expect([requested.status, requested.body]).toMatchObject([202, { delivery: 'unknown', resendAfter: 60 }]);
      expect(sentTo(phone1).length).toBe(1);
      stub.behave({ send: null });
      expect((await request(phone1)).body).toMatchObject({ code: 'TOO_MANY_CODES', details: { resendAfter: 60 } });
      expect((await signInBy(requested, phone1, codeIn(sentTo(phone1)[0]?.text ?? ''))).status).toBe(200);
      tested.now += minute;
      expect((await request(phone1)).body).not.toHaveProperty('delivery');
      expect(sentTo(phone1).length).toBe(2);
    }
    expect(tested.failures).toEqual([]);
  });

  test('a refusal is 503, is logged without the phone and the code, and counts like a code that was sent', async () => {
    const phone1 = freshPhone();
    stub.behave({ send: { status: 400, body: { message: `${phone1} ${stubPassword}`, error_code: 102, error_description: phone1 } } });
    const refused = await request(phone1);
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'CODE_NOT_SENT' }]);
    const [failure] = tested.failures.splice(0);
    const code = tested.codes.at(-1)?.code ?? '';
    const logged = JSON.stringify(failure, (_, value) => (value instanceof Error ? `${value.stack} ${String(value.cause)}` : value));
    expect(logged).toMatch(/returned 400/);
    for (const secret of [phone1, code, stubPassword, stubLogin]) expect(logged).not.toContain(secret);
    expect((await request(phone1)).status).toBe(429);
  });
});
