// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireRefund } from '#contract/office/payments.ts';
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
const show = (order = '') => render(<OfficePayments locale="en" words={words} filter={{ day: '2026-11-21', order }} />);

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
