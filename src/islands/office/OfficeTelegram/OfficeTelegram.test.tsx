// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office-telegram.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeTelegram } = await import('./OfficeTelegram.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

it('makes a link that connects the own Telegram by a tap (R-MSG-14)', async () => {
  render(<OfficeTelegram words={words} />);
  expect(server.requests(calls.connectTelegram)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: words.connect }));
  const link = await screen.findByRole('link', { name: words.open });
  expect(link.getAttribute('href')).toBe('https://t.me/namuna_bot?start=abcdefghijklmnopqrstuv');
});

it('disconnects it, and then offers to connect it', async () => {
  server.respond(calls.ownTelegram, { bot: 'namuna_bot', isConnected: true });
  render(<OfficeTelegram words={words} />);
  const end = await screen.findByRole('button', { name: words.endLabel });
  server.respond(calls.endTelegram, undefined);
  fireEvent.click(end);
  await screen.findByText(words.ended);
  await screen.findByRole('button', { name: words.connect });
});

it('loads again by a button after a failure', async () => {
  server.disconnect(calls.ownTelegram);
  render(<OfficeTelegram words={words} />);
  screen.getByText(words.loading);
  const retry = await screen.findByRole('button', { name: words.retry });
  server.reset();
  fireEvent.click(retry);
  await screen.findByRole('button', { name: words.connect });
});

it('still offers to disconnect it when that failed, and so did the load after it', async () => {
  server.respond(calls.ownTelegram, { bot: 'namuna_bot', isConnected: true });
  render(<OfficeTelegram words={words} />);
  const end = await screen.findByRole('button', { name: words.endLabel });
  server.disconnect(calls.endTelegram);
  server.disconnect(calls.ownTelegram);
  fireEvent.click(end);
  await expect.poll(() => server.requests(calls.ownTelegram).length).toBe(2);
  await act(async () => {});
  screen.getByRole('button', { name: words.endLabel });
});
