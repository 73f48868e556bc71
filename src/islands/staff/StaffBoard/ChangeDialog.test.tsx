// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireMenu } from '#contract/shop/sample-wire.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { ChangeDialog } = await import('./ChangeDialog.tsx');
const now = Date.parse('2026-11-21T07:00:00Z');
const [line] = sampleOrder.lines;
const order = { ...sampleOrder, lines: [line, { ...line, productId: '6' }] } as typeof sampleOrder;

beforeEach(() => {
  server.reset();
  server.respond(calls.restaurantMenu, sampleWireMenu({ products: [] }));
  server.respond(calls.changeStopList, undefined);
});
afterEach(cleanup);

it('takes a missing dish off sale until the end of the day, only when asked to and once the guest has the offer', async () => {
  const onClose = vi.fn();
  render(<ChangeDialog t={translator(words)} locale="ru" order={order} now={now} onClose={onClose} />);
  server.reject(calls.offerChange, { code: 'CHANGE_OPEN' });
  fireEvent.click(screen.getByRole('switch', { name: words.changeTakeOff }));
  fireEvent.click(screen.getByRole('button', { name: words.changeOffer }));
  await waitFor(() => expect(server.requests(calls.offerChange)).toHaveLength(1));
  expect(server.requests(calls.changeStopList)).toEqual([]);
  server.respond(calls.offerChange, { ...order, isUnanswered: false });
  fireEvent.click(screen.getByRole('button', { name: words.changeOffer }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { restaurantId } = order;
  expect(server.requests(calls.changeStopList).map(({ body }) => body)).toEqual([
    { restaurantId, productId: line?.productId, portions: 0, until: '2026-11-22T01:00:00.000Z' },
  ]);
});

it('does not offer to take a dish off sale of which there is another amount', () => {
  render(<ChangeDialog t={translator(words)} locale="ru" order={order} now={now} onClose={() => {}} />);
  fireEvent.click(screen.getByRole('radio', { name: words.change_to_amount }));
  expect(screen.queryByRole('switch', { name: words.changeTakeOff })).toBeNull();
});
