import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import { clickReceipt, createClickReceipts } from './click-receipts.ts';

const line: FiscalLine = {
  ...{ title: 'Плов', price: 4_500_000, count: 2, discount: 100 },
  ...{ mxik: '10202001001000017', packageCode: '1509983', vatPercent: 12, vat: 964_275 },
};
const receipt = { paymentId: '9007199254740993', accountOf: null, lines: [line], unit: 'шт.' };
const config = { tin: '301234567', countUnit: 1, received: 'ecash' } as const;
const bodyOf = (changes: object = {}, sent = receipt) => clickReceipt(sent, '85335', { ...config, ...changes });

describe('the lines of a receipt for Click (R-PAY-9)', () => {
  it('are in tiyin, with the price before the discount, the sum of the VAT, and the id digit for digit', () => {
    expect(bodyOf()).toContain('{"service_id":85335,"payment_id":9007199254740993,');
    expect(JSON.parse(bodyOf())).toMatchObject({
      items: [
        {
          ...{ Name: 'Плов шт.', SPIC: '10202001001000017', PackageCode: '1509983', GoodPrice: 4_500_000, Price: 9_000_000 },
          ...{ Amount: 2, VAT: 964_275, VATPercent: 12, Discount: 100, CommissionInfo: { TIN: '301234567' } },
        },
      ],
      ...{ received_ecash: 8_999_900, received_cash: 0, received_card: 0 },
    });
  });

  it('follow the configuration where Click’s documents leave it open', () => {
    const other = JSON.parse(bodyOf({ tin: '12345678901234', countUnit: 1000, received: 'card' }));
    expect(other).toMatchObject({ received_ecash: 0, received_card: 8_999_900 });
    expect(other.items[0]).toMatchObject({ Amount: 2_000, CommissionInfo: { PINFL: '12345678901234' } });
  });

  it('have a name of 63 characters at most, with the unit at its end', () => {
    const [item] = JSON.parse(bodyOf({}, { ...receipt, lines: [{ ...line, title: 'Ш'.repeat(80) }] })).items;
    expect([item.Name.length, item.Name.endsWith('Ш шт.')]).toEqual([63, true]);
  });
});

describe('Click’s calls about receipts', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });
  const click = async (status: number, answer: unknown) => {
    const requests: { method?: string | undefined; url?: string | undefined; auth?: unknown }[] = [];
    const server = createServer((request, response) => {
      requests.push({ method: request.method, url: request.url, auth: request.headers['auth'] });
      response.writeHead(status).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => server.close());
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/merchant`;
    const keys = { serviceId: '85335', merchantUserId: '7', secret: 'TESTSECRET', apiUrl };
    return { requests, sender: createClickReceipts(keys, config, () => 1_519_051_543_000) };
  };

  it('are signed, and go to the addresses of the payment', async () => {
    const { requests, sender } = await click(200, { error_code: 0, error_note: '' });
    await sender.submit(receipt);
    expect(await sender.findUrl({ paymentId: '5', accountOf: null })).toBeNull();
    const auth = '7:ec764df343f5269761b930fb48bfe5ed8ad5c1eb:1519051543';
    expect(requests).toEqual([
      { method: 'POST', url: '/v2/merchant/payment/ofd_data/submit_items', auth },
      { method: 'GET', url: '/v2/merchant/payment/ofd_data/85335/5', auth },
    ]);
  });

  it('find the link of a receipt, http and https only', async () => {
    const link = async (url: unknown) => (await click(200, { qrCodeURL: url })).sender.findUrl({ paymentId: '5', accountOf: null });
    expect(await link('https://ofd.soliq.uz/check?t=1')).toBe('https://ofd.soliq.uz/check?t=1');
    expect([await link('javascript:alert(1)'), await link(null)]).toEqual([null, null]);
  });

  it('reject what Click does not accept, without the keys', async () => {
    for (const [status, answer] of [
      [500, {}],
      [200, { error_code: -1 }],
      [200, 'no'],
    ] as const) {
      const failure = await (await click(status, answer)).sender.submit(receipt).catch(String);
      expect(failure).toMatch(/Error/);
      expect(failure).not.toContain('TESTSECRET');
    }
  });
});
