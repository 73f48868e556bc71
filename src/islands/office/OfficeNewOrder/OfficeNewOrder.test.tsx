// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/en/office-new-order.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeNewOrder } = await import('./OfficeNewOrder.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

const restaurants = [{ id: '1', name: 'Chilonzor', regionId: '1' }];

it('asks for the phone first, and shows the rest once it is known who calls', async () => {
  server.respond(calls.findCaller, { phone: '998901112233', customer: null, addresses: [], last: null });
  render(<OfficeNewOrder locale="en" words={words} restaurants={restaurants} />);
  const phone = screen.getByLabelText(words.phone);
  expect(document.activeElement).toBe(phone);
  fireEvent.change(phone, { target: { value: '90' } });
  fireEvent.click(screen.getByRole('button', { name: words.findCaller }));
  screen.getByText(words.phoneInvalid);
  expect(screen.queryByLabelText(words.searchAddress)).toBeNull();
  fireEvent.change(phone, { target: { value: '901112233' } });
  fireEvent.click(screen.getByRole('button', { name: words.findCaller }));
  await screen.findByText(words.newCaller);
  screen.getByLabelText(words.searchAddress);
  expect(server.requests(calls.findCaller).map(({ body }) => body)).toEqual([{ phone1: '998901112233' }]);
});
