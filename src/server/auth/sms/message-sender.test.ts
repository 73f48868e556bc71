import { expect, test, vi } from 'vitest';
import { startSmsGateway, stubLogin, stubPassword } from '../../../../tests/support/sms/sms-gateway-stub.ts';
import { readConfig } from '../../config/config.ts';
import { log } from '../../log.ts';
import { instruments } from '../../metrics/record.ts';
import { counted, createMessageSender } from './message-sender.ts';
import { SendFailure, type TextMessage } from './text-message.ts';

const message: TextMessage = { phone: '998901234567', code: '012345', text: '012345' };

/** The value of a series, 0 when it has none yet. */
async function reported(series: string): Promise<number> {
  const lines = (await (await instruments()).registry.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1] ?? 0);
}

test('sent codes and failures are counted, an announcement is not a code, and an unknown outcome is logged', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const series = [
    'shop_codes_sent_total',
    'shop_messages_failed_total{outcome="refused"}',
    'shop_messages_failed_total{outcome="unknown"}',
  ];
  const read = () => Promise.all(series.map(reported));
  const before = await read();
  await counted(async () => {})(message);
  await counted(async () => {})({ ...message, code: null });
  for (const outcome of ['refused', 'unknown'] as const) {
    const sending = counted(() => Promise.reject(new SendFailure(outcome, 'the SMS gateway returned 500')))(message);
    await expect(sending).rejects.toThrow('returned 500');
  }
  expect((await read()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
  expect(warn.mock.calls).toEqual([
    [{ reason: 'Error: the SMS gateway returned 500' }, 'a text message was not confirmed: it may arrive or not'],
  ]);
});

test.each([
  ['a low balance', 49_999, 1],
  ['a sufficient balance', 50_000, 0],
])('%s is in the metrics, and logged when it is below SMS_BALANCE_WARNING', async (_, balance, warnings) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const stub = await startSmsGateway();
  stub.behave({ balance });
  const account = { SMS_PROVIDER: 'eskiz', ESKIZ_URL: stub.url, ESKIZ_EMAIL: stubLogin, ESKIZ_PASSWORD: stubPassword, SMS_BRAND: 'Namuna' };
  await createMessageSender(readConfig({ ...account, SMS_BALANCE_WARNING: '50000' }).sms)(message);
  await vi.waitFor(async () => expect(await reported('shop_sms_balance{provider="eskiz"}')).toBe(balance));
  expect(warn.mock.calls.length).toBe(warnings);
  stub.close();
});

test('a balance that can not be read is logged, and the message is sent', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const stub = await startSmsGateway();
  stub.behave({ balance: { unknown: true } });
  const account = { SMS_PROVIDER: 'eskiz', ESKIZ_URL: stub.url, ESKIZ_EMAIL: stubLogin, ESKIZ_PASSWORD: stubPassword, SMS_BRAND: 'Namuna' };
  await createMessageSender(readConfig(account).sms)(message);
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [{ reason: 'Error: Eskiz returned 200 without a balance' }, 'the balance of the SMS gateway could not be read'],
    ]),
  );
  stub.close();
});
