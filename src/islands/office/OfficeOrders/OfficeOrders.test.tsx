// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/en/office-customers.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

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
