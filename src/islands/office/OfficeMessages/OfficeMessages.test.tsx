// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office-messages.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeMessages } = await import('./OfficeMessages.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

it('shows what each channel has sent, what it waits for, and sends again what was given up (R-MSG-11)', async () => {
  render(<OfficeMessages locale="ru" words={words} />);
  const row = await screen.findByRole('row', { name: /^Telegram/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['812', '2', '3']);
  screen.getByText(words.reason_blocked);
  server.respond(calls.sendMessageAgain, undefined);
  fireEvent.click(screen.getByRole('button', { name: words.againOf.replace('{{about}}', words.order.replace('{{number}}', '1042')) }));
  await screen.findByText(words.again_done.replace('{{number}}', '1042'));
  expect(server.requests(calls.sendMessageAgain).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/messages/m1/again']);
});

it('shows codes by SMS and in Telegram apart, and which price is not known (R-MSG-18)', async () => {
  const figuresOf = async (name: string) => {
    const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  };
  render(<OfficeMessages locale="ru" words={words} />);
  expect(await figuresOf(words.codes)).toEqual(['140', '—', '—', '21 000 сум']);
  expect(await figuresOf(words.codesTelegram)).toEqual(['312', '9', '—', '37 440 сум']);
  cleanup();
  const telegram = { sent: 312, failed: 9, cost: null };
  server.respond(calls.officeMessages, { channels: [], failures: [], codes: { left: 1, sms: { sent: 2, cost: 300 }, telegram } });
  render(<OfficeMessages locale="ru" words={words} />);
  expect((await figuresOf(words.codesTelegram)).at(-1)).toBe('—');
  screen.getByText(new RegExp(words.priceUnknownTelegram));
  expect(screen.queryByText(new RegExp(words.priceUnknown))).toBeNull();
});

it('says of an e-mail that was given up without an answer that the mail server did not confirm it (R-MSG-5)', async () => {
  const failure = { id: 'm1', orderNumber: 1042, channel: 'email', at: '2026-11-21T06:20:00.000Z', reason: 'unknown' } as const;
  const codes = { left: 1, sms: { sent: 2, cost: 300 }, telegram: null };
  server.respond(calls.officeMessages, { channels: [], failures: [failure], codes });
  render(<OfficeMessages locale="ru" words={words} />);
  await screen.findByText('Почтовый сервер не подтвердил, что принял письмо.');
});
