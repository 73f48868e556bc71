// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls, type ValueOf } from '#contract/calls.ts';
import type { WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import type { WireRefund } from '#contract/office/payments.ts';
import type { WireReconciliation } from '#contract/office/reconciliation.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/en/office-payments.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficePayments } = await import('./OfficePayments.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

const refund: WireRefund = {
  id: '7',
  orderId: 'o7',
  orderNumber: 1042,
  orderStatus: 'cancelled',
  provider: 'payme',
  providerId: 'p7',
  sum: 45_000,
  cause: 'cancelled',
  since: '2026-11-21T06:10:00.000Z',
  canReverse: false,
  done: null,
};
const show = (order = '', isOwner = true) =>
  render(<OfficePayments locale="en" words={words} filter={{ day: '2026-11-21', order }} asksClick canChangeAccounts={isOwner} />);

it('says of each refund what is to be done, by its provider', async () => {
  const disputed = { ...refund, id: '8', orderNumber: 1043, provider: 'click', cause: 'disputed' } as const;
  server.respond(calls.refunds, { refunds: [refund, disputed] });
  show();
  const [first, second] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(first).toContain('Return the money in the cabinet of Payme');
  expect(second).toContain('Look in the cabinet of Click');
});

it('closes a refund that was given in another way only with a note', async () => {
  server.respond(calls.refunds, { refunds: [refund] });
  server.respond(calls.noteRefund, { ...refund, done: { at: '2026-11-21T07:00:00.000Z', by: 'Anvar', note: 'In cash' } });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Returned in another way: No. 1042' }));
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  screen.getByText(words.noteMissing);
  expect(server.requests(calls.noteRefund)).toEqual([]);
  fireEvent.change(screen.getByLabelText(words.note), { target: { value: 'In cash' } });
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  await screen.findByText('Noted: No. 1042');
  expect(server.requests(calls.noteRefund).map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/api/v1/office/refunds/7/done', { note: 'In cash' }],
  ]);
});

it('shows the payments of the order that its address names', async () => {
  server.respond(calls.officePayments, { payments: [], next: null, sums: [] });
  show('1042');
  await screen.findByRole('heading', { name: 'Payments and attempts of order No. 1042' });
  expect(server.requests(calls.officePayments)[0]?.url.searchParams.get('order')).toBe('1042');
});

const side = { count: 1, paid: 45_000, returned: 0 };
const reconciliation: WireReconciliation = {
  ...{ provider: 'payme', day: '2026-11-21', areIdsUnknown: false, there: side, here: side, differences: [], notAsked: [] },
};
const openReconciliation = () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: words.view_reconcile }));
};
const choose = (...lines: readonly string[]) =>
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([lines.join('\n')], 'statement.csv')] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('compares the lines of a statement that can be read, and names each of the others', async () => {
  server.respond(calls.reconcileStatement, reconciliation);
  openReconciliation();
  press(words.compare);
  await screen.findByText(words.fileMissing);
  choose('id;order;amount;status', 't1;1042;45000;paid', 't2;1043;free;paid', 't3;1044;1;maybe');
  press(words.compare);
  await screen.findByText(words.noDifferences);
  screen.getByText('Line 3: “free” is no amount');
  screen.getByText('Line 4: the status “maybe” is unknown');
  expect(server.requests(calls.reconcileStatement).map(({ body }) => body)).toEqual([
    {
      ...{ provider: 'payme', day: '2026-11-21', unread: 2 },
      lines: [{ row: 2, ids: ['t1'], order: 1042, amount: 4_500_000, state: 'paid' }],
    },
  ]);
});

it('says of each difference what both sides have', async () => {
  const here = {
    number: 7,
    sum: 45_000,
    state: 'paid',
    providerId: 'p7',
    begunAt: refund.since,
    paidAt: refund.since,
    endedAt: null,
  } as const;
  const there = { rows: [2, 5], ids: ['p8'], sum: 45_000.05, state: 'paid' } as const;
  server.respond(calls.reconcileStatement, {
    ...reconciliation,
    differences: [
      { kind: 'paidThere', orderNumber: null, there, here: null },
      { kind: 'paidHere', orderNumber: 1042, there: null, here },
    ],
  });
  openReconciliation();
  choose('id;amount', 't1;1');
  press(words.compare);
  const [first, second] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(first).toMatch(/Paid at Payme, not paid here\..*45,000\.05\sUZS, paid, line 2, 5.*Here: no such payment/);
  expect(second).toMatch(/No\. 1042.*Paid here, not paid at Payme\..*Payme: no such payment.*Here: 45,000\sUZS, paid/);
});

it('says why a file can’t be compared, and sends nothing', async () => {
  openReconciliation();
  choose('PK\u0003\u0004');
  press(words.compare);
  await screen.findByText(words.workbook);
  choose('id;amount', 't1;1', '"t2;2');
  press(words.compare);
  await screen.findByText(/^Line 3: a quotation mark/);
  expect(server.requests(calls.reconcileStatement)).toEqual([]);
});

it('asks Click about the orders of the day, and names those without an answer', async () => {
  const notAsked = [
    { orderNumber: 1061, note: '-5: not found' },
    { orderNumber: 1062, note: null },
  ];
  server.respond(calls.reconcileClick, { ...reconciliation, provider: 'click', there: { ...side, paid: null }, notAsked });
  openReconciliation();
  expect(screen.queryByRole('button', { name: words.askClick })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Click' }));
  press(words.askClick);
  await screen.findByText('No. 1061: -5: not found');
  screen.getByText('No. 1062');
  screen.getByText(words.notSaid);
  expect(server.requests(calls.reconcileClick).map(({ body }) => body)).toEqual([{ day: '2026-11-21' }]);
});

const accounts: ValueOf<'GET /api/v1/office/merchant-accounts'> = {
  ...{ shop: ['payme', 'click'], issuesReceipts: false, areStubs: false },
  restaurants: [
    {
      ...{ restaurantId: '2', name: 'Chilonzor', offered: ['payme', 'click'], payme: { kind: 'shop' } },
      ...{ click: { kind: 'own', serviceId: '777', merchantId: '8' }, uzum: { kind: 'none' } },
    },
  ],
};
const openAccounts = (isOwner = true) => {
  show('', isOwner);
  fireEvent.click(screen.getByRole('radio', { name: words.view_accounts }));
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says which account takes the money and what customers are offered, and managers read it', async () => {
  server.respond(calls.merchantAccounts, accounts);
  openAccounts(false);
  const row = (await screen.findByRole('heading', { name: 'Chilonzor' })).closest('li');
  expect(row?.textContent).toMatch(/through Payme, Click\..*Payme.*the shop’s account.*Click.*its own account: 777.*Uzum.*no account/);
  expect(screen.queryAllByRole('button', { name: /^Change/ })).toEqual([]);
});

it('sends a typed account, shows what is wrong at its field, and forgets the key', async () => {
  server.respond(calls.merchantAccounts, accounts);
  server.reject(calls.changeMerchantAccount, problem('INVALID_BODY', { field: 'merchantId', rule: 'invalid_format' }));
  openAccounts();
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Payme: Chilonzor' }));
  fireEvent.click(screen.getByRole('radio', { name: words.kind_own }));
  fill(words.payme_merchantId, 'desk');
  fill(words.payme_key, 'the-key');
  press(words.save);
  await screen.findByText(words.wrongDesk);
  expect(document.activeElement).toBe(screen.getByLabelText(words.payme_merchantId));
  const own = { kind: 'own', merchantId: 'a'.repeat(24), login: 'Paycom' } as const;
  server.respond(calls.changeMerchantAccount, { ...(accounts.restaurants[0] as WireMerchantAccounts), payme: own });
  fill(words.payme_merchantId, own.merchantId);
  press(words.save);
  await screen.findByText(`its own account: ${own.merchantId}`);
  screen.getByText('Saved: Chilonzor');
  expect(
    server
      .requests(calls.changeMerchantAccount)
      .map(({ url, body }) => [url.pathname, body])
      .at(-1),
  ).toEqual(['/api/v1/office/merchant-accounts/2', { provider: 'payme', ...own, key: 'the-key' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Change: Payme: Chilonzor' }));
  expect(screen.getByLabelText<HTMLInputElement>(words.payme_key).value).toBe('');
});

it('leaves out a key that is not typed, and turns a provider off without fields', async () => {
  server.respond(calls.merchantAccounts, accounts);
  server.respond(calls.changeMerchantAccount, accounts.restaurants[0] as WireMerchantAccounts);
  openAccounts();
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Click: Chilonzor' }));
  fill(words.click_serviceId, '778');
  press(words.save);
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Uzum: Chilonzor' }));
  fireEvent.click(screen.getByRole('radio', { name: words.kind_off }));
  screen.getByText('Uzum is not offered at this restaurant.');
  press(words.save);
  await screen.findByRole('button', { name: 'Change: Uzum: Chilonzor' });
  expect(server.requests(calls.changeMerchantAccount).map(({ body }) => body)).toEqual([
    { provider: 'click', kind: 'own', serviceId: '778', merchantId: '8' },
    { provider: 'uzum', kind: 'off' },
  ]);
});

it('says that an account at Click is not used while receipts lack what they need', async () => {
  server.respond(calls.merchantAccounts, { ...accounts, issuesReceipts: true });
  openAccounts();
  await screen.findByText(words.lacksReceipts);
});
