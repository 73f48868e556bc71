// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

it('disconnects it', async () => {
  server.respond(calls.ownTelegram, { bot: 'namuna_bot', isConnected: true });
  render(<OfficeTelegram words={words} />);
  const end = await screen.findByRole('button', { name: words.endLabel });
  server.respond(calls.endTelegram, undefined);
  server.respond(calls.ownTelegram, { bot: 'namuna_bot', isConnected: false });
  fireEvent.click(end);
  await screen.findByText(words.ended);
  await screen.findByRole('button', { name: words.connect });
});
