// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireOpenedCustomer } from '#contract/office/customers.ts';
import words from '../../../../locales/en/office-customers.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeCustomers } = await import('./OfficeCustomers.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

const customer: WireOpenedCustomer = {
  ...{ id: 'c1', firstName: 'Dilnoza', phone: '998901112233', birthDate: '1994-05-06', cardNumber: 0 },
  ...{ createdAt: '2026-11-01T06:00:00.000Z', isVerified: false, note: '', block: null, addresses: [], orders: [] },
  points: { balance: 500, spent: 0, entries: [] },
};

it('corrects points by a whole number with a reason, and by one key for each correction', async () => {
  server.respond(calls.openCustomer, customer);
  server.respond(calls.correctPoints, { ...customer, points: { balance: 0, spent: 0, entries: [] } });
  render(<OfficeCustomers locale="en" words={words} openId="c1" />);
  fireEvent.change(await screen.findByLabelText(words.correction), { target: { value: '−1,5' } });
  fireEvent.click(screen.getByRole('button', { name: words.correct }));
  screen.getByText(words.correctionWrong);
  screen.getByText(words.reasonMissing);
  expect(server.requests(calls.correctPoints)).toEqual([]);
  fireEvent.change(screen.getByLabelText(words.correction), { target: { value: '−500' } });
  fireEvent.change(screen.getByLabelText(words.correctionReason), { target: { value: 'Given twice' } });
  fireEvent.click(screen.getByRole('button', { name: words.correct }));
  await screen.findByText('Points: 0');
  expect(server.requests(calls.correctPoints).map(({ body }) => body)).toEqual([
    { key: expect.any(String), points: -500, reason: 'Given twice' },
  ]);
});

it('loads a customer again by a button after a failure', async () => {
  server.disconnect(calls.openCustomer);
  render(<OfficeCustomers locale="en" words={words} openId="c1" />);
  const retry = await screen.findByRole('button', { name: words.retry });
  server.respond(calls.openCustomer, customer);
  fireEvent.click(retry);
  await screen.findByRole('heading', { name: 'Dilnoza' });
});
