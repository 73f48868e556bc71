import { randomInt } from 'node:crypto';
import type { Send, StubCaller, StubPayment } from '../stub/stub-caller.ts';
import { clickSignature } from './click-sign.ts';

/** Click without money, with one payment. */
export function clickStub({ account, amount }: StubPayment, service: { serviceId: string; secret: string }, send: Send): StubCaller {
  const id = String(randomInt(2 ** 47));
  let prepareId: string | undefined;
  const call = async (name: 'prepare' | 'complete', error: number) => {
    const fields = {
      click_trans_id: id,
      service_id: service.serviceId,
      merchant_trans_id: account,
      ...(name === 'complete' && { merchant_prepare_id: prepareId ?? '0' }),
      amount: (amount / 100).toFixed(2),
      action: name === 'prepare' ? '0' : '1',
      sign_time: '2026-11-22 12:00:00',
    };
    const rest = { click_paydoc_id: id, error: String(error), error_note: '', sign_string: clickSignature(fields, service.secret) };
    const body = String(new URLSearchParams({ ...fields, ...rest }));
    const answer = await send(`/api/payments/click/${name}`, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
    const read = JSON.parse(answer) as { error: number; error_note: string; merchant_prepare_id?: number };
    prepareId = read.merchant_prepare_id === undefined ? prepareId : String(read.merchant_prepare_id);
    return `${name}: ${read.error} ${read.error_note}`;
  };
  return { begin: () => call('prepare', 0), take: () => call('complete', 0), fail: () => call('complete', -5017) };
}
