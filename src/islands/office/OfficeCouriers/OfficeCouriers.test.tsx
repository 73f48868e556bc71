// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireCourierWork } from '#contract/staff/couriers.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/office-couriers.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { OfficeCouriers } = await import('./OfficeCouriers.tsx');

const anvar = { id: 'c1', name: 'Анвар', open: 2, onWay: 1, cash: 165_000, cashOrders: 2 };
const work: WireCourierWork = { couriers: [anvar], handIns: [] };
const after: WireCourierWork = {
  couriers: [{ ...anvar, cash: 0, cashOrders: 0 }],
  handIns: [{ id: 'h1', name: 'Анвар', sum: 165_000, orders: 2, at: '2026-11-21T06:40:00.000Z', by: 'Малика' }],
};

const askToReceive = async () => fireEvent.click(await screen.findByRole('button', { name: /^Принять: Анвар, 165\s000\sсум$/ }));
const sent = () => server.requests(calls.receiveCash).map(({ body }) => body as { id: string; sum: number });

beforeEach(() => {
  server.reset();
  server.respond(calls.courierWork, work);
});
afterEach(cleanup);

test('the cash that was seen is received after a question, and who received it stands below (R-COURIER-5)', async () => {
  server.respond(calls.receiveCash, after);
  render(<OfficeCouriers locale="ru" words={words} />);
  await askToReceive();
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: words.receiveYes }));
  await screen.findByText(/Малика/);
  expect(sent().map(({ sum }) => sum)).toEqual([165_000]);
  expect(within(screen.getByRole('region', { name: words.received })).getByText('Анвар').tagName).toBe('B');
  expect(screen.queryByRole('button', { name: /^Принять: Анвар/ })).toBeNull();
});

test('without an answer the next press sends the same receipt', async () => {
  server.disconnect(calls.receiveCash);
  render(<OfficeCouriers locale="ru" words={words} />);
  await askToReceive();
  fireEvent.click(screen.getByRole('button', { name: words.receiveYes }));
  await expect.poll(() => sent().length).toBe(1);
  server.respond(calls.receiveCash, after);
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: words.receiveYes }).disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: words.receiveYes }));
  await screen.findByText(/Малика/);
  expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
});

test('a sum that is another one by now is shown, and not received', async () => {
  server.reject(calls.receiveCash, problem('CASH_CHANGED', { sum: 232_000 }));
  render(<OfficeCouriers locale="ru" words={words} />);
  await askToReceive();
  server.respond(calls.courierWork, { ...work, couriers: [{ ...anvar, cash: 232_000, cashOrders: 3 }] });
  fireEvent.click(screen.getByRole('button', { name: words.receiveYes }));
  await screen.findByRole('button', { name: /^Принять: Анвар, 232\s000\sсум$/ });
});
