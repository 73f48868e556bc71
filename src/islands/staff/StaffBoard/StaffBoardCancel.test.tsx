// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder as order } from '../../../../tests/support/builders/sample-orders.ts';
import { moved, onBoard, sent, server, show } from '../../../../tests/support/screens/staff-board.tsx';

it('cancels with a reason', async () => {
  server.respond(calls.moveOrder, onBoard(moved('cancelled')));
  show();
  const menu = screen.getByLabelText(`${words.more}: № 7`);
  const cancel = within(menu.closest('details') as HTMLElement).getByRole('button', { name: `${words.cancel}: № 7` });
  expect(menu.closest('details')?.open).toBe(false);
  fireEvent.click(menu);
  fireEvent.click(cancel);
  fireEvent.click(screen.getByRole('radio', { name: words.reason_out_of_stock }));
  fireEvent.click(screen.getByRole('button', { name: words.cancelYes }));
  await waitFor(() => expect(screen.queryByText('№ 7')).toBeNull());
  expect(sent()).toEqual(['POST /api/v1/staff/orders/o1/status {"status":"cancelled","reason":"out_of_stock"}']);
});

it('cancels all open orders of one customer with one reason', async () => {
  const others = [order, { ...order, id: 'o2', number: 8 }];
  server.respond(calls.cancelAllOrders, { orders: others.map((one) => onBoard(moved('cancelled', one))) });
  show([...others, { ...order, id: 'o3', number: 9, contact: { ...order.contact, phone1: '998900000009' } }]);
  const cancelAll = words.cancelAll.replace('{{count}}', '2');
  expect(screen.getAllByRole('button', { name: new RegExp(`^${cancelAll}: №`) })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: `${cancelAll}: № 7` }));
  expect(screen.queryByText(words.cancelAllText)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.cancelAllYes }));
  await waitFor(() => expect(screen.queryByText('№ 8')).toBeNull());
  expect([screen.queryByText('№ 7'), screen.queryByText('№ 9')]).toEqual([null, expect.anything()]);
  expect(sent()).toEqual(['POST /api/v1/staff/orders/o1/cancel-all {"reason":"unreachable"}']);
});
