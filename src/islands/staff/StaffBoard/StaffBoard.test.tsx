// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { inSlot, sampleOrder as order } from '../../../../tests/support/builders/sample-orders.ts';
import { column, moved, noon, notify, onBoard, sent, server, show } from '../../../../tests/support/screens/staff-board.tsx';

it('moves an order to the next step with one press', async () => {
  server.respond(calls.moveOrder, onBoard(moved('confirmed')));
  show();
  fireEvent.click(column(words.column_created).getByRole('button', { name: words.to_confirmed }));
  await waitFor(() => expect(column(words.column_confirmed).queryByText('№ 7')).not.toBeNull());
  expect(sent()).toEqual(['POST /api/v1/staff/orders/o1/status {"status":"confirmed"}']);
  expect(column(words.column_confirmed).queryByRole('button', { name: words.to_cooking })).not.toBeNull();
});

it('keeps a press without a network, says so, and sends it when the network is back (R-BOARD-4)', async () => {
  server.disconnect(calls.moveOrder);
  show();
  fireEvent.click(column(words.column_created).getByRole('button', { name: words.to_confirmed }));
  await screen.findByText(words.pressesWait.replace('{{count}}', '1'), { exact: false });
  expect(column(words.column_confirmed).queryByText('№ 7')).not.toBeNull();
  server.respond(calls.moveOrder, onBoard(moved('confirmed')));
  server.respond(calls.staffOrders, { orders: [onBoard(order)] });
  notify('ready', {});
  await waitFor(() => expect(sent().filter((one) => one.includes('/status'))).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(words.pressesWait.replace('{{count}}', '1'), { exact: false })).toBeNull());
  expect(column(words.column_confirmed).queryByText('№ 7')).not.toBeNull();
});

it('takes a wrong step back and promises more time (R-STATUS-12, R-STATUS-13)', async () => {
  const confirmed = { ...order, status: 'confirmed' as const };
  const history = [...order.history, { status: 'confirmed' as const, at: new Date(noon - 30_000).toISOString(), by: 'staff' }];
  server.respond(calls.stepBack, onBoard({ ...order, history: [...history, { ...history[1], status: 'created' } as (typeof history)[0]] }));
  server.respond(calls.delayOrder, onBoard({ ...confirmed, history }));
  show([{ ...confirmed, history }]);
  const later = words.promiseLater.replace('{{count}}', '15');
  fireEvent.click(screen.getByText(later));
  await waitFor(() => expect(sent()).toEqual(['PUT /api/v1/staff/orders/o1/delay {"times":1}']));
  fireEvent.click(screen.getByText(words.stepBack));
  await waitFor(() => expect(column(words.column_created).queryByText('№ 7')).not.toBeNull());
  await waitFor(() => expect(sent()).toContain('POST /api/v1/staff/orders/o1/back {"from":"confirmed"}'));
});

it('marks dishes as made by touch, and moves the order to the pass (R-BOARD-1)', async () => {
  server.respondRaw(calls.makeLine, () => new Promise<Response>(() => undefined));
  show([moved('cooking')]);
  fireEvent.click(screen.getByRole('radio', { name: words.cooks }));
  const dishes = await screen.findAllByRole('button', { pressed: false });
  for (const dish of dishes) fireEvent.click(dish);
  await screen.findByRole('button', { name: `${words.to_ready}: № 7` });
  expect(screen.queryAllByRole('button', { pressed: false })).toEqual([]);
});

it('adds new orders from the stream, the one due first on top, and removes completed ones', () => {
  show();
  notify('order', { order: { ...inSlot(order, { ...order.slot, start: 720, end: 740 }), id: 'o2', number: 9 } });
  notify('order', { order: { ...order, id: 'o3', number: 10 } });
  expect(
    column(words.column_created)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['№ 9', '№ 7', '№ 10']);
  notify('order', { order: moved('cancelled') });
  expect(screen.queryByText('№ 7')).toBeNull();
});

it('keeps an order that was placed while the list was read', async () => {
  const read = Promise.withResolvers<Response>();
  server.respondRaw(calls.staffOrders, () => read.promise);
  show([]);
  notify('ready', {});
  notify('order', { order });
  read.resolve(Response.json({ orders: [{ ...onBoard(order), id: 'o2', number: 9 }] }));
  await screen.findByText('№ 9');
  expect(screen.queryByText('№ 7')).not.toBeNull();
});

it('keeps the open section in the address, and goes back to the former one (R-BOARD-8)', async () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: words.cooks }));
  expect(location.search).toBe('?view=cooks');
  cleanup();
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words.cooks }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: words.board }));
  expect(location.search).toBe('');
  act(() => history.back());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: words.cooks }).checked).toBe(true));
});

it('states how each order keeps its promised time, in words and by color', () => {
  show([order, moved('cooking', { ...inSlot(order, { ...order.slot, start: 600, end: 705 }), id: 'o2', number: 8 })]);
  const timer = (title: string) => column(title).getByRole('img', { name: /мин$/ });
  expect(timer(words.column_created).dataset['pace']).not.toBe('late');
  expect([timer(words.column_cooking).dataset['pace'], timer(words.column_cooking).textContent]).toEqual(['late', '+15 мин']);
});

it('shows the time of day in its head, and continues it', async () => {
  vi.useFakeTimers({ now: noon });
  show();
  const clock = () => screen.getByText(/^12:\d\d$/).textContent;
  expect(clock()).toBe('12:00');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(clock()).toBe('12:01');
  vi.useRealTimers();
});

it('names the restaurant of an order only to those who see several', () => {
  show();
  expect(screen.queryByText('Чорсу')).toBeNull();
  cleanup();
  show([order], { '1': 'Чорсу', '2': 'Юнусабад' });
  expect(screen.queryByText('Чорсу')).not.toBeNull();
});

it('shows an order that is handed over in brief, with its dishes, phone and ticket in its menu', () => {
  show([moved('picked_up')]);
  const handed = column(words.column_handed);
  const menu = within(handed.getByLabelText(`${words.more}: № 7`).closest('details') as HTMLElement);
  expect(menu.queryByText('2 × Обед')).not.toBeNull();
  expect(menu.queryByRole('link', { name: '+998 90 123-45-67' })).not.toBeNull();
  expect(menu.queryByRole('button', { name: `${words.print}: № 7` })).not.toBeNull();
  expect(handed.queryByText(/сум/)).toBeNull();
  expect(handed.queryByRole('button', { name: words.to_completed })).not.toBeNull();
});

it('states the time left of a ready delivery quietly, until its time has come', () => {
  show([moved('ready', { ...order, orderTypeId: 0 }), moved('cooking', { ...order, id: 'o2', number: 8 })]);
  const isQuiet = (title: string) => 'quiet' in column(title).getByRole('img', { name: /мин$/ }).dataset;
  expect([isQuiet(words.column_ready), isQuiet(words.column_cooking)]).toEqual([true, false]);
});

it('states for how many minutes an order is still in its promised time, once its customer expects it', () => {
  const slot = { ...order.slot, start: 700, end: 740 };
  show([moved('cooking', inSlot(order, slot))]);
  expect(column(words.column_cooking).getByRole('img', { name: /пора/ }).textContent).toBe('пора · 20 мин');
});
