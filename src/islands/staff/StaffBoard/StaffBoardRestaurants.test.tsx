// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder as order } from '../../../../tests/support/builders/sample-orders.ts';
import { sampleRestaurant, sent, server, show } from '../../../../tests/support/screens/staff-board.tsx';

// the day's field loads lazily
await import('#ui/inputs/DateField/DateField.tsx');

it('takes a break, stops and opens again by one press on the board of one restaurant (R-BOARD-7)', async () => {
  const restaurant = { ...sampleRestaurant };
  server.respond(calls.staffRestaurants, () => ({ restaurants: [restaurant] }));
  server.respond(calls.pauseRestaurant, undefined);
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.pauseFor.replace('{{count}}', '15') }));
  restaurant.pausedUntil = '2026-11-21T07:15:00.000Z';
  await screen.findByText('Закрыт до 12:15');
  fireEvent.click(screen.getByRole('button', { name: words.stopOrders }));
  restaurant.pausedUntil = '9999-12-31T23:59:59.000Z';
  await screen.findByText(words.closedOpen);
  fireEvent.click(screen.getByRole('button', { name: words.openAgain }));
  restaurant.pausedUntil = null;
  await screen.findByText(words.takesOrders);
  expect(sent().filter((one) => one.startsWith('PUT'))).toEqual([
    'PUT /api/v1/staff/restaurants/1/pause {"until":"2026-11-21T07:15:00.000Z"}',
    'PUT /api/v1/staff/restaurants/1/pause {"until":"9999-12-31T23:59:59.000Z"}',
    'PUT /api/v1/staff/restaurants/1/pause {"until":null}',
  ]);
});

it('names on the board of several restaurants those that are closed, to open them again', async () => {
  const closed = { ...sampleRestaurant, pausedUntil: '2026-11-21T07:15:00.000Z' };
  server.respond(calls.staffRestaurants, { restaurants: [closed, { ...sampleRestaurant, id: '2', name: 'Юнусабад' }] });
  show([order], { '1': 'Чорсу', '2': 'Юнусабад' });
  await screen.findByRole('button', { name: `${words.openAgain}: Чорсу` });
  expect(screen.queryByRole('button', { name: `${words.openAgain}: Юнусабад` })).toBeNull();
});

it('says that the restaurants could not be loaded, and loads them again', async () => {
  server.disconnect(calls.staffRestaurants);
  show([]);
  fireEvent.click(screen.getByRole('radio', { name: words.restaurants }));
  await screen.findByText(words.loadFailed);
  server.respond(calls.staffRestaurants, { restaurants: [sampleRestaurant] });
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  await screen.findByText('Чорсу');
});

it('closes a restaurant until a day and opens it again', async () => {
  const restaurant = { ...sampleRestaurant };
  server.respond(calls.staffRestaurants, () => ({ restaurants: [restaurant] }));
  server.respond(calls.pauseRestaurant, undefined);
  show([]);
  fireEvent.click(screen.getByRole('radio', { name: words.restaurants }));
  fireEvent.change(await screen.findByLabelText(words.untilDay), { target: { value: '24.11.2026' } });
  restaurant.pausedUntil = '2026-11-24T01:00:00.000Z';
  await waitFor(() => expect(sent()).toContain('PUT /api/v1/staff/restaurants/1/pause {"until":"2026-11-24T01:00:00.000Z"}'));
  fireEvent.click(await screen.findByRole('button', { name: words.openAgain }));
  await waitFor(() => expect(sent()).toContain('PUT /api/v1/staff/restaurants/1/pause {"until":null}'));
});
