import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runEntry } from '../support/shop/run-entry.ts';
import { type SmsGatewayStub, startSmsGateway, stubLogin, stubPassword } from '../support/sms/sms-gateway-stub.ts';

const oneSentence = /^[^\n]+\.\n$/;
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => runEntry('cli/sms.ts', args, env);

describe('npm run sms-texts', () => {
  test('prints the texts of the shop in three languages with their messages, also before there is a gateway', async () => {
    const { code, output, errors } = await run(['texts'], { SITE_URL: 'https://namuna.example:8443', SMS_BRAND: 'Namuna' });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('The texts name Namuna (SMS_BRAND) and namuna.example (the host of SITE_URL).');
    expect(
      output
        .split('\n--- ')
        .slice(1)
        .map((entry) => entry.trimEnd()),
    ).toEqual([
      'Sign-in code, ru: 70 characters of UCS-2, 1 message\nNamuna: код входа 123456. Никому не сообщайте.\n@namuna.example #123456',
      'Notice of a phone change, ru: 126 characters of UCS-2, 2 messages\nNamuna: 31.12.2026 в 12:30 номер профиля сменится на номер с окончанием 67. Не вы? Войдите с этим номером, и замена отменится.',
      'Sign-in code, en: 89 characters of GSM-7, 1 message\nNamuna: your sign-in code is 123456. Do not share it with anyone.\n@namuna.example #123456',
      'Notice of a phone change, en: 123 characters of GSM-7, 1 message\nNamuna: on 2026-12-31 at 12:30 your phone number changes to one ending in 67. Not you? Sign in with this number to stop it.',
      'Sign-in code, uz: 75 characters of GSM-7, 1 message\nNamuna: kirish kodi 123456. Uni hech kimga aytmang.\n@namuna.example #123456',
      'Notice of a phone change, uz: 148 characters of GSM-7, 1 message\nNamuna: 31.12.2026 soat 12:30 da profilingiz raqami 67 bilan tugaydigan raqamga almashadi. Siz emasmisiz? Shu raqam bilan kirsangiz, bekor qilinadi.',
    ]);
  });

  test.each([
    ['SITE_URL', { SMS_BRAND: 'Namuna' }],
    ['SMS_BRAND', { SITE_URL: 'https://namuna.example' }],
    ['SMS_BRAND', { SITE_URL: 'https://namuna.example', SMS_BRAND: 'x'.repeat(40) }],
  ])('without what the texts name there are no texts, but one sentence that names %s', async (name, env) => {
    const { code, output, errors } = await run(['texts'], env);
    expect([code, output, errors]).toEqual([1, '', expect.stringMatching(oneSentence)]);
    expect(errors).toContain(name);
  });
});

describe('npm run sms-test', () => {
  let stub: SmsGatewayStub;
  beforeEach(async () => {
    stub = await startSmsGateway();
  });
  afterEach(() => stub.close());

  const eskiz = () => ({
    SITE_URL: 'https://namuna.example',
    SMS_PROVIDER: 'eskiz',
    SMS_BRAND: 'Namuna',
    ESKIZ_URL: stub.url,
    ESKIZ_EMAIL: stubLogin,
    ESKIZ_PASSWORD: stubPassword,
  });

  test.each([
    ['ru', 'Namuna: код входа 123456. Никому не сообщайте.\n@namuna.example #123456'],
    ['uz', 'Namuna: kirish kodi 123456. Uni hech kimga aytmang.\n@namuna.example #123456'],
    ['trial', 'Bu Eskiz dan test'],
  ])('sends one message: %s', async (kind, text) => {
    const { code, output, errors } = await run(['test', '+998 90 123-45-67', kind], eskiz());
    expect([code, output, errors]).toEqual([0, expect.stringMatching(/^Accepted by eskiz: [^\n]+\.\n$/), '']);
    expect(stub.received).toEqual([{ phone: '998901234567', text, sender: '4546' }]);
  });

  test('says why the gateway refused, without the phone and the credentials', async () => {
    stub.behave({ send: { status: 400, body: { message: `Not approved for 998901234567 ${stubPassword}` } } });
    const { code, output, errors } = await run(['test', '998901234567'], eskiz());
    expect([code, output, errors]).toEqual([1, '', 'Eskiz returned 400: Not approved for … …. It was not sent.\n']);
  });

  test('says that the outcome is unknown, and sends nothing again', async () => {
    stub.behave({ send: 'hang-up' });
    const { code, errors } = await run(['test', '998901234567'], eskiz());
    expect([code, stub.received.length]).toEqual([1, 1]);
    expect(errors).toContain('It may arrive or not; it was not sent again.');
  });

  test('a missing phone, an unknown language and no gateway are rejected with one sentence', async () => {
    for (const args of [['test'], ['test', '12'], ['test', '998901234567', 'de'], []]) {
      expect((await run(args, eskiz())).errors).toBe('Usage: npm run sms-texts | npm run sms-test -- PHONE [ru|en|uz|trial]\n');
    }
    expect((await run(['test', '998901234567'])).errors).toMatch(/^SMS_PROVIDER is console[^\n]+\.\n$/);
    expect(stub.received).toEqual([]);
  });
});
