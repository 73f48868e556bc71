// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/en/office-customers.json' with { type: 'json' };
import { sampleOrder } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { OfficeOrders } = await import('./OfficeOrders.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

const filter = { text: '', day: '', restaurantId: '', status: '', sum: '', toReturn: '' };

it('searches by what is typed and chosen, and says when nothing is found', async () => {
  server.respond(calls.findOrders, { orders: [], next: null });
  render(<OfficeOrders locale="en" words={words} restaurants={[{ id: '1', name: 'Chilonzor' }]} opensCustomers filter={filter} />);
  await screen.findByText(words.nothing);
  fireEvent.change(screen.getByLabelText(words.text), { target: { value: '4567' } });
  fireEvent.change(screen.getByLabelText(words.sum), { target: { value: '48 000' } });
  fireEvent.change(screen.getByLabelText(words.status), { target: { value: 'completed' } });
  fireEvent.click(screen.getByRole('button', { name: words.find }));
  await screen.findByText(words.nothing);
  const { searchParams } = server.requests(calls.findOrders).at(-1)?.url ?? new URL('http://none.invalid');
  expect(Object.fromEntries(searchParams)).toMatchObject({ text: '4567', sum: '48000', status: 'completed' });
});

it('reads an opened order again when the page is seen again', async () => {
  const opened = (total: number) => ({ order: { ...sampleOrder, total }, customer: null, canCancel: false, returnDue: null });
  const found = {
    ...{ id: 'o1', number: 7, total: 100_000, status: 'created' as const, createdAt: '2026-11-21T07:00:00.000Z', day: '2026-11-21' },
    ...{ start: 720, restaurantId: '1', orderTypeId: 200 as const, firstName: 'Dilnoza', phone: '+998 90', isPhoneUnverified: false },
    ...{ method: 'cash' as const, paymentStatus: 'unpaid' as const, returnDue: null },
  };
  server.respond(calls.findOrders, { orders: [found], next: null });
  server.respond(calls.openOrder, opened(100_000));
  render(<OfficeOrders locale="en" words={words} restaurants={[]} opensCustomers filter={filter} />);
  fireEvent.click(await screen.findByRole('button', { name: words.openOf.replace('{{number}}', '7') }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/^Total 100,000/);
  server.respond(calls.openOrder, opened(91_000));
  document.dispatchEvent(new Event('visibilitychange'));
  await dialog.findByText(/^Total 91,000/);
});
