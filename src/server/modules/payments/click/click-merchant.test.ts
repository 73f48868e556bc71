import { describe, expect, it } from 'vitest';
import { clickEnv, useClickApi } from '../../../../../tests/support/payments/click-merchant.ts';
import { clickAuth } from './click-auth.ts';
import { createClickMerchant } from './click-merchant.ts';

const now = 1_519_051_543_999;
describe('Click’s Merchant API', () => {
  const click = useClickApi();

  const merchant = (secret = clickEnv.CLICK_SECRET) =>
    createClickMerchant(
      { serviceId: clickEnv.CLICK_SERVICE_ID, merchantUserId: clickEnv.CLICK_MERCHANT_USER_ID, secret, apiUrl: click.api.url },
      () => now,
    );

  it('the header is that of the reference’s vector', () => {
    expect(clickAuth({ merchantUserId: '123', secret: 'TESTSECRET' }, now)).toBe('123:ec764df343f5269761b930fb48bfe5ed8ad5c1eb:1519051543');
  });

  it('returns a payment by its own call, and reads an id digit for digit', async () => {
    click.api.answers.set('reversal/85335/9007199254740993', { error_code: 0, error_note: 'Success', payment_id: 15 });
    expect(await merchant().reverse('9007199254740993')).toMatchObject({ kind: 'ok', paymentId: '15' });
    expect(click.api.called).toEqual(['DELETE reversal/85335/9007199254740993']);
  });

  it.each([
    [{ payment_status: 2 }, 'paid'],
    [{ payment_status: 1 }, 'pending'],
    [{ payment_status: 0 }, 'pending'],
    [{ payment_status: -1 }, 'none'],
    [{}, 'unknown'],
  ])('%o is a payment that is %s', async (status, state) => {
    click.api.answers.set('status_by_mti/85335/1042/2026-11-21', { error_code: 0, error_note: 'Success', payment_id: 15, ...status });
    expect(await merchant().statusOfOrder(1042, '2026-11-21')).toEqual({ kind: 'ok', paymentId: '15', state });
  });

  it('an error is a refusal with its reason, and no answer is unknown', async () => {
    click.api.answers.set('/15', { error_code: -5017, error_note: 'Refused by UZCARD' });
    expect(await merchant().reverse('15')).toEqual({ kind: 'refused', note: '-5017: Refused by UZCARD' });
    expect(await merchant('another').status('15')).toEqual({ kind: 'refused', note: 'HTTP 401' });
    click.api.isAway = true;
    expect(await merchant().status('15')).toMatchObject({ kind: 'unknown' });
  });
});
